/** The members' upkeep. */
import type { Jobs } from '#domains/system/job-queue.ts';
import { indexBalances } from './index-balances.ts';
import { closeOldTrials } from './start-free-play.ts';

export const membersJobs: Jobs = {
  tasks: {
    'members.close_old_trials': ({ database }) => closeOldTrials(database),
    'members.index_balances': (context, _payload, leaving) => indexBalances(context, leaving),
  },
  schedule: [
    { task: 'members.close_old_trials', match: '37 * * * *' },
    { task: 'members.index_balances', match: '* * * * *' },
  ],
  atStart: ['members.index_balances'],
};
