import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createKeystream } from '@bahati/fairness/node-keystream.ts';
import {
  multiply,
  rational,
  type Rational,
  subtract,
  toDecimalText,
} from '@bahati/game-rules/rational.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { poolDrawReturn, poolReturn } from './cockfight.figures.ts';
import { type FightResult, results } from './cockfight.rules.ts';
import { cancellingPrice, closePools, type PoolBet, poolsOf, settlePools } from './pari-mutuel.ts';

const pools = repetitions('random pools of a cockfight against a second reading of its rules', {
  usual: 2_000,
  long: 200_000,
});

const bet = (id: string, on: PoolBet['on'], stake: bigint): PoolBet => ({ id, on, stake });
const amountsOf = (bets: readonly PoolBet[], result: FightResult) =>
  settlePools(bets, result).payouts.map(({ amount }) => amount);

test('prices are what is left of both sides over one side, for 100 and rounded down', () => {
  assert.deepEqual(closePools({ meron: 60_000n, wala: 40_000n }), {
    isHeld: true,
    commission: 5_000n,
    net: 95_000n,
    prices: { meron: 158n, wala: 237n },
  });
});

const bets = [
  bet('a', 'meron', 33_333n),
  bet('b', 'meron', 26_667n),
  bet('c', 'wala', 40_000n),
  bet('d', 'draw', 1_000n),
];

test('winners share both sides without the plasada, and what rounding leaves is named', () => {
  assert.deepEqual(amountsOf(bets, 'meron'), [52_666n, 42_133n, 0n, 0n]);
  assert.deepEqual(settlePools(bets, 'meron'), {
    result: 'meron',
    payouts: [
      { id: 'a', amount: 52_666n },
      { id: 'b', amount: 42_133n },
      { id: 'c', amount: 0n },
      { id: 'd', amount: 0n },
    ],
    commission: 5_000n,
    rounding: 201n,
    drawNet: 1_000n,
  });
  assert.deepEqual(amountsOf(bets, 'wala'), [0n, 0n, 94_800n, 0n]);
});

test('a draw returns both sides whole and pays 8 for 1 in total on the draw', () => {
  for (const result of ['bdd', 'ftd'] as const) {
    const settled = settlePools(bets, result);
    assert.deepEqual(amountsOf(bets, result), [33_333n, 26_667n, 40_000n, 8_000n]);
    assert.deepEqual([settled.commission, settled.rounding, settled.drawNet], [0n, 0n, -7_000n]);
  }
});

test('a cancelled fight returns everything, the draw included', () => {
  assert.deepEqual(
    amountsOf(bets, 'cancelled'),
    bets.map(({ stake }) => stake),
  );
  assert.equal(settlePools(bets, 'cancelled').drawNet, 0n);
});

test('a fight with a price of 1.07 or less is not held, one of 1.08 is', () => {
  // 95 % of the whole over the side: 1.08 begins at 0.95 ÷ 1.08 of the whole.
  const held = closePools({ meron: 87_962n, wala: 12_038n });
  assert.ok(held.isHeld && held.prices.meron === cancellingPrice + 1n);
  assert.deepEqual(closePools({ meron: 87_963n, wala: 12_037n }), { isHeld: false });
  assert.deepEqual(closePools({ meron: 12_037n, wala: 87_963n }), { isHeld: false });
  const lopsided = [bet('a', 'meron', 90_000n), bet('b', 'wala', 10_000n), bet('c', 'draw', 500n)];
  for (const result of results) {
    assert.equal(settlePools(lopsided, result).result, 'cancelled');
    assert.deepEqual(amountsOf(lopsided, result), [90_000n, 10_000n, 500n]);
  }
});

test('a fight with nobody on a side is not held', () => {
  for (const one of [[], [bet('a', 'wala', 700n)], [bet('a', 'draw', 700n)]]) {
    assert.equal(settlePools(one, 'wala').result, 'cancelled');
    assert.deepEqual(
      amountsOf(one, 'wala'),
      one.map(({ stake }) => stake),
    );
  }
});

