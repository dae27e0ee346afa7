import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ContractTerms } from '@bahati/contract/agency-terms.ts';
import type { PeriodCode } from '@bahati/agency-rules/terms/period.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { createTestDatabase } from '@bahati/testing/test-database.ts';
import { openTestOwner } from '#platform/platform.testing.ts';
import {
  dividendDay,
  firstPeriodDay,
  nextFiveMinutes,
  nextStart,
  readDay as day,
  readMoment,
  startOfTerms,
  writeDay as told,
} from './effective.ts';

let database: Database;
let drop: () => Promise<void>;
before(async () => {
  const own = await createTestDatabase();
  database = openTestOwner(own.ownerUrl);
  drop = own.drop;
});
after(async () => {
  await database.end();
  await drop();
});

const dividend = (period: PeriodCode): ContractTerms => ({
  kind: 'dividend',
  period,
  mode: 'fixed',
  carryOver: 'none',
  tiers: [{ turnover: '0', activeMembers: 0, loss: '0', rateBps: 100 }],
});
const salary = (kind: 'daily_salary' | 'hourly_salary' | 'real_time_salary') => ({ kind });

const starts = async (
  zone: string,
  now: string,
  terms: Parameters<typeof nextStart>[2],
): Promise<string> =>
  (await nextStart(database, await readMoment(database, zone, new Date(now)), terms)).toISOString();

test('real-time salaries change at the next mark of five minutes, never at the present one', () => {
  const next = (at: string) => nextFiveMinutes(new Date(at)).toISOString();
  assert.equal(next('2026-11-27T10:03:59.999Z'), '2026-11-27T10:05:00.000Z');
  assert.equal(next('2026-11-27T10:05:00.000Z'), '2026-11-27T10:10:00.000Z');
  assert.equal(next('2026-12-31T23:59:00.000Z'), '2027-01-01T00:00:00.000Z');
});

test('hours and days are those of the brand’s clocks', async () => {
  const late = '2026-11-27T20:59:59Z';
  assert.equal(
    await starts('Africa/Nairobi', late, salary('hourly_salary')),
    '2026-11-27T21:00:00.000Z',
  );
  assert.equal(
    await starts('Africa/Nairobi', late, salary('daily_salary')),
    '2026-11-27T21:00:00.000Z',
  );
  // Midnight there: the day has begun, so the next one is the next.
  assert.equal(
    await starts('Africa/Nairobi', '2026-11-27T21:00:00Z', salary('daily_salary')),
    '2026-11-28T21:00:00.000Z',
  );
  // A clock that is three quarters of an hour off.
  assert.equal(
    await starts('Asia/Kathmandu', '2026-11-27T10:10:00Z', salary('hourly_salary')),
    '2026-11-27T10:15:00.000Z',
  );
  assert.equal(
    await starts('Asia/Kathmandu', '2026-11-27T18:14:00Z', salary('daily_salary')),
    '2026-11-27T18:15:00.000Z',
  );
});

test('dividends change as the next period of their terms begins', async () => {
  const cases: [PeriodCode, now: string, start: string][] = [
    ['D', '2026-02-28T12:00:00Z', '2026-02-28T21:00:00.000Z'],
    // Sunday evening in UTC is Monday in Nairobi.
    ['W', '2026-11-29T20:59:00Z', '2026-11-29T21:00:00.000Z'],
    ['W', '2026-11-29T21:00:00Z', '2026-12-06T21:00:00.000Z'],
    ['H', '2026-02-15T12:00:00Z', '2026-02-15T21:00:00.000Z'],
    ['H', '2026-02-16T12:00:00Z', '2026-02-28T21:00:00.000Z'],
    ['M', '2026-11-30T20:59:59Z', '2026-11-30T21:00:00.000Z'],
    ['M', '2026-12-31T21:00:00Z', '2027-01-31T21:00:00.000Z'],
    ['M', '2028-02-29T12:00:00Z', '2028-02-29T21:00:00.000Z'],
  ];
  for (const [period, now, start] of cases) {
    const terms = { kind: 'dividend', period } as const;
    assert.equal(await starts('Africa/Nairobi', now, terms), start, `${period} ${now}`);
  }
});

