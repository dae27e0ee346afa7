/** Canned replies for the live chat. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { inBoth } from '@bahati/contract/back-office/in-both.ts';
import { textByLanguage } from '@bahati/contract/wire.ts';

export const replyLimits = { title: 60, text: 1_000, replies: 200 } as const;

const code = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/);

const reply = z.object({
  code: z.string(),
  title: textByLanguage,
  text: textByLanguage,
  position: z.number().int(),
});

const one = { audience: 'staff', params: z.object({ code }) } as const;

export const boCannedReplyCalls = defineBackOfficeCalls({
  'GET /bo/cannedReplies/all': {
    summary: 'Canned replies in display order, for editing',
    audience: 'staff',
    permission: 'content.read',
    value: z.object({ items: z.array(reply) }),
    refusals: {},
  },
  'POST /bo/cannedReplies/:code': {
    ...one,
    summary: 'Add a canned reply, or replace the one with this code',
    permission: 'content.change',
    body: z.strictObject({
      title: inBoth(replyLimits.title),
      text: inBoth(replyLimits.text),
      /** Sort order: lower numbers first. */
      position: z.number().int().min(0).max(9_999),
    }),
    value: reply,
    refusals: { too_many_replies: 409 },
  },
  'POST /bo/cannedReplies/:code/remove': {
    ...one,
    summary: 'Remove a canned reply; the audit log keeps its text',
    permission: 'content.change',
    body: z.strictObject({}),
    value: z.object({}),
    refusals: {},
  },
});

export type StaffReply = z.infer<typeof reply>;
