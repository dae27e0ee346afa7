import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RealTimeSalaryTerms } from '@bahati/agency-rules/terms/terms.ts';
import { amount } from './figures.testing.ts';
import { type RealTimeSalaryFigures, realTimeSalaryBill } from './real-time-salary.ts';

const terms = (rateBps: number, brake: number | null = null): RealTimeSalaryTerms => ({
  kind: 'real_time_salary',
  rateBps,
  dailyTurnoverBrake: brake === null ? null : amount(brake),
});
const run = (
  bets: [stake: number | string, nextRateBps: number][],
  turnoverBefore = 0,
): RealTimeSalaryFigures => ({
  turnoverBefore: amount(turnoverBefore),
  bets: bets.map(([stake, nextRateBps], index) => ({
    bet: `bet ${index}`,
    stake: amount(stake),
    nextRateBps,
  })),
  adjustmentLines: [],
});

test('of each bet an agent has its rate less the next agent’s', () => {
  const bill = realTimeSalaryBill(
    terms(50),
    run([
      [1_000, 0],
      [1_000, 30],
      [1_000, 50],
    ]),
  );
  assert.deepEqual(
    bill.shares.map(({ differenceBps }) => differenceBps),
    [50, 20, 0],
  );
  assert.equal(bill.own, amount(7));
  assert.equal(bill.turnoverAfter, amount(3_000));
});

test('the differences of a line add up to the rate at its top', () => {
  const rates = [80, 50, 50, 20];
  const paid = rates.map(
    (rate, at) => realTimeSalaryBill(terms(rate), run([[10_000, rates[at + 1] ?? 0]])).own,
  );
  assert.deepEqual(paid, [amount(30), 0n, amount(30), amount(20)]);
  assert.equal(
    paid.reduce((sum, one) => sum + one, 0n),
    amount(80),
  );
});

test('shares are exact and only the bill is rounded down', () => {
  const small: [string, number][] = Array.from({ length: 3 }, () => ['0.90', 0]);
  const bill = realTimeSalaryBill(terms(50), run(small));
  assert.equal(bill.shares[0]?.share, 4_500n, '0.45 of a cent');
  assert.equal(bill.own, 1n, '1.35 cents');
});

test('the brake counts stakes of the day up to itself, and the bet that reaches it in part', () => {
  const bill = realTimeSalaryBill(
    terms(100, 1_000),
    run(
      [
        [300, 0],
        [200, 40],
        [50, 0],
      ],
      600,
    ),
  );
  assert.deepEqual(
    bill.shares.map(({ countedStake }) => countedStake),
    [amount(300), amount(100), 0n],
  );
  assert.equal(bill.own, amount('3.60'));
  assert.equal(bill.turnoverAfter, amount(1_150));
  assert.equal(bill.isBraked, true);
  assert.equal(realTimeSalaryBill(terms(100, 1_000), run([[399, 0]], 600)).isBraked, false);
  assert.equal(realTimeSalaryBill(terms(100, 1_000), run([[400, 0]], 600)).own, amount(4));
  assert.equal(realTimeSalaryBill(terms(100, 1_000), run([[400, 0]], 1_200)).own, 0n);
});

test('a next agent with a higher rate takes nothing off other bets', () => {
  assert.equal(
    realTimeSalaryBill(
      terms(10),
      run([
        [1_000, 30],
        [1_000, 0],
      ]),
    ).own,
    amount(1),
  );
});

test('a run without bets pays nothing, and a bet is in it once', () => {
  assert.equal(realTimeSalaryBill(terms(50), run([])).own, 0n);
  const twice = run([
    [10, 0],
    [10, 0],
  ]);
  const bets = twice.bets.map((bet) => ({ ...bet, bet: 'the same' }));
  assert.throws(() => realTimeSalaryBill(terms(50), { ...twice, bets }), /stands twice/);
  const below = twice.bets.map((bet) => ({ ...bet, stake: -1n }));
  assert.throws(() => realTimeSalaryBill(terms(50), { ...twice, bets: below }), RangeError);
});
