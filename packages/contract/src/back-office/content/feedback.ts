/** Feedback from visitors and members, and how staff answered it. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { cursor, id, instant, page, pageSize } from '@bahati/contract/wire.ts';

/** 1 deposit, 2 withdrawal, 3 game, 4 customer service, 6 apply agent, 0 other. */
export const feedbackTypes = [1, 2, 3, 4, 6, 0] as const;
export const feedbackStates = ['waiting', 'answered'] as const;

export const feedbackAnswerLength = { min: 5, max: 500 } as const;

const feedback = z.object({
  /** The ticket's number, as the sender knows it. */
  id,
  type: z.literal([...feedbackTypes]),
  content: z.string(),
  /** A member's user name, or the name a visitor gave, unverified; empty: none. */
  sender: z.string(),
  /** Null: a visitor. */
  memberId: id.nullable(),
  /** How the answer reaches the sender; nothing: it cannot. */
  reach: z.enum(['inbox', 'email', 'nothing']),
  createdAt: instant,
  answeredAt: instant.nullable(),
  answeredBy: z.string().nullable(),
  /** What the sender was told. */
  answer: z.string().nullable(),
});

export const boContentCalls = defineBackOfficeCalls({
  'GET /bo/feedback': {
    summary: 'Feedback, newest first',
    audience: 'staff',
    permission: 'feedback.read',
    query: z.strictObject({
      state: z.enum(feedbackStates).optional(),
      type: z.coerce.number().int().min(0).max(6).optional(),
      ticket: id.optional(),
      cursor,
      pageSize,
    }),
    value: page(feedback),
    refusals: {},
  },
  'POST /bo/feedback/:id/answer': {
    summary: 'Answer feedback, once: by the member’s inbox and bound e-mail, or the e-mail given',
    audience: 'staff',
    permission: 'feedback.answer',
    params: z.object({ id }),
    body: z.strictObject({
      answer: z.string().trim().min(feedbackAnswerLength.min).max(feedbackAnswerLength.max),
    }),
    value: feedback,
    refusals: { already_answered: 409 },
  },
});

export type Feedback = z.infer<typeof feedback>;
