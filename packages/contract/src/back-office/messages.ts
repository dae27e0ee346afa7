/** Messages that left the house by SMS and e-mail, as staff see them. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { id, instant } from '@bahati/contract/wire.ts';

export const messageStates = ['queued', 'sent', 'failed'] as const;
export const messageChannels = ['sms', 'email'] as const;

const message = z.object({
  id,
  channel: z.enum(messageChannels),
  recipient: z.string(),
  /** What it was for: a login code, a registration code, a new password, binding. */
  purpose: z.string(),
  language: z.enum(['en', 'sw']),
  subject: z.string().nullable(),
  /** In the demo whole; elsewhere codes and links are masked once it was sent. */
  body: z.string(),
  state: z.enum(messageStates),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: instant,
  sentAt: instant.nullable(),
});

export const boMessageCalls = defineCalls({
  'GET /bo/messages': {
    summary: 'Messages sent by SMS and e-mail, the newest first',
    audience: 'staff',
    query: z.strictObject({
      channel: z.enum(messageChannels).optional(),
      state: z.enum(messageStates).optional(),
      /** The beginning of a number or an address. */
      recipient: z.string().max(254).optional(),
      cursor: z.string().max(100).optional(),
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
    }),
    value: z.object({ items: z.array(message), nextCursor: z.string().nullable() }),
    refusals: {},
  },
});

export type OutgoingMessage = z.infer<typeof message>;
