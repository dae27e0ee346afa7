/** What every way out of the operator has in common: one message in, and why not if not. */
import type { DeliveryProblem } from '@bahati/contract/back-office/messaging/messages.ts';

export type Letter = {
  /** The same at every try, for gateways and mailboxes that drop what they already have. */
  id: string;
  /** E.164, or an e-mail address. */
  recipient: string;
  subject: string | null;
  body: string;
};

/**
 * Sends one message, or throws DeliveryFault; lets go of everything once the signal says so.
 * Answers what the gateway calls the message, where its reports will speak of it by that.
 */
export type SendLetter = (letter: Letter, signal: AbortSignal) => Promise<string | undefined>;

/** Why a try failed. Carries no word of the message and no key: it is logged and shown. */
export class DeliveryFault extends Error {
  readonly problem: DeliveryProblem;
  constructor(problem: DeliveryProblem, detail: string) {
    super(`${problem}: ${detail}`);
    this.name = 'DeliveryFault';
    this.problem = problem;
  }

  /** Another try would end the same. */
  get isFinal(): boolean {
    return this.problem === 'recipient_refused' || this.problem === 'too_late';
  }
}
