import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dueOf, planOf, type RebatePlan } from './rebate.rules.ts';

const plan = (from: string, dailyCap: bigint, rates: Record<string, number>): RebatePlan => ({
  from,
  dailyCap,
  rates: new Map(Object.entries(rates)),
});
const plans = [
  plan('2026-01-01', 10_000n, { RNG: 50, LIVE: 30 }),
  plan('2026-11-10', 500n, { RNG: 100 }),
];

test('a day goes by the plan that held on it', () => {
  assert.equal(planOf(plans, '2025-12-31'), undefined);
  assert.equal(planOf(plans, '2026-11-09')?.dailyCap, 10_000n);
  assert.equal(planOf(plans, '2026-11-10')?.dailyCap, 500n);
});

test('each product has its share, rounded down', () => {
  const due = dueOf(plans, [
    { day: '2026-11-01', product: 'RNG', validBet: 12_399n },
    { day: '2026-11-01', product: 'LIVE', validBet: 10_000n },
    { day: '2026-11-01', product: 'SPORTS', validBet: 99_999n },
  ]);
  assert.deepEqual(
    due.products.map(({ product, amount }) => [product, amount]),
    [
      ['RNG', 61n],
      ['LIVE', 30n],
    ],
  );
  assert.equal(due.amount, 91n);
});

test('a day gives no more than its cap, and the next one begins anew', () => {
  const due = dueOf(plans, [
    { day: '2026-11-11', product: 'RNG', validBet: 1_000_000n },
    { day: '2026-11-12', product: 'RNG', validBet: 1_000n },
  ]);
  assert.deepEqual(
    due.days.map(({ day, amount }) => [day, amount]),
    [
      ['2026-11-11', 500n],
      ['2026-11-12', 10n],
    ],
  );
  assert.equal(due.amount, 510n);
});

test('without a plan nothing is due', () => {
  assert.deepEqual(dueOf([], [{ day: '2026-11-01', product: 'RNG', validBet: 100n }]).amount, 0n);
});
