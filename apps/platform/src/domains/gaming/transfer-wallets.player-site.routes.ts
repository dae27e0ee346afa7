/** The wallets at vendors, as the player site calls them. */
import type { transferWalletCalls } from '@bahati/contract/player-site/gaming/transfer-wallets.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { moveBetweenWallets } from './move-between-wallets.ts';
import { recallAll } from './recall-all.ts';
import { createVendorBalances, listTransferWallets } from './vendor-balances.ts';
import { listWalletMoves } from './wallet-moves.ts';

export function transferWalletsPlayerSite(
  context: Context,
): Handlers<typeof transferWalletCalls, PlatformActors> {
  const balances = createVendorBalances(context);
  return {
    'GET /wps/relay/GCS_merchantWallet': ({ actor, query }) =>
      listTransferWallets(context, balances, actor, query),
    'POST /wps/relay/GCS_walletTransfer': async ({ actor, body }) => {
      const move = await moveBetweenWallets(context, actor, body);
      balances.forget(actor.memberId);
      return move;
    },
    'POST /wps/relay/GCS_recallAll': ({ actor, body }) =>
      recallAll(context, balances, actor, body.idempotencyKey),
    'GET /wps/v2/wallets/moves': ({ actor, query }) =>
      listWalletMoves(context.database, actor.memberId, query),
  };
}
