/** The back office's calls of the campaign studio. */
import type { boCampaignCalls } from '@bahati/contract/back-office/rewards/campaigns.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import { addCodes, listCodes } from '#domains/rewards/codes/codes.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { estimateCampaign } from './estimate.ts';
import { giveByStaff } from './give-by-staff.ts';
import { listCampaigns, readCalendar, readChoices, wholeCampaign } from './read-campaigns.ts';
import { reportCampaign } from './report.ts';
import { endCampaign, pauseCampaign, startCampaign } from './start-campaign.ts';
import { addCampaign, changeCampaign, duplicateCampaign } from './write-campaign.ts';

export function campaignsBackOffice(
  context: Context,
): Handlers<typeof boCampaignCalls, PlatformActors> {
  return {
    'GET /bo/campaigns': ({ query }) => listCampaigns(context, query),
    'GET /bo/campaigns/calendar': ({ query }) => readCalendar(context, query),
    'GET /bo/campaigns/choices': () => readChoices(context),
    'GET /bo/campaigns/:id': ({ params }) => wholeCampaign(context, context.database, params.id),
    'POST /bo/campaigns': ({ body, actor, ip }) => addCampaign(context, actor, { ...body, ip }),
    'POST /bo/campaigns/:id': ({ params, body, actor, ip }) =>
      changeCampaign(context, actor, { ...body, id: params.id, ip }),
    'POST /bo/campaigns/:id/start': ({ params, body, actor, ip }) =>
      startCampaign(context, actor, { ...body, id: params.id, ip }),
    'POST /bo/campaigns/:id/pause': ({ params, body, actor, ip }) =>
      pauseCampaign(context, actor, { ...body, id: params.id, ip }),
    'POST /bo/campaigns/:id/end': ({ params, body, actor, ip }) =>
      endCampaign(context, actor, { ...body, id: params.id, ip }),
    'POST /bo/campaigns/:id/duplicate': ({ params, body, actor, ip }) =>
      duplicateCampaign(context, actor, { ...body, id: params.id, ip }),
    'POST /bo/campaigns/estimate': ({ body }) => estimateCampaign(context, body.terms),
    'GET /bo/campaigns/:id/report': ({ params }) => reportCampaign(context, params.id),
    'POST /bo/campaigns/:id/give': ({ params, body, actor, ip }) =>
      giveByStaff(context, actor, { ...body, id: params.id, ip }),
    'GET /bo/campaigns/:id/codes': ({ params, query }) => listCodes(context, params.id, query),
    'POST /bo/campaigns/:id/codes': ({ params, body, actor, ip }) =>
      addCodes(context, actor, { ...body, id: params.id, ip }),
  };
}
