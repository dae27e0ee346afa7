/** Every call between the platform and a games provider, on one page. */
import { providerCalls } from './provider.ts';
import { walletCalls } from './wallet.ts';

export const gamesProviderCalls = walletCalls;
export const vendorCalls = providerCalls;
