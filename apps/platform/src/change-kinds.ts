/** Every kind of change that takes two people, on one page. */
import { transferRuleBook } from '#domains/agency/transfer-rule-book.ts';
import { depositRefundKind } from '#domains/cashier/refund-deposit.ts';
import { moneyInKind } from '#domains/cashier/money-in.ts';
import { paymentMethodKind } from '#domains/cashier/payment-method-changes.ts';
import { withdrawalRuleBook } from '#domains/cashier/withdrawal-rule-book.ts';
import { kycRuleBook } from '#domains/kyc/kyc-rule-book.ts';
import { roundVoidKind } from '#domains/gaming/ask-round-void.ts';
import { roleChange } from '#domains/staff/change-role.ts';
import { roleGrant } from '#domains/staff/grant-role.ts';
import { massMessageKind } from '#domains/content/mass-message.ts';
import { amlRuleKind } from '#domains/risk/change-aml-rule.ts';
import { suspiciousReportKind } from '#domains/risk/report-case.ts';
import { providerChangeKind } from '#domains/gaming/change-provider.ts';
import type { ChangeKind } from '#domains/system/change-requests.ts';
import { ruleKind } from '#domains/system/rule-changes.ts';

export const changeKinds: readonly ChangeKind[] = [
  roleGrant,
  roleChange,
  ruleKind(withdrawalRuleBook),
  ruleKind(transferRuleBook),
  paymentMethodKind,
  moneyInKind,
  depositRefundKind,
  ruleKind(kycRuleBook),
  roundVoidKind,
  providerChangeKind,
  massMessageKind,
  amlRuleKind,
  suspiciousReportKind,
];
