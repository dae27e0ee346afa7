/** AML monitoring: rules and thresholds, alerts, cases and the report to the authority. */
export { amlRuleKind } from './change-aml-rule.ts';
export type { Alert, Thresholds } from './aml.rules.ts';
export { readThresholds } from './aml-thresholds.ts';
export { readSpoken } from './member-payments.ts';
export { raiseAlerts } from './raise-alerts.ts';
export { suspiciousReportKind } from './report-case.ts';
export { serveAmlReportFiles } from './report-file.ts';
export { watchPayments } from './watch-payments.ts';
export { watchWithdrawal } from './watch-withdrawal.ts';
