/** Content's calls of the back office. */
import type { boContentCalls } from '@bahati/contract/back-office/content/feedback.ts';
import type { boMemberInboxCalls } from '@bahati/contract/back-office/members/member-card.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { answerFeedback, listFeedback } from '#domains/content/feedback/feedback.ts';
import { listTold } from '#domains/content/inbox/inbox.ts';

export function contentBackOffice(
  context: Context,
): Handlers<typeof boContentCalls & typeof boMemberInboxCalls, PlatformActors> {
  return {
    'GET /bo/feedback': ({ query }) => listFeedback(context, query),
    'POST /bo/feedback/:id/answer': ({ actor, params, body, ip }) =>
      answerFeedback(context, actor, { id: params.id, answer: body.answer, ip }),
    'GET /bo/members/:id/inbox': ({ params, query }) => listTold(context, BigInt(params.id), query),
  };
}