test('what both forms of bets in pools give back is stated exactly', () => {
  assert.equal(toDecimalText(multiply(poolReturn(), rational(100n)), 6), '95.572584');
  assert.equal(toDecimalText(multiply(poolDrawReturn(), rational(100n)), 6), '91.613483');
});

/**
 * A second reading of the rules: prices are found by trying each hundredth from below, payouts by
 * fractions, and nothing of the first reading is used.
 */
function oracle(
  all: readonly PoolBet[],
  result: FightResult,
): { amounts: bigint[]; kept: Rational } {
  let [meron, wala] = [0n, 0n];
  for (const { on, stake } of all) {
    if (on === 'meron') meron += stake;
    if (on === 'wala') wala += stake;
  }
  const commission = (meron + wala) / 20n;
  const left = meron + wala - commission;
  const priceOf = (side: bigint): bigint => {
    if (side === 0n) return 0n;
    let price = 0n;
    let leap = 1n << 40n;
    while (leap > 0n) {
      if ((price + leap) * side <= left * 100n) price += leap;
      leap >>= 1n;
    }
    return price;
  };
  const prices = [priceOf(meron), priceOf(wala)] as const;
  const isOff = result === 'cancelled' || prices.some((price) => price <= 107n);
  const amounts = all.map(({ on, stake }) => {
    if (isOff) return stake;
    const isDraw = result === 'bdd' || result === 'ftd';
    if (isDraw) return on === 'draw' ? stake + 7n * stake : stake;
    if (on !== result) return 0n;
    const exact = multiply(rational(stake), rational(on === 'meron' ? prices[0] : prices[1], 100n));
    return exact.numerator / exact.denominator;
  });
  const isWon = !isOff && (result === 'meron' || result === 'wala');
  return { amounts, kept: rational(isWon ? commission : 0n) };
}

test(`${pools} random pools: both readings agree, and money is neither made nor lost`, () => {
  const words = createKeystream(new Uint8Array(32).fill(9));
  let row = words();
  let cursor = 0;
  const below = (range: number) => {
    if (cursor === row.length) [row, cursor] = [words(), 0];
    return (row[cursor++] ?? 0) % range;
  };
  const seen = { held: 0, off: 0 };
  for (let round = 0; round < pools; round += 1) {
    const scale = 10n ** BigInt(below(6));
    const lean = 1 + below(30);
    const all = Array.from({ length: below(12) }, (_, at): PoolBet => {
      const on = below(10) === 0 ? 'draw' : below(40) < lean ? 'meron' : 'wala';
      return bet(`${at}`, on, (1n + BigInt(below(60_000))) * scale + BigInt(below(3)));
    });
    const result = results[below(results.length)]!;
    const settled = settlePools(all, result);
    const second = oracle(all, result);
    assert.deepEqual(
      settled.payouts.map(({ amount }) => amount),
      second.amounts,
    );
    assert.deepEqual(rational(settled.commission), second.kept);
    const { meron, wala } = poolsOf(all);
    const sum = (isOnDraw: boolean, of: (at: number) => bigint) =>
      all.reduce(
        (total, { on }, at) => ((on === 'draw') === isOnDraw ? total + of(at) : total),
        0n,
      );
    const paid = (at: number) => settled.payouts[at]!.amount;
    const staked = (at: number) => all[at]!.stake;
    assert.equal(sum(false, paid) + settled.commission + settled.rounding, meron + wala);
    assert.equal(sum(true, paid) + settled.drawNet, sum(true, staked));
    // A hundredth of the winning side at most, and less than a minor unit a bet.
    assert.ok(settled.rounding >= 0n);
    const most = (meron > wala ? meron : wala) / 100n + BigInt(all.length) + 1n;
    assert.ok(subtract(rational(most), rational(settled.rounding)).numerator >= 0n);
    seen[settled.result === 'cancelled' ? 'off' : 'held'] += 1;
  }
  assert.ok(seen.held > pools / 4 && seen.off > pools / 10);
});
