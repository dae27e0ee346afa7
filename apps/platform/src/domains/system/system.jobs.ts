/** The house's own upkeep. */
import type { Jobs } from './job-queue.ts';
import { renewSealKeys } from './seals.ts';

export const systemJobs: Jobs = {
  tasks: { 'system.renew_seal_keys': ({ database }) => renewSealKeys(database) },
  schedule: [{ task: 'system.renew_seal_keys', match: '*/10 * * * *' }],
};
