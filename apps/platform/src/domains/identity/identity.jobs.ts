/** Identity's housekeeping. */
import type { Jobs } from '#domains/system/job-queue.ts';
import { dropOldGuesses } from '#domains/system/guess-brake.ts';

export const identityJobs: Jobs = {
  tasks: { 'identity.drop_old_guesses': ({ database }) => dropOldGuesses(database) },
  schedule: [{ task: 'identity.drop_old_guesses', match: '17 * * * *' }],
};
