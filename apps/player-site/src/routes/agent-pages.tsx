/** The agent centre (spec §2): its team, its reports, its contracts. */
import { createRoute, redirect } from '@tanstack/react-router';
import type { ContractKind } from '@bahati/contract/agency-terms.ts';
import * as address from '#site/agent-search.ts';
import { readToken } from '#features/identity/session.ts';
import { contractPaths } from '#site/paths.ts';
import { screen } from '#site/screen.ts';
import { readRangeSearch } from '#site/search.ts';
import { root } from './frame.tsx';

export const centre = createRoute({
  getParentRoute: () => root,
  id: 'agentCentre',
  beforeLoad: () => {
    if (!readToken()) throw redirect({ to: '/agent', replace: true });
  },
  component: screen(() => import('#site/layouts/agent/agent-layout.tsx'), 'AgentLayout'),
});

const ofCentre = { getParentRoute: () => centre } as const;

/** What the centre opens with, under the centre's name and its own. */
function teamOverview<Path extends string>(path: Path) {
  return createRoute({
    ...ofCentre,
    path,
    validateSearch: readRangeSearch,
    component: screen(
      () => import('#features/agency/team/overview/team-overview-page.tsx'),
      'TeamOverviewPage',
    ),
  });
}

export const home = teamOverview('/agentHome');
export const overview = teamOverview('/agentHome/agentTeamOverview');

export const announcements = createRoute({
  ...ofCentre,
  path: '/agentHome/agentAnnouncement',
  component: screen(
    () => import('#features/agency/team/announcements/agent-announcements-page.tsx'),
    'AgentAnnouncementsPage',
  ),
});

export const registerCentre = createRoute({
  ...ofCentre,
  path: '/agentHome/registerCenter',
  validateSearch: address.readRegisterCentreSearch,
  component: screen(
    () => import('#features/agency/register-centre/register-centre-page.tsx'),
    'RegisterCentrePage',
  ),
});

export const downlines = createRoute({
  ...ofCentre,
  path: '/agentHome/downlineManagmentView',
  validateSearch: address.readDownlinesSearch,
  component: screen(
    () => import('#features/agency/team/downlines/downlines-page.tsx'),
    'DownlinesPage',
  ),
});

export const teamBetting = createRoute({
  ...ofCentre,
  path: '/agentHome/personalHistoryCopy',
  validateSearch: address.readTeamReportSearch,
  component: screen(
    () => import('#features/agency/team/reports/team-betting-page.tsx'),
    'TeamBettingPage',
  ),
});

export const userLoss = createRoute({
  ...ofCentre,
  path: '/agentHome/palStatementsAgentCopy',
  validateSearch: address.readTeamReportSearch,
  component: screen(
    () => import('#features/agency/team/reports/user-loss-page.tsx'),
    'UserLossPage',
  ),
});

export const income = createRoute({
  ...ofCentre,
  path: '/agentHome/agentRevenueReport',
  validateSearch: readRangeSearch,
  component: screen(() => import('#features/agency/income/income-page.tsx'), 'IncomePage'),
});

export const accountDetails = createRoute({
  ...ofCentre,
  path: '/agentHome/agentDownlineTransactionDetailsCopy',
  validateSearch: address.readTeamAccountSearch,
  component: screen(
    () => import('#features/agency/team/reports/account-details-page.tsx'),
    'AccountDetailsPage',
  ),
});

const ContractPage = screen(
  () => import('#features/agency/contracts/contract-page.tsx'),
  'ContractPage',
);

/** One page for the four kinds of contract. */
function contract<Kind extends ContractKind>(kind: Kind) {
  return createRoute({
    ...ofCentre,
    path: contractPaths[kind],
    validateSearch: address.readContractSearch,
    component: Object.assign(() => <ContractPage kind={kind} />, {
      preload: () => ContractPage.preload?.(),
    }),
  });
}

export const dividend = contract('dividend');
export const dailySalary = contract('daily_salary');
export const hourlySalary = contract('hourly_salary');
export const realTimeSalary = contract('real_time_salary');

export const bill = createRoute({
  ...ofCentre,
  path: '/agentHome/bill/$billId',
  component: screen(() => import('#features/agency/bills/bill-page.tsx'), 'BillPage'),
});
