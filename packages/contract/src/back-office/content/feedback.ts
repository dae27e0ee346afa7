/** Feedback from visitors and members, and how staff answered it. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { cursor, id, instant, page, pageSize } from '@bahati/contract/wire.ts';

/** 1 deposit, 2 withdrawal, 3 game, 4 customer service, 6 apply agent, 0 other. */
export const feedbackTypes = [1, 2, 3, 4, 6, 0] as const;
export const feedbackStates = ['waiting', 'answered'] as const;

const feedback = z.object({
  id,
  type: z.literal([...feedbackTypes]),
  content: z.string(),
  /** The name the sender gave, unverified; empty: none. */
  sender: z.string(),
  createdAt: instant,
  answeredAt: instant.nullable(),
  answeredBy: z.string().nullable(),
  /** An internal note on how it was handled. */
  note: z.string().nullable(),
});

export const boContentCalls = defineBackOfficeCalls({
  'GET /bo/feedback': {
    summary: 'Feedback, newest first',
    audience: 'staff',
    permission: 'feedback.read',
    query: z.strictObject({
      state: z.enum(feedbackStates).optional(),
      type: z.coerce.number().int().min(0).max(6).optional(),
      cursor,
      pageSize,
    }),
    value: page(feedback),
    refusals: {},
  },
  'POST /bo/feedback/:id/answer': {
    summary: 'Mark feedback as answered, once, with a note',
    audience: 'staff',
    permission: 'feedback.answer',
    params: z.object({ id }),
    body: z.strictObject({ note: z.string().trim().min(5).max(200) }),
    value: feedback,
    refusals: { already_answered: 409 },
  },
});

export type Feedback = z.infer<typeof feedback>;
