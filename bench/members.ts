/**
 * The office's list of members and its search among a million of them: each filter, order, page and
 * kind of search. `BENCH_MEMBERS=20000 npm run bench members` is a quick try.
 */
import { openDatabase } from '@bahati/server-kit/database.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { createTestDatabase } from '@bahati/testing/test-database.ts';
import { quantileSorted } from 'simple-statistics';
import { platformConfig } from '#platform-app/config.ts';
import type { Context } from '#platform-app/context.ts';
import {
  listMembers,
  type MemberQuery,
} from '#platform-app/domains/members/staff-view/list-members.ts';
import { firstMember, writeMembers } from './million-members.ts';
import { report } from './report.ts';
import { startBenchServer } from './stage.ts';

const members = Number(process.env['BENCH_MEMBERS'] ?? 1_000_000);
const allowedMs = 200;
const times = 100;

export async function benchMembers(): Promise<void> {
  const server = await startBenchServer();
  const { ownerUrl, drop } = await createTestDatabase();
  const onIdleError = () => undefined;
  const owner = openDatabase(ownerUrl, {
    applicationName: 'bench',
    onIdleError,
    maxConnections: 1,
    settings: { statement_timeout: '0' },
  });
  try {
    await owner.query(
      `INSERT INTO brands (code, name, currency, time_zone, country_dialing_codes, minimum_age)
       VALUES ('bahati', 'Bahati', 'KES', 'Africa/Nairobi', '{+254}', 18)`,
    );
    await writeMembers(owner, members);
    await owner.end();
    await timeLists(ownerUrl);
  } finally {
    await drop();
    await server.stop();
  }
}

async function timeLists(ownerUrl: string): Promise<void> {
  const database = openDatabase(ownerUrl, { applicationName: 'app', onIdleError: () => undefined });
  const config = platformConfig({ DATABASE_URL: ownerUrl, NODE_ENV: 'test' });
  const log = createLog('bench', 'silent');
  const context = { config, log, database, now: () => new Date() } as Context;
  try {
    for (const [name, query] of Object.entries(filters)) await timeWalk(context, name, query);
    for (const [name, search] of Object.entries(searches)) {
      await timeEach(`search by ${name}`, (at) => list(context, { search: search(at) }));
    }
  } finally {
    await database.end();
  }
}

const dayOf = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);

const filters: Readonly<Record<string, Partial<MemberQuery>>> = {
  'all, newest': {},
  'all, last login': { sort: 'last_login' },
  'all, balance': { sort: 'balance' },
  'all, balance, least first': { sort: 'balance', order: 'asc' },
  active: { status: 'active' },
  'blocked (all of them old)': { status: 'blocked' },
  'blocked by last login': { status: 'blocked', sort: 'last_login' },
  'closed by balance': { status: 'closed', sort: 'balance' },
  agents: { type: 1 },
  'trials by balance': { type: 4, sort: 'balance' },
  'registered in a week long ago': { registeredFrom: dayOf(400), registeredTo: dayOf(393) },
  'registered in half a year, by balance': {
    registeredFrom: dayOf(400),
    registeredTo: dayOf(218),
    sort: 'balance',
  },
  'seen this month': { lastLoginFrom: dayOf(30) },
  'not seen for long, richest first': { lastLoginTo: dayOf(200), sort: 'balance' },
  'balance between': { balanceFrom: '9000.00', balanceTo: '9001.00' },
  'balance from, by last login': { balanceFrom: '5000.00', sort: 'last_login' },
  'by country': { dialingCode: '+254' },
  'country nobody is of': { dialingCode: '+255' },
  'nothing proven, newest': { kycLevel: 0 },
  'nothing proven, richest first': { kycLevel: 0, sort: 'balance' },
  'phone proven, least first': { kycLevel: 1, sort: 'balance', order: 'asc' },
  'identity proven by last login': { kycLevel: 2, sort: 'last_login' },
  'funds proven by balance': { kycLevel: 3, sort: 'balance' },
  'of an upline': { uplineId: String(firstMember + 5_000) },
  'nobody fits': { balanceFrom: '90000.00', status: 'active', type: 4 },
  'many filters': {
    status: 'active',
    type: 0,
    dialingCode: '+254',
    registeredFrom: dayOf(500),
    registeredTo: dayOf(100),
    lastLoginFrom: dayOf(150),
    balanceFrom: '100.00',
    balanceTo: '2000.00',
    sort: 'balance',
  },
};

const nth = (at: number) => (at * 613 + 2) % members;

const searches: Readonly<Record<string, (at: number) => string>> = {
  id: (at) => String(firstMember + nth(at)),
  'beginning of a name': (at) => ['ama', 'wanjiku', 'j', 'neema.d', 'pendo.g'][at % 5] ?? '',
  'part of a name': (at) => ['iku.g', 'njik', '.moses', 'tat', 'mani.b'][at % 5] ?? '',
  nickname: (at) => `Juma ${nth(at)}`,
  'a name with a slip': (at) => ['wanjikku.grase', 'baraak.daudi', 'otieon'][at % 3] ?? '',
  'a name nobody has': (at) => ['zzyzx', 'qwertyuiop', 'xx9'][at % 3] ?? '',
  phone: (at) => `07${String((nth(at) * 7_919) % 100_000_000).padStart(8, '0')}`,
  'e-mail': (at) => `M${nth(at)}@example.com`,
  ip: (at) => `10.${(nth(at) * 31) % 200}.${(nth(at) * 17) % 250}.${nth(at) % 250}`,
};

const list = (context: Context, query: Partial<MemberQuery>) =>
  listMembers(context, { pageSize: 25, sort: 'registered', order: 'desc', ...query });

/** Pages one after the other, from the first on. */
async function timeWalk(context: Context, name: string, query: Partial<MemberQuery>) {
  let cursor: string | undefined;
  await timeEach(name, async () => {
    const page = await list(context, { ...query, ...(cursor ? { cursor } : {}) });
    cursor = page.nextCursor ?? undefined;
    return page;
  });
}

async function timeEach(
  name: string,
  read: (at: number) => Promise<{ items: readonly unknown[] }>,
): Promise<void> {
  const took: number[] = [];
  let rows = 0;
  for (let at = 0; at < times; at++) {
    const startedAt = performance.now();
    rows += (await read(at)).items.length;
    took.push(performance.now() - startedAt);
  }
  took.sort((a, b) => a - b);
  const p99Ms = quantileSorted(took, 0.99);
  const p50Ms = quantileSorted(took, 0.5);
  report(`members: ${name}`, p99Ms / allowedMs, { members, rows, p50Ms, p99Ms });
}
