import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type BillSnapshot, computeBill } from '@bahati/agency-rules/bills/bill.ts';
import { explainBill } from './explain-bill.ts';
import { moneyFlow } from './money-flow.ts';
import { leversOf, withWishes } from './what-if.ts';

const team = {
  turnover: 1_000_000n,
  validTurnover: 800_000n,
  activeMembers: 5,
  payouts: 950_000n,
  rebates: 5_000n,
  bonuses: 0n,
  promotionCost: 15_000n,
  depositFees: 0n,
  adjustmentLines: [],
};

/** The example of the design: a loss of 25,000 after 5,000 of an earlier win. */
const dividend = (mode: 'fixed' | 'floating'): BillSnapshot => ({
  kind: 'dividend',
  terms: {
    kind: 'dividend',
    period: 'W',
    mode,
    carryOver: 'previous',
    tiers: [
      { turnover: 300_000n, activeMembers: 3, loss: 10_000n, rateBps: 300 },
      { turnover: 500_000n, activeMembers: 3, loss: 30_000n, rateBps: 500 },
      { turnover: 900_000n, activeMembers: 8, loss: 90_000n, rateBps: 700 },
    ],
  },
  figures: { ...team, carriedIn: 5_000n },
});

const realTime: BillSnapshot = {
  kind: 'real_time_salary',
  terms: { kind: 'real_time_salary', rateBps: 50, dailyTurnoverBrake: 10_000n },
  figures: {
    turnoverBefore: 1_000n,
    bets: [
      { bet: 'a', stake: 4_000n, nextRateBps: 30 },
      { bet: 'b', stake: 6_000n, nextRateBps: 0 },
    ],
    adjustmentLines: [],
  },
};

test('tiers tell what is reached, which counts, which is next and what is missing for it', () => {
  const { tiers, chosenTier, nextTier } = explainBill(dividend('fixed'));
  assert.deepEqual(
    tiers?.map(({ state, pays }) => [state, pays]),
    [
      ['chosen', 750n],
      ['next', 1_250n],
      ['above', 1_750n],
    ],
  );
  assert.equal(chosenTier, 0);
  assert.deepEqual(nextTier?.missing, { turnover: 0n, activeMembers: 0, loss: 5_000n });
  const conditions = tiers?.[2]?.conditions.map(({ field, part, isSoft }) => [field, part, isSoft]);
  assert.deepEqual(conditions, [
    ['turnover', 888, false],
    ['activeMembers', 625, false],
    ['loss', 277, false],
  ]);
});

test('the loss of a floating tier is no condition but decides what it pays', () => {
  const { tiers } = explainBill(dividend('floating'));
  assert.deepEqual(
    tiers?.map(({ state, pays }) => [state, pays]),
    [
      ['reached', 750n],
      ['chosen', 1_041n],
      ['next', 486n],
    ],
  );
  assert.equal(tiers?.[1]?.conditions[2]?.isSoft, true);
});

test('the way down from the turnover ends at the loss that is shared', () => {
  const { fall, loss, carryOver } = explainBill(dividend('fixed'));
  assert.deepEqual(
    fall?.map(({ item, amount, from, length }) => [item, amount, from, length]),
    [
      ['turnover', 1_000_000n, 0, 1000],
      ['payouts', 950_000n, 50, 950],
      ['rebates', 5_000n, 45, 5],
      ['promotionCost', 15_000n, 30, 15],
      ['carryOver', 5_000n, 25, 5],
      ['loss', 25_000n, 0, 25],
    ],
  );
  assert.equal(loss, 25_000n);
  assert.deepEqual(carryOver, { in: 5_000n, used: 5_000n, on: 0n });
});

test('a team that won ends below the ground, by what it won', () => {
  const snapshot = dividend('fixed');
  assert.ok(snapshot.kind === 'dividend');
  const figures = { ...snapshot.figures, payouts: 1_180_000n };
  const { fall, own } = explainBill({ ...snapshot, figures });
  assert.equal(own, 0n);
  assert.deepEqual(fall?.at(-1), {
    item: 'win',
    type: 'total',
    amount: 200_000n,
    from: 0,
    length: 166,
  });
});

test('a real-time salary tells each difference and what the brake left', () => {
  const { shares, isBraked, own, tiers } = explainBill(realTime);
  assert.equal(tiers, null);
  assert.equal(isBraked, true);
  assert.deepEqual(
    shares?.map(({ differenceBps, stake, countedStake, pays }) => [
      differenceBps,
      stake,
      countedStake,
      pays,
    ]),
    [
      [50, 6_000n, 5_000n, 25n],
      [20, 4_000n, 4_000n, 8n],
    ],
  );
  assert.equal(own, 33n);
});

test('wished figures are what the engine then sees, and no wish changes nothing', () => {
  const snapshot = dividend('fixed');
  assert.deepEqual(computeBill(withWishes(snapshot, {})), computeBill(snapshot));
  const more = withWishes(snapshot, { loss: 40_000n });
  const bill = computeBill(more);
  assert.ok(bill.kind === 'dividend');
  // 40,000 less the 5,000 carried over, of which the second tier pays 5 %.
  assert.deepEqual([bill.loss, bill.own], [35_000n, 1_750n]);
  const extreme = computeBill(withWishes(snapshot, { loss: 9_000_000n, turnover: 0n }));
  assert.ok(extreme.kind === 'dividend');
  assert.deepEqual([extreme.result, extreme.own], [-9_000_000n, 0n]);
});

test('stakes of a real-time salary grow and shrink alike', () => {
  const half = withWishes(realTime, { turnover: 5_000n });
  assert.ok(half.kind === 'real_time_salary');
  assert.deepEqual(
    half.figures.bets.map(({ stake }) => stake),
    [2_000n, 3_000n],
  );
});

test('levers are the figures that decide, and reach beyond every tier', () => {
  assert.deepEqual(leversOf(dividend('fixed')), [
    { item: 'turnover', value: 800_000n, most: 1_600_000n },
    { item: 'activeMembers', value: 5n, most: 16n },
    { item: 'loss', value: 30_000n, most: 140_000n },
  ]);
  assert.deepEqual(
    leversOf(realTime).map(({ item }) => item),
    ['turnover'],
  );
});

test('money is told from where it came to where it goes, with what is missing', () => {
  const flow = moneyFlow({
    own: 1_000n,
    received: 800n,
    kept: 300n,
    fromPlatform: 0n,
    fromUplineBill: 500n,
    fromUplineWallet: 300n,
    laterPayments: 0n,
    owed: 700n,
    paidFromBill: 500n,
    paidFromWallet: 0n,
  });
  assert.deepEqual(
    flow.sources.map(({ item, amount, part }) => [item, amount, part]),
    [
      ['uplineBill', 500n, 500],
      ['uplineWallet', 300n, 300],
      ['missing', 200n, 200],
    ],
  );
  assert.deepEqual(
    flow.ends.map(({ item, amount, isMissing }) => [item, amount, isMissing]),
    [
      ['kept', 300n, false],
      ['downlines', 500n, false],
      ['owedStill', 200n, true],
    ],
  );
});
