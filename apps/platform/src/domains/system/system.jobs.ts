/** The house's own upkeep. */
import { dropOldUploads, sweepStrayUploads } from './drop-old-uploads.ts';
import type { Jobs } from './job-queue.ts';
import { renewSealKeys } from './seals.ts';

export const systemJobs: Jobs = {
  tasks: {
    'system.renew_seal_keys': ({ database }) => renewSealKeys(database),
    'system.drop_old_uploads': dropOldUploads,
    'system.sweep_stray_uploads': sweepStrayUploads,
  },
  schedule: [
    { task: 'system.renew_seal_keys', match: '*/10 * * * *' },
    { task: 'system.drop_old_uploads', match: '23 * * * *' },
    { task: 'system.sweep_stray_uploads', match: '11 4 * * *' },
  ],
};
