/** Pages of every record among ten million rows of a year, and how fast they are counted. */
import { openDatabase } from '@bahati/server-kit/database.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { addProvider } from '@bahati/testing/factories.ts';
import { createTestDatabase } from '@bahati/testing/test-database.ts';
import { quantileSorted } from 'simple-statistics';
import { platformConfig } from '#platform-app/config.ts';
import { type Context, type MemberActor, noInstallation } from '#platform-app/context.ts';
import { readBets } from '#platform-app/domains/gaming/rounds/bet-pages.ts';
import type { BetFilter } from '#platform-app/domains/gaming/rounds/bet-rows.ts';
import { countDays } from '#platform-app/domains/records/daily-aggregates/count-days.ts';
import { listMovements } from '#platform-app/domains/records/statements/list-movements.ts';
import { pageOfAllMovements } from '#platform-app/domains/records/statements/movements.ts';
import { spanOf } from '#platform-app/domains/records/statements/ranges.ts';
import { readProfit } from '#platform-app/domains/records/statements/read-profit.ts';
import { readStatement } from '#platform-app/domains/records/statements/read-statement.ts';
import { reportDaily } from '#platform-app/domains/records/reports/report-daily.ts';
import { allFlows, sidesOfFlows } from '#platform-app/domains/records/reports/report-flows.ts';
import { reportLiability } from '#platform-app/domains/records/reports/report-liability.ts';
import { reportReconciliation } from '#platform-app/domains/records/reports/report-reconciliation.ts';
import { firstMember, heavyMember, members, movements, writeYear } from './records-history.ts';
import { report } from './report.ts';
import { startBenchServer } from './stage.ts';

const dayMs = 86_400_000;
const dayOf = (back: number) => new Date(Date.now() - back * dayMs).toISOString().slice(0, 10);
const thisMonth = { from: dayOf(29), to: dayOf(0) };
const longAgo = { from: dayOf(330), to: dayOf(301) };
const quarter = { from: dayOf(91), to: dayOf(0) };
const wholeYear = { from: dayOf(366), to: dayOf(0) };

export async function benchRecords(): Promise<void> {
  const server = await startBenchServer();
  const { ownerUrl, drop } = await createTestDatabase();
  const onIdleError = () => undefined;
  const owner = openDatabase(ownerUrl, {
    applicationName: 'bench',
    onIdleError,
    maxConnections: 1,
    settings: { statement_timeout: '0', synchronous_commit: 'on' },
  });
  const database = openDatabase(ownerUrl, { applicationName: 'bench app', onIdleError });
  const config = platformConfig({ DATABASE_URL: ownerUrl, NODE_ENV: 'test' });
  const log = createLog('bench', 'silent');
  const context: Context = {
    installation: noInstallation,
    config,
    log,
    database,
    now: () => new Date(),
    announceBalance: () => undefined,
  };
  try {
    await addProvider(owner);
    await addProvider(owner, { id: 901, code: 'OTHER' });
    await owner.query(
      `INSERT INTO brands (code, name, currency, time_zone, country_dialing_codes, minimum_age)
       VALUES ('bahati', 'Bahati', 'KES', 'Africa/Nairobi', '{+254}', 18)`,
    );
    await writeYear(owner);
    await benchPages(context);
    await benchReports(context);
    await benchCounting(context);
    await printPlan(context);
  } finally {
    await Promise.all([owner.end(), database.end()]);
    await drop();
    await server.stop();
  }
}

function actorOf(memberId: number): MemberActor {
  const who = {
    sessionId: 1n,
    username: 'bench',
    type: 0,
    currency: 'KES',
    language: 'en',
  } as const;
  return { ...who, memberId: BigInt(memberId) };
}

