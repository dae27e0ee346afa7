/**
 * Who gets in where, for every call of the contract: what `docs/access.md` says and the access
 * matrix test asks for. Derived from each call's audience and permission, and the roles.
 */
import { backOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import { type CallDeclaration, methodAndPath } from '@bahati/contract/call.ts';
import { gamesProviderCalls } from '@bahati/contract/games-provider/calls.ts';
import { gatewayCallbacks } from '@bahati/contract/payment-gateway/gateway.ts';
import { playerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { permissionFor } from './permissions.ts';
import { builtInRoles } from './staff-roles.ts';

export type Site = 'player' | 'backOffice';

/**
 * `in`: judged on what is asked. `401`: kept out for want of a proof. `403`: kept out although it
 * is known who asks. `own`: in, and only what is the asker's own is found.
 */
export type Cell = 'in' | '401' | '403' | 'own';

export const callsOf: Readonly<Record<Site, Readonly<Record<string, CallDeclaration>>>> = {
  player: { ...playerSiteCalls, ...gamesProviderCalls, ...gatewayCallbacks },
  backOffice: backOfficeCalls,
};

/** Those who are no staff; members of either kind and agents are all members to a call. */
export const outsiders = ['anonymous', 'trial', 'member', 'agent', 'provider', 'gateway'] as const;
export type Outsider = (typeof outsiders)[number];

const members: readonly Outsider[] = ['trial', 'member', 'agent'];

/**
 * Calls of a member that name a record by an id; asked with somebody else's they answer what they
 * answer to an id nobody has.
 */
export const callsWithIds: readonly string[] = [
  'DELETE /wps/member/sessions/:id',
  'DELETE /wps/member/rememberedDevices/:id',
  'POST /wps/member/passkeys/:id/remove',
  'POST /wps/member/payoutAccounts/:id/remove',
  'POST /wps/agent/affiliate/codes/:code',
  'POST /wps/agent/links/:code',
  'GET /wps/agent/members/:id',
  'POST /wps/agent/members/:id/freeze',
  'GET /wps/agent/members/:id/bets',
  'GET /wps/agent/members/:id/movements',
  'GET /wps/agent/bills/:id',
  'POST /wps/agent/bills/:id/file',
  'GET /wps/agent/links/:code',
  'GET /wps/agent/contracts/with/:memberId',
  'POST /wps/relay/MCS2_processDividendReq',
  'POST /wps/relay/MCS2_processDailySalContract',
  'POST /wps/relay/MCS2_processContractHourSalary',
  'POST /wps/relay/MCSFE_processRealTimeSalaryContract',
  'POST /wps/cashier/withdrawals',
  'GET /wps/cashier/withdrawals/:id',
  'POST /wps/cashier/withdrawals/:id/receipt',
  'GET /wps/cashier/withdrawals/:id/dispute',
  'POST /wps/cashier/withdrawals/:id/dispute/messages',
  'GET /wps/cashier/deposits/:id',
  'POST /wps/cashier/deposits/:id/proof',
  'GET /wps/gaming/bets/:id',
  'GET /wps/relay/ODSFE2_MemTransDet',
  'POST /wps/member/messages/:id/read',
  'DELETE /wps/member/messages/:id',
  'GET /wps/points/orders/:id',
];

/** A chat is read and written with the token its guest was given; no account is needed. */
const isOfOneChat = (key: string) => methodAndPath(key).path.startsWith('/wps/chat');

export function cellOfOutsider(site: Site, key: string, who: Outsider): Cell {
  const audience = callsOf[site][key]?.audience;
  const isMember = members.includes(who);
  if (audience === 'anyone') return isOfOneChat(key) && !isMember ? 'own' : 'in';
  if (audience === 'member') return isMember ? 'in' : '401';
  return audience === who ? 'in' : '401';
}

/** Of a built-in role, by its code. */
export function cellOfStaff(site: Site, key: string, code: string): Cell {
  const audience = callsOf[site][key]?.audience;
  if (audience !== 'staff') return cellOfOutsider(site, key, 'anonymous');
  const needed = permissionFor(key);
  const role = builtInRoles.find((known) => known.code === code);
  if (needed === null) return 'in';
  return needed !== undefined && role?.permissions.includes(needed) ? 'in' : '403';
}

const legend = `# Who gets in where

Every call of the platform, by who asks. \`npm run access-page\` writes this page from the contract,
where each call declares its permission, and from the roles. The access matrix test asks every call
as everybody named here and fails where an answer or this page differs.

\`in\`: judged on what is asked. \`401\`: kept out for want of a proof of who asks. \`403\`: kept out
although it is known who asks. \`own\`: in, and only what is the asker's own is found; whatever is
somebody else's answers as an id nobody has.
`;

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');
}

function playerTable(): string {
  const heads = ['call', ...outsiders.slice(0, 3), 'other member', 'agent', 'staff, any role'];
  const rows = Object.keys(callsOf.player).map((key) => {
    const of = (who: Outsider) => cellOfOutsider('player', key, who);
    const other = callsWithIds.includes(key) ? 'own' : of('member');
    const staff = cellOfStaff('player', key, 'operator');
    const keys = [of('provider'), of('gateway')];
    return [
      `\`${key}\``,
      of('anonymous'),
      of('trial'),
      of('member'),
      other,
      of('agent'),
      staff,
    ].concat(keys);
  });
  return table([...heads, 'provider key', 'gateway key'], rows);
}

function backOfficeTable(): string {
  const heads = ['call', 'right', 'not staff', ...builtInRoles.map(({ code }) => code)];
  const rows = Object.keys(callsOf.backOffice).map((key) => [
    `\`${key}\``,
    permissionFor(key) ?? '–',
    cellOfOutsider('backOffice', key, 'anonymous'),
    ...builtInRoles.map(({ code }) => cellOfStaff('backOffice', key, code)),
  ]);
  return table(heads, rows);
}

export function accessPage(): string {
  return [
    legend,
    '## Player site, games providers and payment gateways\n',
    `${playerTable()}\n`,
    '## Back office\n',
    'Who is not staff is anonymous, a trial member, a member, an agent, or holds a key.\n',
    `${backOfficeTable()}\n`,
  ].join('\n');
}
