import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DividendTerms } from '@bahati/agency-rules/terms/terms.ts';
import { type DividendFigures, dividendBill } from './dividend.ts';
import { amount, teamOf } from './figures.testing.ts';

const terms = (own: Partial<DividendTerms> = {}): DividendTerms => ({
  kind: 'dividend',
  period: 'H',
  mode: 'fixed',
  carryOver: 'none',
  tiers: [
    { turnover: amount(300_000), activeMembers: 3, loss: amount(10_000), rateBps: 300 },
    { turnover: amount(500_000), activeMembers: 3, loss: amount(30_000), rateBps: 500 },
  ],
  ...own,
});

const team = (figures: Parameters<typeof teamOf>[0], carriedIn = 0): DividendFigures => ({
  ...teamOf(figures),
  carriedIn: amount(carriedIn),
});

const example = team({ turnover: 800_000, active: 5, loss: 25_000 });

test('the example: floating pays 1,041.66, fixed 750.00', () => {
  const floating = dividendBill(terms({ mode: 'floating' }), example);
  assert.equal(floating.own, amount('1041.66'));
  assert.equal(floating.chosenTier, 1);
  assert.deepEqual(
    floating.checks.map(({ pays }) => pays),
    [amount(750), amount('1041.66')],
  );
  const fixed = dividendBill(terms(), example);
  assert.equal(fixed.own, amount(750));
  assert.equal(fixed.chosenTier, 0);
});

test('a bill says of each tier what is missing, and how far the next one is', () => {
  const bill = dividendBill(terms(), team({ turnover: 450_000, active: 2, loss: 12_000 }));
  assert.deepEqual(
    bill.checks.map(({ isEligible, missing }) => ({ isEligible, ...missing })),
    [
      { isEligible: false, turnover: 0n, activeMembers: 1, loss: 0n },
      { isEligible: false, turnover: amount(50_000), activeMembers: 1, loss: amount(18_000) },
    ],
  );
  assert.equal(bill.own, 0n);
  assert.equal(bill.chosenTier, null);
  assert.deepEqual(bill.nextTier, {
    tier: 0,
    missing: { turnover: 0n, activeMembers: 1, loss: 0n },
  });
  assert.equal(
    dividendBill(terms(), team({ turnover: 500_000, active: 3, loss: 30_000 })).nextTier,
    null,
  );
});

test('a tier is reached where each figure is met exactly, and missed by one minor unit', () => {
  const met = team({ turnover: 500_000, active: 3, loss: 30_000 });
  assert.equal(dividendBill(terms(), met).own, amount(1_500));
  const shortOfLoss = { ...met, payouts: met.payouts + 1n };
  assert.equal(dividendBill(terms(), shortOfLoss).chosenTier, 0);
  const shortOfTurnover = { ...met, validTurnover: met.validTurnover - 1n };
  assert.equal(dividendBill(terms(), shortOfTurnover).chosenTier, 0);
  assert.equal(dividendBill(terms(), { ...met, activeMembers: 2 }).chosenTier, null);
});

test('floating asks for no loss, pays in proportion below the tier’s loss and no more above it', () => {
  const floating = terms({ mode: 'floating' });
  const own = (loss: number) =>
    dividendBill(floating, team({ turnover: 500_000, active: 3, loss })).own;
  assert.equal(own(5_000), amount(75), '5,000 × 3 % × 5,000 / 10,000');
  assert.equal(own(30_000), amount(1_500));
  assert.equal(own(60_000), amount(3_000));
  const always = terms({
    mode: 'floating',
    tiers: [{ turnover: 0n, activeMembers: 0, loss: 0n, rateBps: 100 }],
  });
  assert.equal(dividendBill(always, team({ turnover: 100, loss: 50 })).own, amount('0.50'));
});

test('the share is rounded down once, at the bill', () => {
  const one = terms({ tiers: [{ turnover: 0n, activeMembers: 0, loss: 0n, rateBps: 3_333 }] });
  assert.equal(dividendBill(one, team({ turnover: 10, loss: 1 })).own, 33n);
  const third = terms({
    mode: 'floating',
    tiers: [{ turnover: 0n, activeMembers: 0, loss: amount(3), rateBps: 9_999 }],
  });
  // 2.00 × 99.99 % × 2 / 3; with 2.00 × 99.99 % rounded first it would be 132.
  assert.equal(dividendBill(third, team({ turnover: 10, loss: 2 })).own, 133n);
});

