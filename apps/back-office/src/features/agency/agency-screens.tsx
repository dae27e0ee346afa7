/** The screens of agents, their contracts and bills, in the order of the menu. */
import { SettingsIcon, ShieldIcon, TagIcon } from '@bahati/ui/icons/icons.tsx';
import {
  AddMemberIcon,
  CalendarIcon,
  CoinsIcon,
  TreeIcon,
} from '@bahati/ui/icons/agency-icons.tsx';
import { AgentPage } from '#features/agency/agents/agent-page.tsx';
import { AgentsPage } from '#features/agency/agents/agents-page.tsx';
import { AgencyBillPage } from '#features/agency/bills/agency-bill-page.tsx';
import { AgencyBillsPage } from '#features/agency/bills/agency-bills-page.tsx';
import { AgencyCalendarPage } from '#features/agency/calendar/agency-calendar-page.tsx';
import { AgencyContractsPage } from '#features/agency/contracts/agency-contracts-page.tsx';
import { AgencyRequestsPage } from '#features/agency/requests/agency-requests-page.tsx';
import { AgencyRulesPage } from '#features/agency/rules/agency-rules-page.tsx';
import { AgentIntegrityPage } from '#features/agency/integrity/agent-integrity-page.tsx';
import { IntegrityPage } from '#features/agency/integrity/integrity-page.tsx';
import type { Screen } from '#office/screen.tsx';

export const agencyScreens: readonly Screen[] = [
  {
    name: 'agents',
    needs: 'GET /bo/agents',
    page: AgentsPage,
    menu: { group: 'agency', icon: TreeIcon },
  },
  {
    name: 'agents',
    path: '/agents/$id/show',
    needs: 'GET /bo/agents/:id',
    page: AgentPage,
    isOwnTitle: true,
  },
  {
    name: 'agency_requests',
    needs: 'GET /bo/agency/applications',
    page: AgencyRequestsPage,
    menu: { group: 'agency', icon: AddMemberIcon },
  },
  {
    name: 'agency_contracts',
    needs: 'GET /bo/agency/contracts',
    page: AgencyContractsPage,
    menu: { group: 'agency', icon: TagIcon },
  },
  {
    name: 'agency_bills',
    needs: 'GET /bo/agency/bills',
    page: AgencyBillsPage,
    menu: { group: 'agency', icon: CoinsIcon },
  },
  {
    name: 'agency_bills',
    path: '/agency_bills/$id/show',
    needs: 'GET /bo/agency/bills/:id',
    page: AgencyBillPage,
    isOwnTitle: true,
  },
  {
    name: 'agency_calendar',
    needs: 'GET /bo/agency/calendar',
    page: AgencyCalendarPage,
    menu: { group: 'agency', icon: CalendarIcon },
  },
  {
    name: 'agent_integrity',
    needs: 'GET /bo/agency/integrity',
    page: IntegrityPage,
    menu: { group: 'agency', icon: ShieldIcon },
  },
  {
    name: 'agent_integrity',
    path: '/agent_integrity/$id/show',
    needs: 'GET /bo/agency/agents/:id/integrity',
    page: AgentIntegrityPage,
    isOwnTitle: true,
  },
  {
    name: 'agency_rules',
    needs: 'GET /bo/agencyRules',
    page: AgencyRulesPage,
    menu: { group: 'agency', icon: SettingsIcon },
  },
];
