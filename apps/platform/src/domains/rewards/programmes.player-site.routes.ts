/** Calls of VIP levels and of referral. */
import type { referralCalls } from '@bahati/contract/player-site/rewards/referral.ts';
import type { vipCalls } from '@bahati/contract/player-site/rewards/vip.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { readProgramme } from '#domains/rewards/programmes/programmes.ts';
import { listFriends, readInviter, readReferral } from '#domains/rewards/referral/referral.ts';
import { readState, readVip } from '#domains/rewards/vip/vip.ts';
import { assertTrueAccount } from './rewards.ts';

export function vipPlayerSite(context: Context): Handlers<typeof vipCalls, PlatformActors> {
  const { database, config } = context;
  return {
    'GET /wps/rewards/offers': async () => {
      const vip = await readProgramme(database, config.BRAND, 'vip');
      const referral = await readProgramme(database, config.BRAND, 'referral');
      return {
        hasVip: vip.rules.levels.length > 0,
        availablePromo: [{ code: 'REFERRAL', enabled: referral.rules.isOn }],
      };
    },
    'GET /wps/rewards/state': ({ actor }) => readState(context, actor),
    'GET /wps/rewards/vip': ({ actor }) => {
      assertTrueAccount(actor);
      return readVip(context, actor);
    },
  };
}

export function referralPlayerSite(
  context: Context,
): Handlers<typeof referralCalls, PlatformActors> {
  return {
    'GET /wps/rewards/referral': ({ actor }) => {
      assertTrueAccount(actor);
      return readReferral(context, actor);
    },
    'GET /wps/rewards/referral/friends': ({ actor, query }) => {
      assertTrueAccount(actor);
      return listFriends(context, actor, query);
    },
    'GET /wps/rewards/referral/inviter': ({ query }) => readInviter(context, query.code),
  };
}
