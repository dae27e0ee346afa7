/** Risk's background work. */
import type { Jobs } from '#domains/system/jobs/jobs.ts';
import { watchFigures } from '#domains/risk/anomalies/anomalies.ts';
import { watchCollusion } from '#domains/risk/collusion/collusion.ts';
import { watchPayments } from '#domains/risk/aml/aml.ts';

export const riskJobs: Jobs = {
  tasks: {
    'risk.watch_payments': (context, _payload, leaving) => watchPayments(context, leaving),
    'risk.watch_collusion': (context, _payload, leaving) => watchCollusion(context, leaving),
    'risk.watch_figures': (context) => watchFigures(context),
  },
  schedule: [
    { task: 'risk.watch_payments', match: '* * * * *' },
    { task: 'risk.watch_collusion', match: '*/10 * * * *' },
    { task: 'risk.watch_figures', match: '7 * * * *' },
  ],
  atStart: ['risk.watch_figures'],
};
