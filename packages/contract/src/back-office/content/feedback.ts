/** What visitors and members wrote to the operator, and what became of it. */
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
  /** The name the writer gave, which nothing proves; empty: none. */
  sender: z.string(),
  createdAt: instant,
  answeredAt: instant.nullable(),
  answeredBy: z.string().nullable(),
  /** What was done about it, for staff users. */
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
    summary: 'Mark as answered, once, with a note',
    audience: 'staff',
    permission: 'feedback.answer',
    params: z.object({ id }),
    body: z.strictObject({ note: z.string().trim().min(5).max(200) }),
    value: feedback,
    refusals: { already_answered: 409 },
  },
});

export type Feedback = z.infer<typeof feedback>;
