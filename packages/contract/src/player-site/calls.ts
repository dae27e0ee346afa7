/** Every call of the player site, on one page. */
import { agencyCalls } from './agency.ts';
import { bannerCalls } from './banners.ts';
import { cashierCalls } from './cashier.ts';
import { catalogueCalls } from './catalogue.ts';
import { contentCalls } from './content.ts';
import { depositCalls } from './deposits.ts';
import { freePlayCalls } from './free-play.ts';
import { gamingCalls } from './gaming.ts';
import { identityCalls } from './identity.ts';
import { kycCalls } from './kyc.ts';
import { limitCalls } from './limits.ts';
import { lotteryCalls } from './lottery.ts';
import { memberCalls } from './members.ts';
import { passwordCalls } from './passwords.ts';
import { payoutAccountCalls } from './payout-accounts.ts';
import { profileCalls } from './profile.ts';
import { rebateCalls } from './rebate.ts';
import { recordCalls } from './records.ts';
import { resourceCalls } from './resources.ts';
import { returnCalls } from './returns.ts';
import { securityCalls } from './security.ts';
import { sliderCalls } from './slider.ts';
import { socialCalls } from './social.ts';
import { stepUpCalls } from './step-up.ts';
import { supportCalls } from './support.ts';
import { systemCalls } from './system.ts';
import { transferCalls } from './transfers.ts';
import { transferWalletCalls } from './transfer-wallets.ts';
import { verificationCalls } from './verification.ts';
import { walletCalls } from './wallet.ts';
import { withdrawalCalls } from './withdrawals.ts';

export const playerSiteCalls = {
  ...systemCalls,
  ...resourceCalls,
  ...identityCalls,
  ...freePlayCalls,
  ...verificationCalls,
  ...sliderCalls,
  ...passwordCalls,
  ...memberCalls,
  ...profileCalls,
  ...kycCalls,
  ...limitCalls,
  ...securityCalls,
  ...socialCalls,
  ...stepUpCalls,
  ...payoutAccountCalls,
  ...agencyCalls,
  ...walletCalls,
  ...transferCalls,
  ...transferWalletCalls,
  ...cashierCalls,
  ...withdrawalCalls,
  ...depositCalls,
  ...catalogueCalls,
  ...gamingCalls,
  ...returnCalls,
  ...lotteryCalls,
  ...recordCalls,
  ...rebateCalls,
  ...supportCalls,
  ...contentCalls,
  ...bannerCalls,
};

export type PlayerSiteCalls = typeof playerSiteCalls;
