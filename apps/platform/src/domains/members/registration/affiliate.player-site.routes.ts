/** Invitation codes: of the agency's calls the ones that members serve, whose codes they are. */
import type { agencyCalls } from '@bahati/contract/player-site/agency/agency.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { createAffiliateCode, listAffiliateCodes, switchAffiliateCode } from './affiliate-codes.ts';
import { checkAffiliateCode } from './invitation.ts';

type OwnCalls = Pick<
  typeof agencyCalls,
  | 'GET /wps/agent/affiliate'
  | 'GET /wps/agent/affiliate/codes'
  | 'POST /wps/agent/affiliate/codes'
  | 'POST /wps/agent/affiliate/codes/:code'
>;

export function affiliatePlayerSite(context: Context): Handlers<OwnCalls, PlatformActors> {
  return {
    'GET /wps/agent/affiliate': async ({ query, ip, http }) =>
      checkAffiliateCode(context, query.code, {
        ip,
        userAgent: http.request.headers['user-agent'],
      }),
    'GET /wps/agent/affiliate/codes': async ({ actor }) => ({
      items: await listAffiliateCodes(context, actor),
    }),
    'POST /wps/agent/affiliate/codes': async ({ actor, body }) =>
      createAffiliateCode(context, actor, body.label),
    'POST /wps/agent/affiliate/codes/:code': async ({ actor, params, body }) => {
      await switchAffiliateCode(context, actor, { ...params, ...body });
      return {};
    },
  };
}
