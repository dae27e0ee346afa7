/** Every call between the platform and a games provider, on one page. */
import { freeRoundCalls } from './free-rounds.ts';
import { groupCalls } from './groups.ts';
import { jackpotCalls } from './jackpots.ts';
import { providerCalls } from './provider.ts';
import { returnCalls } from './returns.ts';
import { vendorRoomCalls } from './rooms.ts';
import { sportsCalls } from './sports.ts';
import { transferWalletCalls } from './transfer-wallet.ts';
import { voidCalls } from './voids.ts';
import { walletCalls } from './wallet.ts';

export const gamesProviderCalls = { ...walletCalls, ...sportsCalls, ...groupCalls, ...voidCalls };
export const vendorCalls = {
  ...providerCalls,
  ...returnCalls,
  ...jackpotCalls,
  ...transferWalletCalls,
  ...freeRoundCalls,
  ...vendorRoomCalls,
};
