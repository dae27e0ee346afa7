/** Risk's background work. */
import type { Jobs } from '#domains/system/job-queue.ts';
import { watchFigures } from './watch-figures.ts';
import { watchPayments } from './watch-payments.ts';

export const riskJobs: Jobs = {
  tasks: {
    'risk.watch_payments': (context, _payload, leaving) => watchPayments(context, leaving),
    'risk.watch_figures': (context) => watchFigures(context),
  },
  schedule: [
    { task: 'risk.watch_payments', match: '* * * * *' },
    { task: 'risk.watch_figures', match: '7 * * * *' },
  ],
  atStart: ['risk.watch_figures'],
};
