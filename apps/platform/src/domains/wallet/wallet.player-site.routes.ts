/** The wallet's calls of the player site. */
import { walletCalls } from '@bahati/contract/player-site/wallet/wallet.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { balanceValue, readBalances } from './wallet.ts';

export function walletPlayerSite(context: Context): Handlers<typeof walletCalls, PlatformActors> {
  return {
    'GET /wps/v2/wallets/balance': async ({ actor }) => {
      const balances = (await readBalances(context.database, [actor.memberId])).get(actor.memberId);
      if (!balances) throw new Refusal('not_found');
      return balanceValue(balances);
    },
  };
}
