/** The menu of the agent centre, in the specification's order (spec §2), and its icons. */
import {
  AddMemberIcon,
  CalendarIcon,
  ChartIcon,
  CoinsIcon,
  FallingIcon,
  MegaphoneIcon,
  ShareIcon,
  TreeIcon,
} from '@bahati/ui/icons/agency-icons.tsx';
import { TurboIcon } from '@bahati/ui/icons/display-icons.tsx';
import { DiceIcon } from '@bahati/ui/icons/game-icons.tsx';
import { BellIcon, ClockIcon, DepositIcon, WithdrawIcon } from '@bahati/ui/icons/icons.tsx';
import { ReceiptIcon } from '@bahati/ui/icons/money-icons.tsx';
import { contractPaths } from '#site/paths.ts';

export const overviewLink = {
  to: '/agentHome',
  label: 'agent_menu_overview',
  Icon: ChartIcon,
} as const;

const registerLink = {
  to: '/agentHome/registerCenter',
  label: 'agent_menu_register',
  Icon: AddMemberIcon,
} as const;

const downlinesLink = {
  to: '/agentHome/downlineManagmentView',
  label: 'agent_menu_downlines',
  Icon: TreeIcon,
} as const;

const incomeLink = {
  to: '/agentHome/agentRevenueReport',
  label: 'agent_menu_income',
  Icon: CoinsIcon,
} as const;

export const teamLinks = [
  {
    to: '/agentHome/agentAnnouncement',
    label: 'agent_menu_announcements',
    Icon: MegaphoneIcon,
  },
  overviewLink,
  registerLink,
  downlinesLink,
] as const;

export const reportLinks = [
  { to: '/agentHome/personalHistoryCopy', label: 'agent_menu_betting', Icon: DiceIcon },
  { to: '/agentHome/palStatementsAgentCopy', label: 'agent_menu_loss', Icon: FallingIcon },
  incomeLink,
  {
    to: '/agentHome/agentDownlineTransactionDetailsCopy',
    label: 'agent_menu_account',
    Icon: ReceiptIcon,
  },
] as const;

/** With the field of the consolidated call that says how the agent stands with it. */
export const contractLinks = [
  {
    to: contractPaths.dividend,
    label: 'agent_menu_dividend',
    Icon: ShareIcon,
    field: 'divtypereq',
  },
  {
    to: contractPaths.daily_salary,
    label: 'agent_menu_daily_salary',
    Icon: CalendarIcon,
    field: 'dailysalreqtype',
  },
  {
    to: contractPaths.hourly_salary,
    label: 'agent_menu_hourly_salary',
    Icon: ClockIcon,
    field: 'contracthoursalreq',
  },
  {
    to: contractPaths.real_time_salary,
    label: 'agent_menu_real_time_salary',
    Icon: TurboIcon,
    field: 'realtimesalreqtype',
  },
] as const;

export const messagesPath = '/member/messageV2';

/** Pages of the site that agents use too. */
export const siteLinks = [
  { to: '/member/depositv2', label: 'hd_deposit', Icon: DepositIcon },
  { to: '/member/withdraw', label: 'hd_withdraw', Icon: WithdrawIcon },
  { to: messagesPath, label: 'agent_menu_messages', Icon: BellIcon },
] as const;

/** What is used most, for a phone's bar, under a short name. */
export const quickLinks = [
  { ...overviewLink, label: 'agent_menu_short_overview' },
  { ...downlinesLink, label: 'agent_menu_short_downlines' },
  { ...registerLink, label: 'agent_menu_short_register' },
  { ...incomeLink, label: 'agent_menu_short_income' },
] as const;
