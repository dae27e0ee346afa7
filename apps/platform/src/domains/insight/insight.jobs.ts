/** Insight's background work: counting what was sealed. */
import type { Jobs } from '#domains/system/jobs/jobs.ts';
import { countInsight } from './count-insight.ts';

export const insightJobs: Jobs = {
  tasks: { 'insight.count': (context, _payload, leaving) => countInsight(context, leaving) },
  schedule: [{ task: 'insight.count', match: '* * * * *' }],
  atStart: ['insight.count'],
};