/** Each page of other members, so that one's rows are not warm from the page before. */
async function benchPages(context: Context): Promise<void> {
  const light = (at: number) => actorOf(firstMember + ((at * 613) % members));
  const heavy = () => actorOf(heavyMember);
  const bets = (
    actor: MemberActor,
    { from, to }: typeof longAgo,
    filter: Partial<BetFilter> = {},
  ) =>
    readBets(context.database, actor, {
      before: { round: null, vendor: null },
      limit: 20,
      from: `${from}T00:00:00Z`,
      to: `${to}T23:59:59Z`,
      ...filter,
    });
  const pageSize = 30;
  const pages: Record<string, (at: number) => Promise<unknown>> = {
    'account record, this month': (at) =>
      listMovements(context, light(at), { ...thisMonth, pageSize }),
    'account record, a year ago': (at) =>
      listMovements(context, light(at), { ...longAgo, pageSize }),
    'account record, deposits': (at) =>
      listMovements(context, light(at), { ...thisMonth, pageSize, kind: 'deposit' }),
    'busiest member, a year ago': () => listMovements(context, heavy(), { ...longAgo, pageSize }),
    'busiest member, deposits': () =>
      listMovements(context, heavy(), { ...longAgo, pageSize, kind: 'deposit' }),
    'busiest member, payouts of a quarter': () =>
      listMovements(context, heavy(), { ...quarter, pageSize, kind: 'payout' }),
    'busiest member, a kind never seen': () =>
      listMovements(context, heavy(), { ...quarter, pageSize, kind: 'adjustment' }),
    'betting record, this month': (at) => bets(light(at), thisMonth),
    'busiest member, betting record a year ago': () => bets(heavy(), longAgo),
    'busiest member, bets at one vendor': () => bets(heavy(), longAgo, { vassalage: 'OTHER' }),
    'busiest member, bets at a vendor never played': () =>
      bets(heavy(), wholeYear, { vassalage: 'NONE' }),
    'busiest member, bets voided': () => bets(heavy(), wholeYear, { state: 'voided' }),
    'profit and loss, 92 days': (at) => readProfit(context, light(at), quarter),
    'busiest member, profit and loss': () => readProfit(context, heavy(), quarter),
    statement: (at) => readStatement(context, light(at), dayOf(60).slice(0, 7)),
    'statement, this month': (at) => readStatement(context, light(at), dayOf(0).slice(0, 7)),
    'busiest member, statement': () => readStatement(context, heavy(), dayOf(60).slice(0, 7)),
    'busiest member, statement, this month': () =>
      readStatement(context, heavy(), dayOf(0).slice(0, 7)),
  };
  await timeEach(pages, 200, 100);
}

/** Reports of the whole house: a few of them are asked a day, and a second may be waited for. */
async function benchReports(context: Context): Promise<void> {
  const longAgoInstant = `${longAgo.to}T10:30:00Z`;
  const reports: Record<string, (at: number) => Promise<unknown>> = {
    'owed to members, now': () => reportLiability(context, undefined),
    'owed to members, a year ago': () => reportLiability(context, longAgoInstant),
    'daily report, 7 days': () => reportDaily(context, { from: dayOf(6), to: dayOf(0) }),
    'daily report, 92 days': () => reportDaily(context, { from: dayOf(91), to: dayOf(0) }),
    'reconciliation, 7 days': () => reportReconciliation(context, { from: dayOf(6), to: dayOf(0) }),
  };
  await timeEach(reports, 20, 1_000);
}

/** Each so many times, held against what it may take at the ninety-ninth of a hundred. */
async function timeEach(
  cases: Readonly<Record<string, (at: number) => Promise<unknown>>>,
  times: number,
  allowedMs: number,
): Promise<void> {
  for (const [name, read] of Object.entries(cases)) {
    const took: number[] = [];
    for (let at = 0; at < times; at++) {
      const startedAt = performance.now();
      await read(at);
      took.push(performance.now() - startedAt);
    }
    took.sort((a, b) => a - b);
    const p99Ms = quantileSorted(took, 0.99);
    const p50Ms = quantileSorted(took, 0.5);
    report(`records: ${name}`, p99Ms / allowedMs, { movements, p50Ms, p99Ms });
  }
}

async function benchCounting(context: Context): Promise<void> {
  const read = async () => {
    const { rows } = await context.database.query<{ last: bigint }>(
      'SELECT last_transfer_id AS last FROM records_progress',
    );
    return Number(rows[0]?.last ?? 0n);
  };
  const before = await read();
  const startedAt = performance.now();
  await countDays(context);
  const perSecond = ((await read()) - before) / ((performance.now() - startedAt) / 1000);
  report('records: counting', perSecond / 6_000, { perSecond });
}

async function printPlan({ database }: Context): Promise<void> {
  const span = await spanOf(database, longAgo, 'Africa/Nairobi');
  const { rows } = await database.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN (ANALYZE, COSTS off, TIMING off, SUMMARY off) ${pageOfAllMovements}`,
    [20_000n, span.lowId, span.highId, span.from, span.to, 31, 'en'],
  );
  const house = await database.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN (ANALYZE, COSTS off, TIMING off, SUMMARY off)
     SELECT currency, kind, sum(change) FROM (${sidesOfFlows(allFlows)}) sides GROUP BY 1, 2`,
    ['Africa/Nairobi'],
  );
  for (const row of [...rows, ...house.rows]) process.stdout.write(`${row['QUERY PLAN']}\n`);
}
