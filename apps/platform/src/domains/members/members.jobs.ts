/** The members' upkeep. */
import type { Jobs } from '#domains/system/job-queue.ts';
import { closeOldTrials } from './start-free-play.ts';

export const membersJobs: Jobs = {
  tasks: { 'members.close_old_trials': ({ database }) => closeOldTrials(database) },
  schedule: [{ task: 'members.close_old_trials', match: '37 * * * *' }],
};
