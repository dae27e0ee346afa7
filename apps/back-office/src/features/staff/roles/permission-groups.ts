/** Rights by what they are about, for whoever puts a role together. */
import { permission, type Permission } from '@bahati/contract/back-office/staff/permissions.ts';

type AreaOf<P> = P extends `${infer Area}.${string}` ? Area : never;

const groups = ['members', 'money', 'risk', 'games', 'talk', 'figures', 'house'] as const;
type Group = (typeof groups)[number];

const groupOfArea: Readonly<Record<AreaOf<Permission>, Group>> = {
  members: 'members',
  kyc: 'members',
  duplicates: 'members',
  agency: 'members',
  deposits: 'money',
  withdrawals: 'money',
  adjustments: 'money',
  taxes: 'money',
  aml: 'risk',
  anomalies: 'risk',
  approvals: 'risk',
  audit: 'risk',
  games: 'games',
  rounds: 'games',
  vendors: 'games',
  programs: 'games',
  trading: 'games',
  lottery: 'games',
  rooms: 'games',
  messages: 'talk',
  content: 'talk',
  rewards: 'talk',
  feedback: 'talk',
  chat: 'talk',
  reports: 'figures',
  insight: 'figures',
  staff: 'house',
  access: 'house',
  system: 'house',
  operations: 'house',
};

const groupOf = (name: Permission): Group => groupOfArea[name.split('.')[0] as AreaOf<Permission>];

export const permissionGroups = groups.map((group) => ({
  group,
  permissions: permission.options.filter((name) => groupOf(name) === group),
}));
