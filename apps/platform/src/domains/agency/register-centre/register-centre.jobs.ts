/** The register centre's background work. */
import type { Jobs } from '#domains/system/jobs/jobs.ts';
import { type FirstContracts, offerFirstContracts } from './offer-first-contracts.ts';

export const registerCentreJobs: Jobs = {
  tasks: {
    'agency.offer_first_contracts': (context, payload) =>
      offerFirstContracts(context, payload as FirstContracts),
  },
  schedule: [],
};
