/** What contracts leave to be done afterwards. */
import type { Jobs } from '#domains/system/jobs/jobs.ts';
import { tellOfEndedContracts } from '#domains/agency/contracts/telling/telling.ts';

export const contractJobs: Jobs = {
  tasks: {
    'agency.tell_of_ended_contracts': (context, payload) =>
      tellOfEndedContracts(context, payload['contractIds'] as string[]),
  },
  schedule: [],
};
