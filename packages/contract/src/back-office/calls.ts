/** Every call of the back office, on one page. */
import { boAdjustmentCalls } from './adjustments.ts';
import { boApprovalCalls } from './approvals.ts';
import { boAmlCalls } from './aml.ts';
import { boAnomalyCalls } from './anomalies.ts';
import { boAnnouncementCalls } from './announcements.ts';
import { boBannerCalls } from './banners.ts';
import { boBrandCalls } from './brand.ts';
import { boCannedReplyCalls } from './canned-replies.ts';
import { boCashierCalls } from './cashier.ts';
import { boCatalogueCalls } from './catalogue.ts';
import { boChatModelCalls } from './chat-models.ts';
import { boClaimCalls } from './claims.ts';
import { boContentCalls } from './content.ts';
import { boExportCalls } from './exports.ts';
import { boGameFileCalls } from './game-files.ts';
import { boGamingCalls } from './gaming.ts';
import { boHelpTopicCalls } from './help-topics.ts';
import { boIdentityCalls } from './identity.ts';
import { boInsightCalls } from './insight.ts';
import { boKycCalls } from './kyc.ts';
import { boLimitCalls } from './limits.ts';
import { boMailingCalls } from './mailings.ts';
import { boMemberCalls } from './members.ts';
import { boMessageCalls } from './messages.ts';
import { boQueueRuleCalls, boTransferRuleCalls, boWithdrawalRuleCalls } from './money-rules.ts';
import { boNoteCalls } from './notes.ts';
import { boFindCalls } from './find.ts';
import {
  boBetCalls,
  boLoginCalls,
  boMemberInboxCalls,
  boMemberRebateCalls,
  boRelatedCalls,
} from './member-card.ts';
import { boDuplicateCalls } from './duplicates.ts';
import { boPersonalCalls } from './personal.ts';
import { boOperationsCalls } from './operations.ts';
import { boReportScheduleCalls } from './report-schedules.ts';
import { boResourceCalls } from './resources.ts';
import { boProviderCalls } from './providers.ts';
import { boReportCalls } from './reports.ts';
import { boRoundCalls } from './rounds.ts';
import { staffCalls } from './staff.ts';
import { boStaffNetworkCalls } from './staff-networks.ts';
import { boStaffRoleCalls } from './staff-roles.ts';
import { boOwnAccountCalls, boStaffPeopleCalls } from './staff-people.ts';
import { boSupportCalls } from './support.ts';
import { boSystemCalls } from './system.ts';
import { boTaxCalls } from './taxes.ts';
import { boTransferLineCalls } from './transfer-lines.ts';
import { boViewCalls } from './views.ts';
import { boPaymentMethodCalls } from './payment-methods.ts';
import { boWithdrawalCalls } from './withdrawals.ts';

export const backOfficeCalls = {
  ...staffCalls,
  ...boApprovalCalls,
  ...boOwnAccountCalls,
  ...boStaffPeopleCalls,
  ...boStaffRoleCalls,
  ...boStaffNetworkCalls,
  ...boMemberCalls,
  ...boFindCalls,
  ...boLoginCalls,
  ...boRelatedCalls,
  ...boBetCalls,
  ...boMemberRebateCalls,
  ...boMemberInboxCalls,
  ...boPersonalCalls,
  ...boNoteCalls,
  ...boKycCalls,
  ...boDuplicateCalls,
  ...boLimitCalls,
  ...boTransferLineCalls,
  ...boCashierCalls,
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
  ...boExportCalls,
  ...boViewCalls,
  ...boAnnouncementCalls,
  ...boMailingCalls,
  ...boHelpTopicCalls,
  ...boBannerCalls,
  ...boResourceCalls,
  ...boBrandCalls,
  ...boChatModelCalls,
  ...boCatalogueCalls,
  ...boGameFileCalls,
  ...boGamingCalls,
  ...boRoundCalls,
  ...boProviderCalls,
};

export type BackOfficeCalls = typeof backOfficeCalls;
