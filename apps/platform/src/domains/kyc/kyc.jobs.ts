/** Background work about who people are. */
import type { Jobs } from '#domains/system/jobs/jobs.ts';
import { findDuplicates } from './find-duplicates.ts';

export const kycJobs: Jobs = {
  tasks: { 'kyc.find_duplicates': async (context) => void (await findDuplicates(context)) },
  schedule: [{ task: 'kyc.find_duplicates', match: '*/5 * * * *' }],
};
