import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraws } from '@bahati/game-rules/seat-games/poker/seeded-draws.testing.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { type Column, dealOut, heapChips } from './chip-by-chip.testing.ts';
import { type Contribution, sharePot, splitPots } from './pots.ts';
import { type RakeTerms, takeRake } from './rake.ts';

const cases = repetitions('pots against a second opinion, chip by chip', {
  usual: 20_000,
  long: 1_000_000,
});

/** `100` is still in, `-100` has folded. */
const puts = (...amounts: number[]): Contribution[] =>
  amounts.map((amount, seat) => ({
    seat,
    amount: BigInt(Math.abs(amount)),
    isFolded: amount < 0,
  }));

test('what nobody called is taken out before there are pots', () => {
  assert.deepEqual(splitPots(puts(500, 200, -50)), {
    uncalled: { seat: 0, stack: 300n },
    pots: [{ amount: 450n, seats: [0, 1] }],
  });
});

test('there is a layer for each amount at which somebody is all-in', () => {
  assert.deepEqual(splitPots(puts(50, 100, 300, 300)).pots, [
    { amount: 200n, seats: [0, 1, 2, 3] },
    { amount: 150n, seats: [1, 2, 3] },
    { amount: 400n, seats: [2, 3] },
  ]);
});

test('chips of those who folded stay in their layers and make none of their own', () => {
  assert.deepEqual(splitPots(puts(50, -70, 300, 300, -20)).pots, [
    { amount: 220n, seats: [0, 2, 3] },
    { amount: 520n, seats: [2, 3] },
  ]);
});

test('what a folded player put in beyond all others belongs to the last layer', () => {
  assert.deepEqual(splitPots(puts(60, -100, 30)), {
    uncalled: null,
    pots: [
      { amount: 90n, seats: [0, 2] },
      { amount: 100n, seats: [0] },
    ],
  });
});

test('a pot without anybody who can win it is a mistake', () => {
  assert.throws(() => splitPots(puts(-60, -100)), RangeError);
});

test('odd chips go one by one to the first winners left of the button', () => {
  assert.deepEqual(sharePot(101n, [4, 7, 2]), [
    { seat: 4, stack: 34n },
    { seat: 7, stack: 34n },
    { seat: 2, stack: 33n },
  ]);
});

const terms: RakeTerms = {
  rakeBasisPoints: 500,
  rakeCap: [
    { players: 2, cap: 10n },
    { players: 4, cap: 25n },
  ],
  noFlopNoDrop: true,
};
const pots = [
  { amount: 199n, seats: [0, 1, 2] },
  { amount: 201n, seats: [1, 2] },
];
const rakes = (some: RakeTerms, players: number, hasFlop = true): bigint[] =>
  takeRake(pots, some, { players, hasFlop }).map(({ rake }) => rake);

test('the rake is the percentage of all pots together, rounded down once', () => {
  assert.deepEqual(rakes(terms, 4), [9n, 11n]);
  assert.deepEqual(
    takeRake(pots, terms, { players: 4, hasFlop: true }).map(({ amount }) => amount),
    [190n, 190n],
  );
});

test('the cap goes by the players dealt in, and the main pot reaches it first', () => {
  assert.deepEqual(rakes(terms, 3), [9n, 1n]);
  assert.deepEqual(rakes({ ...terms, rakeCap: [] }, 9), [9n, 11n]);
  assert.deepEqual(rakes({ ...terms, rakeCap: [{ players: 2, cap: 0n }] }, 2), [0n, 0n]);
});

test('without a flop nothing is dropped where that is the rule', () => {
  assert.deepEqual(rakes(terms, 4, false), [0n, 0n]);
  assert.deepEqual(rakes({ ...terms, noFlopNoDrop: false }, 4, false), [9n, 11n]);
});

test(`${cases} random hands lie in pots as their chips do, one by one`, () => {
  const draws = seededDraws(3);
  for (let at = 0; at < cases; at += 1) {
    const levels = [1, 2, 3].map(() => 1 + draws.nextInt(16));
    const columns: Column[] = Array.from({ length: 2 + draws.nextInt(8) }, (_, seat) => ({
      seat,
      height: draws.nextInt(3) === 0 ? draws.nextInt(18) : (levels[draws.nextInt(3)] ?? 0),
      isFolded: draws.nextInt(2) === 0,
    }));
    if (columns.every(({ isFolded, height }) => isFolded || height === 0)) continue;
    const found = splitPots(
      columns.map(({ seat, height, isFolded }) => ({ seat, isFolded, amount: BigInt(height) })),
    );
    const due = heapChips(columns);
    const said = JSON.stringify(columns);
    assert.equal(found.uncalled?.seat, due.returned?.seat, said);
    assert.equal(Number(found.uncalled?.stack ?? 0n), due.returned?.amount ?? 0, said);
    assert.deepEqual(
      found.pots.map(({ amount, seats }) => `${amount} ${seats.join()}`),
      due.heaps.map(({ amount, seats }) => `${amount} ${seats.join()}`),
      said,
    );
    for (const { amount, seats } of found.pots) {
      const winners = seats.filter((_, place) => place === 0 || draws.nextInt(2) === 0);
      const parts = sharePot(amount, winners).map(({ stack }) => Number(stack));
      assert.deepEqual(parts, dealOut(Number(amount), winners));
    }
    assertRake(found.pots, draws.nextInt(2_000), draws.nextInt(30), 2 + draws.nextInt(8));
  }
});

function assertRake(
  some: readonly { amount: bigint; seats: readonly number[] }[],
  rakeBasisPoints: number,
  cap: number,
  players: number,
): void {
  const rakeCap = [{ players: 2, cap: BigInt(cap) }];
  const raked = takeRake(
    some,
    { rakeBasisPoints, rakeCap, noFlopNoDrop: true },
    { players, hasFlop: true },
  );
  const sum = Number(some.reduce((all, { amount }) => all + amount, 0n));
  const rake = raked.reduce((all, pot) => all + pot.rake, 0n);
  assert.equal(Number(rake), Math.min(cap, Math.floor((sum * rakeBasisPoints) / 10_000)));
  for (const [at, pot] of raked.entries()) {
    assert.ok(pot.rake >= 0n && pot.amount >= 0n);
    assert.equal(pot.amount + pot.rake, some[at]?.amount);
  }
}
