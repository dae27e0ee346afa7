/** Background work about how far teams can be trusted. */
import type { Jobs } from '#domains/system/jobs/jobs.ts';
import { scoreAgent, scoreEveryAgent } from './score-agents.ts';

export const integrityJobs: Jobs = {
  tasks: {
    /** Of one agent, where the payload names one. */
    'agency.score': (context, { agentId }, leaving) =>
      typeof agentId === 'string'
        ? scoreAgent(context, BigInt(agentId))
        : scoreEveryAgent(context, leaving),
  },
  schedule: [{ task: 'agency.score', match: '10 3 * * *' }],
};
