import assert from 'node:assert/strict';
import { test } from 'node:test';
import { add, multiply, type Rational, rational, subtract } from '@bahati/game-rules/rational.ts';
import { type Stayed, spreadOf } from './spread.ts';

type Bet = { stake: bigint; target: number };

const total = (bets: readonly Bet[]) => bets.reduce((sum, { stake }) => sum + stake, 0n);

/** What a round that ends at this point pays, and how long each stayed. */
function fly(bets: readonly Bet[], point: number): { paid: bigint; stayed: Stayed[] } {
  return {
    paid: bets.reduce(
      (sum, { stake, target }) => sum + (target <= point ? stake * BigInt(target) : 0n),
      0n,
    ),
    stayed: bets.map(({ stake, target }) => ({ stake, until: Math.min(target - 1, point) })),
  };
}

/** Every point that differs for these bets, as likely as 0.99 over the multiple says. */
function points(bets: readonly Bet[]): { point: number; probability: Rational }[] {
  const highest = Math.max(...bets.map(({ target }) => target));
  const reaching = (point: number) => (point <= 100 ? rational(1n) : rational(99n, BigInt(point)));
  return Array.from({ length: highest - 99 }, (_, at) => {
    const point = 100 + at;
    const next = point === highest ? rational(0n) : reaching(point + 1);
    return { point, probability: subtract(reaching(point), next) };
  });
}

for (const { what, bets } of [
  { what: 'one bet that leaves at once', bets: [{ stake: 500n, target: 101 }] },
  { what: 'one bet', bets: [{ stake: 2_000n, target: 237 }] },
  {
    what: 'bets with one target',
    bets: [
      { stake: 2_000n, target: 150 },
      { stake: 700n, target: 150 },
    ],
  },
  {
    what: 'bets of many kinds',
    bets: [
      { stake: 100n, target: 400 },
      { stake: 2_500n, target: 101 },
      { stake: 2_000n, target: 200 },
      { stake: 50n, target: 201 },
    ],
  },
]) {
  test(`over all rounds the spread of ${what} is the variance of what they are paid`, () => {
    let [mean, square, spread] = [rational(0n), rational(0n), rational(0n)];
    for (const { point, probability } of points(bets)) {
      const { paid, stayed } = fly(bets, point);
      mean = add(mean, multiply(probability, rational(paid)));
      square = add(square, multiply(probability, rational(paid * paid)));
      spread = add(spread, multiply(probability, rational(spreadOf(stayed))));
    }
    assert.deepEqual(mean, rational(99n * total(bets)), 'every target gives back 99 of 100');
    assert.deepEqual(spread, subtract(square, multiply(mean, mean)));
  });
}

test('a round without stakes spreads nothing', () => {
  assert.equal(spreadOf([]), 0n);
});
