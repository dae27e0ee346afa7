/** Every call of the player site, on one page. */
import { agencyCalls } from './agency/agency.ts';
import { billCalls } from './agency/bills.ts';
import { contractCalls } from './agency/contracts.ts';
import { registerCentreCalls } from './agency/register-centre.ts';
import { teamCalls } from './agency/team.ts';
import { bannerCalls } from './content/banners.ts';
import { cashierCalls } from './cashier/payment-methods.ts';
import { catalogueCalls } from './catalogue/catalogue.ts';
import { contentCalls } from './content/content.ts';
import { depositCalls } from './cashier/deposits.ts';
import { freePlayCalls } from './identity/free-play.ts';
import { gamingCalls } from './gaming/gaming.ts';
import { identityCalls } from './identity/identity.ts';
import { jackpotCalls } from './gaming/jackpots.ts';
import { kycCalls } from './kyc/kyc.ts';
import { limitCalls } from './responsible-gambling/limits.ts';
import { lockingCalls } from './identity/locking.ts';
import { lotteryCalls } from './catalogue/lottery.ts';
import { memberCalls } from './members/members.ts';
import { passkeyCalls } from './identity/passkeys.ts';
import { passwordCalls } from './identity/passwords.ts';
import { payoutAccountCalls } from './cashier/payout-accounts.ts';
import { profileCalls } from './members/profile.ts';
import { rebateCalls } from './records/rebate.ts';
import { recordCalls } from './records/records.ts';
import { resourceCalls } from './system/resources.ts';
import { returnCalls } from './gaming/returns.ts';
import { securityCalls } from './identity/security.ts';
import { sliderCalls } from './identity/slider.ts';
import { socialCalls } from './identity/social.ts';
import { recoveryCalls } from './identity/recovery.ts';
import { stayingCalls } from './identity/staying.ts';
import { stepUpCalls } from './identity/step-up.ts';
import { rewardCalls } from './rewards/rewards.ts';
import { supportCalls } from './support/support.ts';
import { systemCalls } from './system/system.ts';
import { transferCalls } from './agency/transfers.ts';
import { transferWalletCalls } from './gaming/transfer-wallets.ts';
import { verificationCalls } from './identity/verification.ts';
import { walletCalls } from './wallet/wallet.ts';
import { withdrawalCalls } from './cashier/withdrawals.ts';

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
  ...stayingCalls,
  ...lockingCalls,
  ...passkeyCalls,
  ...stepUpCalls,
  ...recoveryCalls,
  ...payoutAccountCalls,
  ...agencyCalls,
  ...teamCalls,
  ...registerCentreCalls,
  ...contractCalls,
  ...billCalls,
  ...walletCalls,
  ...transferCalls,
  ...transferWalletCalls,
  ...cashierCalls,
  ...withdrawalCalls,
  ...depositCalls,
  ...catalogueCalls,
  ...gamingCalls,
  ...returnCalls,
  ...jackpotCalls,
  ...lotteryCalls,
  ...recordCalls,
  ...rebateCalls,
  ...rewardCalls,
  ...supportCalls,
  ...contentCalls,
  ...bannerCalls,
};

export type PlayerSiteCalls = typeof playerSiteCalls;
