/** Messages sent by SMS and e-mail. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { cursor, id, instant, page, pageSize, language } from '@bahati/contract/wire.ts';

/** sent: the gateway accepted it; delivered: it confirmed delivery, which not all gateways do. */
export const messageStates = ['queued', 'sent', 'delivered', 'failed'] as const;
export const messageChannels = ['sms', 'email'] as const;

/** Why a message was not sent, or not yet. */
export const deliveryProblems = [
  /** No connection or no complete answer: it is unknown whether it was sent. */
  'no_answer',
  'timed_out',
  /** The gateway accepts no messages of ours: wrong key, no credit, sender, or its own fault. */
  'gateway_refused',
  /** The number or mailbox does not exist, or refuses our messages. */
  'recipient_refused',
  /** The code or link in it had expired. */
  'too_late',
  /** The gateway accepted it and reports that it was not delivered. */
  'not_delivered',
] as const;

const message = z.object({
  id,
  channel: z.enum(messageChannels),
  /** Masked; a search by the beginning finds it. */
  recipient: z.string(),
  /** Its purpose: a login code, a registration code, a new password, a contact change. */
  purpose: z.string(),
  language,
  subject: z.string().nullable(),
  /** Codes and links are masked, except in the demo. */
  body: z.string(),
  state: z.enum(messageStates),
  attempts: z.number().int(),
  lastError: z.enum(deliveryProblems).nullable(),
  createdAt: instant,
  sentAt: instant.nullable(),
  /** When the gateway reported the result. */
  reportedAt: instant.nullable(),
});

export const boMessageCalls = defineBackOfficeCalls({
  'GET /bo/messages': {
    summary: 'Messages sent by SMS and e-mail, the newest first',
    audience: 'staff',
    permission: 'messages.read',
    query: z.strictObject({
      channel: z.enum(messageChannels).optional(),
      state: z.enum(messageStates).optional(),
      /** The beginning of a number or an e-mail address. */
      recipient: z.string().trim().max(254).optional(),
      cursor,
      pageSize,
    }),
    value: page(message),
    refusals: {},
  },
});

export type DeliveryProblem = (typeof deliveryProblems)[number];
export type OutgoingMessage = z.infer<typeof message>;
