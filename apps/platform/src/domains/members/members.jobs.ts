/** The members' upkeep. */
import type { Jobs } from '#domains/system/jobs/jobs.ts';
import { endTags, indexBalances } from '#domains/members/staff-view/staff-view.ts';
import { closeOldTrials } from './start-free-play.ts';

export const membersJobs: Jobs = {
  tasks: {
    'members.close_old_trials': ({ database }) => closeOldTrials(database),
    'members.end_tags': endTags,
    'members.index_balances': (context, _payload, leaving) => indexBalances(context, leaving),
  },
  schedule: [
    { task: 'members.close_old_trials', match: '37 * * * *' },
    // Each minute too, should the process that takes them off die on the way.
    { task: 'members.end_tags', match: '* * * * *' },
    { task: 'members.index_balances', match: '* * * * *' },
  ],
  atStart: ['members.index_balances'],
};
