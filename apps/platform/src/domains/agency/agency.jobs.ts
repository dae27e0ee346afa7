/** The agency's background work: teams' figures, and the settlement of contracts. */
import type { Jobs } from '#domains/system/jobs/jobs.ts';
import { collectDebts, projectBills, settleRuns } from '#domains/agency/bills/bills.ts';
import { foldTeams } from '#domains/agency/teams/teams.ts';

export const agencyJobs: Jobs = {
  tasks: {
    'agency.fold': (context, _payload, leaving) => foldTeams(context, leaving),
    'agency.settle': (context, _payload, leaving) => settleRuns(context, leaving),
    'agency.collect_debts': (context, _payload, leaving) => collectDebts(context, leaving),
    'agency.project': (context, _payload, leaving) => projectBills(context, leaving),
  },
  // The database's clock says which periods are due, so that a minute more or less decides nothing.
  schedule: [
    { task: 'agency.fold', match: '* * * * *', isVital: true },
    { task: 'agency.settle', match: '* * * * *', isVital: true },
    { task: 'agency.collect_debts', match: '*/5 * * * *' },
    { task: 'agency.project', match: '*/15 * * * *' },
  ],
  atStart: ['agency.fold'],
};
