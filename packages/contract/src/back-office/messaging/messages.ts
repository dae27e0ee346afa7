/** Messages that left the operator by SMS and e-mail, as staff see them. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { cursor, id, instant, page, pageSize, language } from '@bahati/contract/wire.ts';

/** sent: the gateway took it; delivered: it says that it arrived, which not every gateway tells. */
export const messageStates = ['queued', 'sent', 'delivered', 'failed'] as const;
export const messageChannels = ['sms', 'email'] as const;

/** Why one was not sent, or not yet. */
export const deliveryProblems = [
  /** No connection, or no whole answer: whether it was sent is unknown. */
  'no_answer',
  'timed_out',
  /** The gateway does not take messages of ours now: key, credit, sender, fault of its own. */
  'gateway_refused',
  /** No such number or mailbox, or it wants nothing of us. */
  'recipient_refused',
  /** What it carries was no longer good. */
  'too_late',
  /** The gateway took it, and says that it did not arrive. */
  'not_delivered',
] as const;

const message = z.object({
  id,
  channel: z.enum(messageChannels),
  /** Masked; whoever knows it finds it by what it begins with. */
  recipient: z.string(),
  /** What it was for: a login code, a registration code, a new password, binding. */
  purpose: z.string(),
  language,
  subject: z.string().nullable(),
  /** In the demo whole; elsewhere its code or link is masked. */
  body: z.string(),
  state: z.enum(messageStates),
  attempts: z.number().int(),
  lastError: z.enum(deliveryProblems).nullable(),
  createdAt: instant,
  sentAt: instant.nullable(),
  /** When the gateway told what became of it. */
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
      /** The beginning of a number or an address. */
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
