/** Background work about who people are. */
import type { Jobs } from '#domains/system/jobs/jobs.ts';
import { findDuplicates } from './find-duplicates.ts';
import { type IdentityCorrected, reviewIdentity } from './review-identity.ts';

export const kycJobs: Jobs = {
  tasks: {
    'kyc.find_duplicates': async (context) => void (await findDuplicates(context)),
    'kyc.review_identity': (context, payload) =>
      reviewIdentity(context, payload as IdentityCorrected),
  },
  schedule: [{ task: 'kyc.find_duplicates', match: '*/5 * * * *' }],
};
