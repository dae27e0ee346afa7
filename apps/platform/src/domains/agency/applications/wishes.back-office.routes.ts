/** The back office's calls about what members and agents ask of staff. */
import type { boAgencyWishCalls } from '@bahati/contract/back-office/agency/wishes.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { decideApplication } from './decide-application.ts';
import { decideFreezeRequest, listFreezeRequests } from './freeze-requests.ts';
import { listApplications } from './list-applications.ts';

export function agencyWishesBackOffice(
  context: Context,
): Handlers<typeof boAgencyWishCalls, PlatformActors> {
  return {
    'GET /bo/agency/applications': ({ query }) => listApplications(context, query),
    'POST /bo/agency/applications/:id/decide': ({ params, body, actor, ip }) =>
      decideApplication(context, actor, params.id, { ...body, ip }),
    'GET /bo/agency/freezeRequests': ({ query }) => listFreezeRequests(context, query),
    'POST /bo/agency/freezeRequests/:id/decide': ({ params, body, actor, ip }) =>
      decideFreezeRequest(context, actor, { ...body, id: params.id, ip }),
  };
}
