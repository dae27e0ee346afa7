/** Records' background work: counting what was sealed, and the months to count into. */
import type { Jobs } from '#domains/system/jobs/jobs.ts';
import { countDays, makeMonthsAhead } from '#domains/records/daily-aggregates/daily-aggregates.ts';
import { makeDueReports } from './make-reports.ts';

export const recordsJobs: Jobs = {
  tasks: {
    'records.count_days': (context, _payload, leaving) => countDays(context, leaving),
    'records.make_months': makeMonthsAhead,
    'records.make_reports': makeDueReports,
  },
  schedule: [
    { task: 'records.count_days', match: '* * * * *', isVital: true },
    { task: 'records.make_reports', match: '* * * * *' },
    { task: 'records.make_months', match: '17 3 * * *', isVital: true },
  ],
  atStart: ['records.count_days'],
};
