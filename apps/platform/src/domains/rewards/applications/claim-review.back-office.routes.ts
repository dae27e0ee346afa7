/** The back office's calls about what waits for staff: held awards and applications. */
import type { boClaimReviewCalls } from '@bahati/contract/back-office/rewards/claim-review.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import { decideHeld, listHeld } from '#domains/rewards/abuse/abuse.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { decideApplication, listForStaff } from './applications.ts';

export function claimReviewBackOffice(
  context: Context,
): Handlers<typeof boClaimReviewCalls, PlatformActors> {
  return {
    'GET /bo/rewards/held': ({ query }) => listHeld(context, query),
    'POST /bo/rewards/held/:id/decide': ({ params, body, actor, ip }) =>
      decideHeld(context, actor, { ...body, id: params.id, ip }),
    'GET /bo/rewards/applications': ({ query }) => listForStaff(context, query),
    'POST /bo/rewards/applications/:id/decide': ({ params, body, actor, ip }) =>
      decideApplication(context, actor, { ...body, id: params.id, ip }),
  };
}
