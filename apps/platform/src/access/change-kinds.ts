/** Every kind of change that takes two people, on one page. */
import { agentTypeKind, largeBillKind, rerunKind } from '#domains/agency/staff-view/staff-view.ts';
import { moveKind } from '#domains/agency/moves/moves.ts';
import { agencyRuleBook } from '#domains/agency/rules/rules.ts';
import { transferRuleBook } from '#domains/agency/transfers/transfers.ts';
import { depositRefundKind } from '#domains/cashier/refunds/refunds.ts';
import {
  moneyInKind,
  paymentMethodKind,
} from '#domains/cashier/payment-methods/payment-methods.ts';
import {
  cashierRuleBook,
  withdrawalRuleBook,
} from '#domains/cashier/withdrawal-rules/withdrawal-rules.ts';
import { kycRuleBook } from '#domains/kyc/kyc.ts';
import {
  authenticatorRemovalKind,
  correctionKind,
  paymentPasswordResetKind,
  reopeningKind,
} from '#domains/members/recovery/recovery.ts';
import { pointRuleBook } from '#domains/rewards/points/points.ts';
import { campaignStartKind } from '#domains/rewards/campaigns/campaigns.ts';
import { receivableWriteOffKind } from '#domains/gaming/receivables/receivables.ts';
import { roundVoidKind } from '#domains/gaming/voids/voids.ts';
import { roleChange, roleGrant } from '#domains/staff/roles/roles.ts';
import { cashbackRuleBook } from '#domains/rewards/cashback/cashback.ts';
import { referralRuleBook } from '#domains/rewards/referral/referral.ts';
import { vipRuleBook } from '#domains/rewards/vip/vip.ts';
import { massMessageKind } from '#domains/content/mailings/mailings.ts';
import { amlRuleKind, suspiciousReportKind } from '#domains/risk/aml/aml.ts';
import { newProviderKind, providerChangeKind } from '#domains/gaming/providers/providers.ts';
import { brandLobbyBook, brandProtectionBook } from '#domains/system/brand-rules/brand-rules.ts';
import { drawOpeningKind } from '#domains/rewards/draws/draws.ts';
import { type ChangeKind, ruleKind } from '#domains/system/approvals/approvals.ts';

export const changeKinds: readonly ChangeKind[] = [
  roleGrant,
  roleChange,
  ruleKind(withdrawalRuleBook),
  ruleKind(cashierRuleBook),
  ruleKind(brandProtectionBook),
  ruleKind(brandLobbyBook),
  ruleKind(transferRuleBook),
  ruleKind(agencyRuleBook),
  ruleKind(vipRuleBook),
  ruleKind(cashbackRuleBook),
  ruleKind(referralRuleBook),
  moveKind,
  agentTypeKind,
  largeBillKind,
  rerunKind,
  paymentMethodKind,
  moneyInKind,
  depositRefundKind,
  ruleKind(kycRuleBook),
  roundVoidKind,
  receivableWriteOffKind,
  newProviderKind,
  providerChangeKind,
  paymentPasswordResetKind,
  authenticatorRemovalKind,
  correctionKind,
  reopeningKind,
  massMessageKind,
  campaignStartKind,
  amlRuleKind,
  suspiciousReportKind,
  drawOpeningKind,
  { ...ruleKind(pointRuleBook), permission: 'rewards.decide' },
];
