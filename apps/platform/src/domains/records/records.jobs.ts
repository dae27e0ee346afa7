/** Records' background work: counting what was sealed, and the months to count into. */
import type { Jobs } from '#domains/system/job-queue.ts';
import { countDays, makeMonthsAhead } from './count-days.ts';

export const recordsJobs: Jobs = {
  tasks: {
    'records.count_days': (context, _payload, leaving) => countDays(context, leaving),
    'records.make_months': makeMonthsAhead,
  },
  schedule: [
    { task: 'records.count_days', match: '* * * * *' },
    { task: 'records.make_months', match: '17 3 * * *' },
  ],
  atStart: ['records.count_days'],
};
