/** What the holder of a simulated phone does with a prompt. */
import type { Context } from '#simulator/context.ts';
import { type Mischief, readMischief } from '#simulator/callbacks/mischief.ts';
import { findByReference, type Payment, setMischief } from '#simulator/payments.ts';
import { settle } from '#simulator/settle.ts';
import { inTransaction } from '#simulator/store.ts';

export const promptAnswers = ['accept', 'cancel', 'ignore'] as const;
export type PromptAnswer = (typeof promptAnswers)[number];

export type Answered = {
  phone: string;
  reference: string;
  answer: PromptAnswer;
  pin: string;
  /** How the callbacks shall misbehave, or that the account is empty. */
  twist: Twist | null;
};

export const emptyAccount = 'empty_account';
export type Twist = Mischief | typeof emptyAccount;

export function readTwist(text: unknown): Twist | null {
  return text === emptyAccount ? emptyAccount : readMischief(text);
}

/** Every PIN of four digits is right but this one. */
export const wrongPin = '0000';

/** Answers false where the prompt is gone or the PIN is none; a prompt is answered once. */
export function answerPrompt(context: Context, wish: Answered): boolean {
  const { store } = context;
  const isAnswered = inTransaction(store, () => {
    const found = findByReference(store, wish.reference);
    if (!found || found.phone !== wish.phone || !isWaiting(found)) return false;
    const mischief = wish.twist === emptyAccount ? null : wish.twist;
    if (mischief) setMischief(store, found, mischief);
    const prompt = mischief ? { ...found, mischief } : found;
    return end(context, prompt, wish);
  });
  context.wake();
  return isAnswered;
}

function end(context: Context, prompt: Payment, { answer, pin, twist }: Answered): boolean {
  if (answer === 'cancel') settle(context, prompt, 'cancelled', 'declined');
  else if (answer === 'ignore') settle(context, prompt, 'expired', 'no_answer');
  else if (!/^\d{4}$/.test(pin)) return false;
  else if (pin === wrongPin) settle(context, prompt, 'failed', 'wrong_pin');
  else if (twist === emptyAccount) settle(context, prompt, 'failed', 'empty_account');
  else settle(context, prompt, 'paid', null);
  return true;
}

/** Does the phone show it? */
export function isWaiting({ api, kind, state }: Payment): boolean {
  return api !== 'gateway' && kind === 'charge' && state === 'pending';
}
