/** The catalogue's background work: maintenance that ends by the clock. */
import type { Jobs } from '#domains/system/jobs/jobs.ts';
import { endMaintenance } from './switch-games.ts';

export const catalogueJobs: Jobs = {
  tasks: { 'catalogue.end_maintenance': endMaintenance },
  schedule: [{ task: 'catalogue.end_maintenance', match: '* * * * *' }],
};
