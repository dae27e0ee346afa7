/** Reports of the operator: daily, liability, reconciliation; their files and schedules. */
export { reportDaily } from './report-daily.ts';
export { orderReport, rowsOfReport, serveReportFiles } from './report-files.ts';
export { allFlows, isMembers } from './report-flows.ts';
export { reportLiability } from './report-liability.ts';
export { reportReconciliation } from './report-reconciliation.ts';
export { serveReportRunFiles } from './report-runs.ts';
export { type ScheduleRow, nextDue, selectSchedules } from './report-schedules.ts';
