/** What every request carries that acts in the name of a short code, and how it is answered. */
import { randomBytes } from 'node:crypto';
import { isSame } from '#simulator/access-token.ts';
import { insertCallback } from '#simulator/callbacks/callbacks.ts';
import type { Context } from '#simulator/context.ts';
import type { Payment } from '#simulator/payments.ts';
import { asDigits } from './time.ts';
import { newRequestId } from './errors.ts';
import * as fields from './fields.ts';

export const resultAddresses = {
  ResultURL: fields.webAddress,
  QueueTimeOutURL: fields.webAddress,
};

/** A wrong initiator is found out by the network itself, so the request is accepted first. */
export function isInitiator({ settings }: Context, name: string, credential: string): boolean {
  const { initiator, securityCredential } = settings.daraja;
  return isSame(name, initiator) && isSame(credential, securityCredential);
}

export type Conversation = {
  originatorConversationId: string;
  conversationId: string;
  queueTimeoutUrl: string;
};

export function newConversation(nowMs: number, queueTimeoutUrl: string): Conversation {
  const day = asDigits(nowMs).slice(0, 8);
  return {
    originatorConversationId: newRequestId(),
    conversationId: `AG_${day}_${randomBytes(10).toString('hex')}`,
    queueTimeoutUrl,
  };
}

export function accepted({ originatorConversationId, conversationId }: Conversation) {
  return {
    OriginatorConversationID: originatorConversationId,
    ConversationID: conversationId,
    ResponseCode: '0',
    ResponseDescription: 'Accept the service request successfully.',
  };
}

/** Owes the answer to a question or a reversal, a payout's time from now. */
export function oweResult(
  context: Context,
  url: string,
  about: Payment | undefined,
  result: { body: object; code: string },
): void {
  insertCallback(context.store, {
    api: 'daraja',
    kind: about?.kind ?? null,
    paymentId: about?.id ?? null,
    url,
    body: JSON.stringify(result.body),
    told: `ResultCode ${result.code}`,
    isRepeated: true,
    dueAtMs: context.now() + context.settings.payoutDelayMs,
  });
  context.wake();
}