test('a team that won, or did nothing, shares nothing', () => {
  for (const mode of ['fixed', 'floating'] as const) {
    const none = terms({
      mode,
      tiers: [{ turnover: 0n, activeMembers: 0, loss: 0n, rateBps: 10_000 }],
    });
    assert.equal(dividendBill(none, team({ turnover: 800_000, loss: -5_000 })).own, 0n);
    assert.equal(dividendBill(none, team({ turnover: 0 })).own, 0n);
    assert.equal(dividendBill(terms({ mode }), team({ turnover: 0 })).chosenTier, null);
  }
});

test('what a team cost comes off its loss, item by item', () => {
  const bill = dividendBill(terms(), {
    ...example,
    rebates: amount(5_000),
    bonuses: amount(4_000),
    promotionCost: amount(3_000),
    depositFees: amount(2_000),
  });
  assert.equal(bill.result, -amount(11_000));
  assert.equal(bill.loss, amount(11_000));
  assert.deepEqual(bill.deductions, [
    { item: 'payouts', amount: amount(775_000) },
    { item: 'rebates', amount: amount(5_000) },
    { item: 'bonuses', amount: amount(4_000) },
    { item: 'promotionCost', amount: amount(3_000) },
    { item: 'depositFees', amount: amount(2_000) },
  ]);
  assert.equal(bill.own, amount(330));
});

test('tiers ask for valid turnover, a loss is of all stakes', () => {
  const bill = dividendBill(terms(), { ...example, validTurnover: amount(250_000) });
  assert.equal(bill.loss, amount(25_000));
  assert.equal(bill.chosenTier, null);
});

/** Bills of following periods, each with what the one before carried on; losses in whole units. */
const over = (policy: DividendTerms['carryOver'], losses: number[]) => {
  let carriedIn = 0n;
  return losses.map((loss) => {
    const figures = { ...team({ turnover: 800_000, active: 5, loss }), carriedIn };
    const bill = dividendBill(terms({ carryOver: policy }), figures);
    carriedIn = bill.carryOver.on;
    return { loss: bill.loss, ...bill.carryOver };
  });
};

test('no carry-over: each period begins anew', () => {
  assert.deepEqual(over('none', [-50_000, 40_000]), [
    { loss: 0n, in: 0n, used: 0n, on: 0n },
    { loss: amount(40_000), in: 0n, used: 0n, on: 0n },
  ]);
  const late = { ...example, carriedIn: amount(1_000) };
  assert.equal(dividendBill(terms(), late).loss, amount(25_000), 'from before the terms changed');
});

test('carry-over of the previous period: its winnings are made up for once, then they lapse', () => {
  assert.deepEqual(over('previous', [-50_000, 40_000, 40_000]), [
    { loss: 0n, in: 0n, used: 0n, on: amount(50_000) },
    { loss: 0n, in: amount(50_000), used: amount(40_000), on: 0n },
    { loss: amount(40_000), in: 0n, used: 0n, on: 0n },
  ]);
  assert.deepEqual(over('previous', [-50_000, -10_000, 40_000]).at(-1), {
    loss: amount(30_000),
    in: amount(10_000),
    used: amount(10_000),
    on: 0n,
  });
});

test('carry-over always: winnings are carried on until they are made up for', () => {
  assert.deepEqual(over('always', [-50_000, -10_000, 40_000, 45_000]), [
    { loss: 0n, in: 0n, used: 0n, on: amount(50_000) },
    { loss: 0n, in: amount(50_000), used: 0n, on: amount(60_000) },
    { loss: 0n, in: amount(60_000), used: amount(40_000), on: amount(20_000) },
    { loss: amount(25_000), in: amount(20_000), used: amount(20_000), on: 0n },
  ]);
});

test('the loss that a fixed tier asks for is what the carry-over leaves', () => {
  const always = terms({ carryOver: 'always' });
  const reached = { turnover: 800_000, active: 5, loss: 30_000 };
  assert.equal(dividendBill(always, team(reached)).chosenTier, 1);
  const bill = dividendBill(always, team(reached, 1));
  assert.equal(bill.chosenTier, 0);
  assert.equal(bill.nextTier?.missing.loss, amount(1));
});

test('figures below zero are a bug', () => {
  assert.throws(() => dividendBill(terms(), { ...example, payouts: -1n }), /payouts is -1/);
  assert.throws(() => dividendBill(terms(), { ...example, carriedIn: -1n }), RangeError);
  assert.throws(() => dividendBill(terms(), { ...example, activeMembers: -1 }), RangeError);
});
