/**
 * The dashboard, breakdowns and cohorts over a quarter of a year: a hundred thousand members,
 * 1,600 rows of play a day and twelve weeks of who played. The amounts mean nothing.
 */
import { openDatabase } from '@bahati/server-kit/database.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { addProvider } from '@bahati/testing/factories.ts';
import { createTestDatabase } from '@bahati/testing/test-database.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { quantileSorted } from 'simple-statistics';
import { platformConfig } from '#platform-app/config.ts';
import { type Context, noInstallation } from '#platform-app/context.ts';
import { breakdownOf, readBreakdown } from '#platform-app/domains/insight/read-breakdown.ts';
import { cohortsOf, readCohorts } from '#platform-app/domains/insight/read-cohorts.ts';
import { readDashboard } from '#platform-app/domains/insight/read-dashboard.ts';
import { report } from './report.ts';
import { startBenchServer } from './stage.ts';

const members = 100_000;
const dayMs = 86_400_000;
const dayOf = (back: number) => new Date(Date.now() - back * dayMs).toISOString().slice(0, 10);
/** These are asked by few and a second may be waited for; the dashboard is asked every ten. */
const allowedMs = 1_000;

export async function benchInsight(): Promise<void> {
  const server = await startBenchServer();
  const { ownerUrl, drop } = await createTestDatabase();
  const onIdleError = () => undefined;
  const settings = { statement_timeout: '0' };
  const database = openDatabase(ownerUrl, { applicationName: 'bench', onIdleError, settings });
  const context: Context = {
    installation: noInstallation,
    config: platformConfig({ DATABASE_URL: ownerUrl, NODE_ENV: 'test' }),
    log: createLog('bench', 'silent'),
    database,
    now: () => new Date(),
    announceBalance: () => undefined,
  };
  try {
    await writeQuarter(database);
    await timeReadings(context);
    await printPlans(database);
  } finally {
    await database.end();
    await drop();
    await server.stop();
  }
}

async function writeQuarter(database: Database): Promise<void> {
  await addProvider(database);
  await database.query(
    `INSERT INTO brands (code, name, currency, time_zone, country_dialing_codes, minimum_age)
     VALUES ('bahati', 'Bahati', 'KES', 'Africa/Nairobi', '{+254}', 18)`,
  );
  await database.query(
    `INSERT INTO members (id, nickname, type, currency, birthday, registered_at)
     SELECT n, 'tester' || n, 0, 'KES', '1990-01-01', now() - (n % 700) * interval '1 day'
       FROM generate_series(1, ${members}) AS n`,
  );
  await database.query(
    `INSERT INTO member_firsts (member_id, currency, first_deposit_at, first_stake_at)
     SELECT id, 'KES', registered_at + interval '1 hour', registered_at + interval '2 hours'
       FROM members WHERE id % 3 = 0`,
  );
  await database.query(
    `INSERT INTO member_periods (member_id, grain, period, currency, bet_count, valid_bet, ggr, deposit)
     SELECT id, 'week', (date_trunc('week', now()) - w * interval '7 days')::date, 'KES', 9, 9000, 300, 500
       FROM members, generate_series(0, 11) AS w WHERE id % 3 = 0 AND (id + w) % 2 = 0`,
  );
  await database.query(
    `INSERT INTO play_days (day, currency, product, vendor_id, game_id, country, device, bet_count,
       stake, valid_bet, payout, promotion, vendor_result)
     SELECT current_date - d, 'KES', 'RNG', 900, 1 + g, country, device, 20, 20000, 20000, 19000, 0, 0
       FROM generate_series(0, 91) AS d, generate_series(1, 200) AS g,
            unnest(ARRAY['KE', 'TZ']) AS country, unnest(ARRAY['phone', 'tablet', 'computer', '']) AS device`,
  );
  await database.query(
    `INSERT INTO flow_slices (slice, currency, code, debit_kind, credit_kind, amount, transfer_count)
     SELECT date_bin('15 minutes', now(), '2000-01-01Z') - s * interval '15 minutes', 'KES', code,
            'cash', 'game_revenue', 10000, 10
       FROM generate_series(0, 96 * 91) AS s, unnest(ARRAY[4, 5, 6, 20, 22, 24]) AS code`,
  );
  await database.query(
    `INSERT INTO active_days (day, currency, member_id, since)
     SELECT current_date - d, 'KES', n, now() - d * interval '1 day'
       FROM generate_series(0, 7) AS d, generate_series(1, 10000) AS n`,
  );
  await database.query('VACUUM ANALYZE');
}

async function timeReadings(context: Context): Promise<void> {
  const quarter = { from: dayOf(91), to: dayOf(0), sort: 'turnover' } as const;
  const readings: Record<string, () => Promise<unknown>> = {
    dashboard: () => readDashboard(context, undefined),
    'breakdown by game, 92 days': () => readBreakdown(context, { ...quarter, by: 'game' }),
    'breakdown by country, 92 days': () => readBreakdown(context, { ...quarter, by: 'country' }),
    'cohorts by week': () => readCohorts(context, { grain: 'week', basis: 'registration' }),
  };
  for (const [name, read] of Object.entries(readings)) {
    const took: number[] = [];
    for (let at = 0; at < 8; at++) {
      const startedAt = performance.now();
      await read();
      took.push(performance.now() - startedAt);
    }
    took.sort((a, b) => a - b);
    const p99Ms = quantileSorted(took, 0.99);
    const p50Ms = quantileSorted(took, 0.5);
    report(`insight: ${name}`, p99Ms / allowedMs, { members, p50Ms, p99Ms });
  }
}

async function printPlans(database: Database): Promise<void> {
  const narrowed = [null, null, null, null, null];
  const plans: [string, unknown[]][] = [
    [breakdownOf('game'), [dayOf(91), dayOf(0), 'KES', ...narrowed]],
    [cohortsOf('registration'), [dayOf(83), 'week', 'Africa/Nairobi', 'KES']],
  ];
  for (const [statement, values] of plans) {
    const { rows } = await database.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN (ANALYZE, COSTS off, TIMING off) ${statement}`,
      values,
    );
    for (const row of rows) process.stdout.write(`${row['QUERY PLAN']}\n`);
  }
}
