/** Every call of the back office, on one page. */
import { boAdjustmentCalls } from './cashier/adjustments.ts';
import { boApprovalCalls } from './system/approvals.ts';
import { boAmlCalls } from './risk/aml.ts';
import { boIntegrityCalls } from './agency/integrity.ts';
import { boAnomalyCalls } from './risk/anomalies.ts';
import { boAnnouncementCalls } from './content/announcements.ts';
import { boBannerCalls } from './content/banners.ts';
import { boBrandCalls } from './system/brand.ts';
import { boBrandRuleCalls } from './system/brand-rules.ts';
import { boCannedReplyCalls } from './support/canned-replies.ts';
import { boCashierCalls } from './cashier/cashier.ts';
import { boCashierRuleCalls } from './cashier/cashier-rules.ts';
import { boCatalogueCalls } from './catalogue/catalogue.ts';
import { boChatModelCalls } from './support/chat-models.ts';
import { boClaimCalls } from './cashier/claims.ts';
import { boContentCalls } from './content/feedback.ts';
import { boExportCalls } from './insight/exports.ts';
import { boGameFileCalls } from './catalogue/game-files.ts';
import { boGamingCalls } from './gaming/gaming.ts';
import { boHelpTopicCalls } from './content/help-topics.ts';
import { boIdentityCalls } from './identity/identity.ts';
import { boBrandSumCalls } from './insight/brand-sums.ts';
import { boInsightCalls } from './insight/insight.ts';
import { boKycCalls } from './kyc/kyc.ts';
import { boLimitCalls } from './responsible-gambling/limits.ts';
import { boMailingCalls } from './content/mailings.ts';
import { boMemberCalls } from './members/members.ts';
import { boMessageCalls } from './messaging/messages.ts';
import {
  boQueueRuleCalls,
  boTransferRuleCalls,
  boWithdrawalRuleCalls,
} from './cashier/money-rules.ts';
import { boNoteCalls } from './members/notes.ts';
import { boFindCalls } from './staff/find.ts';
import {
  boBetCalls,
  boLoginCalls,
  boMemberInboxCalls,
  boMemberRebateCalls,
  boRelatedCalls,
} from './members/member-card.ts';
import { boDuplicateCalls } from './members/duplicates.ts';
import { boPersonalCalls } from './members/personal.ts';
import { boRecoveryCalls } from './members/recovery.ts';
import { boOperationsCalls } from './operations/operations.ts';
import { boReportScheduleCalls } from './records/report-schedules.ts';
import { boResourceCalls } from './system/resources.ts';
import { boProviderCalls } from './gaming/providers.ts';
import { boRewardCalls } from './rewards/rewards.ts';
import { boReportCalls } from './records/reports.ts';
import { boProgramCalls } from './gaming/programs.ts';
import { boReceivableCalls } from './gaming/receivables.ts';
import { boRoundCalls } from './gaming/rounds.ts';
import { staffCalls } from './staff/staff.ts';
import { boStaffBrandCalls } from './staff/staff-brands.ts';
import { boStaffNetworkCalls } from './staff/staff-networks.ts';
import { boStaffRoleCalls } from './staff/staff-roles.ts';
import { boOwnAccountCalls, boStaffPeopleCalls } from './staff/staff-people.ts';
import { boSupportCalls } from './support/support.ts';
import { boSystemCalls } from './system/address-blocks.ts';
import { boTaxCalls } from './tax/taxes.ts';
import { boAgentCalls } from './agency/agents.ts';
import { boAgencyBillCalls } from './agency/bills.ts';
import { boAgencyContractCalls } from './agency/contracts.ts';
import { boAgencyWishCalls } from './agency/wishes.ts';
import { boMoveCalls } from './agency/moves.ts';
import { boAgencyRuleCalls } from './agency/agency-rules.ts';
import { boTransferLineCalls } from './agency/transfer-lines.ts';
import { boViewCalls } from './insight/views.ts';
import { boPaymentMethodCalls } from './cashier/payment-methods.ts';
import { boWithdrawalCalls } from './cashier/withdrawals.ts';

export const backOfficeCalls = {
  ...staffCalls,
  ...boApprovalCalls,
  ...boOwnAccountCalls,
  ...boStaffPeopleCalls,
  ...boStaffRoleCalls,
  ...boStaffNetworkCalls,
  ...boStaffBrandCalls,
  ...boMemberCalls,
  ...boFindCalls,
  ...boLoginCalls,
  ...boRelatedCalls,
  ...boBetCalls,
  ...boMemberRebateCalls,
  ...boMemberInboxCalls,
  ...boPersonalCalls,
  ...boRecoveryCalls,
  ...boNoteCalls,
  ...boKycCalls,
  ...boDuplicateCalls,
  ...boLimitCalls,
  ...boTransferLineCalls,
  ...boAgencyRuleCalls,
  ...boIntegrityCalls,
  ...boAgentCalls,
  ...boMoveCalls,
  ...boAgencyContractCalls,
  ...boAgencyBillCalls,
  ...boAgencyWishCalls,
  ...boRewardCalls,
  ...boCashierCalls,
  ...boCashierRuleCalls,
  ...boPaymentMethodCalls,
  ...boWithdrawalRuleCalls,
  ...boQueueRuleCalls,
  ...boTransferRuleCalls,
  ...boWithdrawalCalls,
  ...boClaimCalls,
  ...boAdjustmentCalls,
  ...boMessageCalls,
  ...boIdentityCalls,
  ...boSystemCalls,
  ...boOperationsCalls,
  ...boSupportCalls,
  ...boCannedReplyCalls,
  ...boContentCalls,
  ...boReportCalls,
  ...boReportScheduleCalls,
  ...boTaxCalls,
  ...boAmlCalls,
  ...boAnomalyCalls,
  ...boInsightCalls,
  ...boBrandSumCalls,
  ...boExportCalls,
  ...boViewCalls,
  ...boAnnouncementCalls,
  ...boMailingCalls,
  ...boHelpTopicCalls,
  ...boBannerCalls,
  ...boResourceCalls,
  ...boBrandCalls,
  ...boBrandRuleCalls,
  ...boChatModelCalls,
  ...boCatalogueCalls,
  ...boGameFileCalls,
  ...boGamingCalls,
  ...boRoundCalls,
  ...boReceivableCalls,
  ...boProgramCalls,
  ...boProviderCalls,
};

export type BackOfficeCalls = typeof backOfficeCalls;
