/** AML monitoring: rules and thresholds, alerts, cases and the report to the authority. */
export { amlRuleKind } from './change-aml-rule.ts';
export { suspiciousReportKind } from './report-case.ts';
export { serveAmlReportFiles } from './report-file.ts';
export { watchPayments } from './watch-payments.ts';
export { watchWithdrawal } from './watch-withdrawal.ts';