test('a dividend’s period changes where no day is settled twice', () => {
  const changes: [
    from: PeriodCode,
    to: PeriodCode,
    today: string,
    counts: string,
    first: string,
  ][] = [
    ['M', 'D', '2026-11-27', '2026-12-01', '2026-12-01'],
    // December begins on a Tuesday: the month ends, and its first days belong to no week.
    ['M', 'W', '2026-11-27', '2026-12-01', '2026-12-07'],
    // Weeks go on until the last that ends before the month begins.
    ['W', 'M', '2026-11-03', '2026-11-30', '2026-12-01'],
    ['D', 'M', '2026-11-03', '2026-12-01', '2026-12-01'],
    ['M', 'H', '2026-11-03', '2026-12-01', '2026-12-01'],
    ['H', 'M', '2026-11-03', '2026-12-01', '2026-12-01'],
    ['H', 'M', '2026-11-20', '2026-12-01', '2026-12-01'],
    ['H', 'W', '2027-02-20', '2027-03-01', '2027-03-01'],
    ['W', 'D', '2026-12-29', '2027-01-04', '2027-01-04'],
  ];
  for (const [from, to, today, counts, first] of changes) {
    const at = dividendDay(to, day(today), { code: from, from: null });
    assert.equal(told(at), counts, `${from} to ${to}`);
    assert.equal(told(firstPeriodDay(to, at)), first, `${from} to ${to}`);
  }
});

test('what follows a version that does not count yet never counts before it', () => {
  const next = (code: PeriodCode, old: PeriodCode, from: string) =>
    told(dividendDay(code, day('2026-11-27'), { code: old, from: day(from) }));
  assert.equal(next('M', 'D', '2026-12-01'), '2026-12-01');
  assert.equal(next('D', 'W', '2026-12-01'), '2026-12-01');
  assert.equal(next('M', 'W', '2026-12-01'), '2026-12-01');
  assert.equal(next('M', 'W', '2026-12-07'), '2026-12-28');
});

test('a salary’s new terms wait for those accepted before', async () => {
  const moment = await readMoment(database, 'Africa/Nairobi', new Date('2026-11-27T10:00:00Z'));
  const terms: ContractTerms = { kind: 'real_time_salary', rateBps: 10, dailyTurnoverBrake: null };
  const effectiveFrom = new Date('2026-11-27T11:00:00Z');
  assert.deepEqual(
    await startOfTerms(database, moment, terms, { terms, effectiveFrom }),
    effectiveFrom,
  );
  assert.deepEqual(
    await startOfTerms(database, moment, terms, null),
    new Date('2026-11-27T10:05:00Z'),
  );
});

test('a dividend that keeps its period changes with the next one', async () => {
  const moment = await readMoment(database, 'Africa/Nairobi', new Date('2026-11-27T10:00:00Z'));
  const running = { terms: dividend('W'), effectiveFrom: new Date('2026-10-31T21:00:00Z') };
  assert.deepEqual(
    await startOfTerms(database, moment, dividend('W'), running),
    new Date('2026-11-29T21:00:00Z'),
  );
  // Accepted for Tuesday the first, when the month ended: it counts from its first Monday on.
  const waiting = { terms: dividend('W'), effectiveFrom: new Date('2026-11-30T21:00:00Z') };
  assert.deepEqual(
    await startOfTerms(database, moment, dividend('W'), waiting),
    new Date('2026-12-06T21:00:00Z'),
  );
});

test('without a moment given it is the database’s own', async () => {
  const { now } = await readMoment(database, 'Africa/Nairobi');
  const { rows } = await database.query<{ at: Date }>('SELECT clock_timestamp() AS at');
  assert.ok(now <= (rows[0]?.at ?? new Date(0)));
});
