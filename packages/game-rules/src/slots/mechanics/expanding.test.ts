import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { exactRtp } from '@bahati/game-rules/slots/figures/exact-rtp.ts';
import { add, multiply, rational, subtract } from '@bahati/game-rules/rational.ts';
import { crowdedGame, everyStops } from '@bahati/game-rules/slots/small-games.ts';
import { drawOutcome, resolveBaseSpin, resolveFreeSpin } from '@bahati/game-rules/slots/spin.ts';
import { figuresFrom, figuresOf } from '@bahati/game-rules/slots/figures/volatility.ts';
import { enumerateWays } from '@bahati/game-rules/slots/figures/ways-distribution.ts';

const wilds = { kind: 'expanding' } as const;

/** Two rows; a wild may lie over a scatter. Its series are so short that all can be played out. */
const game: SlotDefinition = {
  ...crowdedGame(
    [
      [2, 3, 4],
      [3, 0, 1, 2],
      [2, 1, 0, 4],
      [1, 2],
      [3, 2],
    ],
    [
      [2, 3],
      [0, 2, 1],
      [2, 0, 4],
      [1, 3],
      [2, 4],
    ],
  ),
  rows: 2,
  wilds,
  lines: [
    [0, 0, 0, 0, 0],
    [1, 1, 1, 1, 1],
    [0, 1, 0, 1, 0],
  ],
  scatterPays: [0, 0, 1, 2],
  freeSpins: { awards: [0, 0, 1, 2], retriggers: [], multiplier: 2, maxSpins: 2 },
};

test('a wild fills its reel before lines are read, and hides no scatter', () => {
  const spin = resolveBaseSpin(game, [0, 1, 1, 0, 0]);
  assert.deepEqual(spin.window, [
    [2, 3],
    [0, 1],
    [1, 0],
    [1, 2],
    [3, 2],
  ]);
  assert.deepEqual(spin.grown, [
    [1, 1],
    [2, 0],
  ]);
  assert.deepEqual(
    spin.lineWins.map(({ line, symbol, count }) => [line, symbol, count]),
    [
      [0, 2, 3],
      [1, 3, 3],
      [2, 2, 4],
    ],
  );
  assert.equal(spin.scatterWin?.count, 3);
  assert.equal(spin.freeSpinsWon, 2);
});

test('a spin without a wild grows nothing', () => {
  assert.equal(resolveBaseSpin(game, [0, 2, 0, 0, 0]).grown, undefined);
});

test('formula, enumeration and the engine agree on the return, the hits and the spread', () => {
  const figures = figuresOf(game);
  const played = playEveryRound(game);
  assert.deepEqual(exactRtp(game).total, played.mean);
  assert.deepEqual(figures.rtp, played.mean);
  assert.deepEqual(figures.hitRate, played.hitRate);
  assert.deepEqual(figures.variance, subtract(played.square, multiply(played.mean, played.mean)));
  assert.equal(figures.topFreeSpin?.pay, played.topFree);
});

test('ways through reels that wilds have filled are all counted', () => {
  const ways: SlotDefinition = {
    ...game,
    payRule: { kind: 'ways' },
    lines: [],
    stakeUnits: 10,
    freeSpins: null,
  };
  const played = playEveryRound(ways);
  const figures = figuresFrom(ways, enumerateWays(ways, ways.reels, 1), null);
  assert.deepEqual(figures.rtp, played.mean);
  assert.deepEqual(figures.hitRate, played.hitRate);
});

/** Every paid window, and after each every series of free windows, by the engine. */
function playEveryRound(definition: SlotDefinition) {
  const units = BigInt(definition.stakeUnits ?? definition.lines.length);
  const freePays = definition.freeSpins
    ? [...everyStops(definition.freeReels)].map(
        (stops) => resolveFreeSpin(definition, stops, 2).pay,
      )
    : [];
  const meanOf = (values: readonly number[], power: number) =>
    rational(
      values.reduce((sum, value) => sum + BigInt(value) ** BigInt(power), 0n),
      BigInt(Math.max(1, values.length)),
    );
  const [one, oneSquare] = [meanOf(freePays, 1), meanOf(freePays, 2)];
  const spread = subtract(oneSquare, multiply(one, one));
  let [mean, square, hits, windows] = [rational(0n), rational(0n), 0n, 0n];
  for (const stops of everyStops(definition.reels)) {
    const { pay, freeSpinsWon } = resolveBaseSpin(definition, stops);
    const spins = rational(BigInt(freeSpinsWon));
    const whole = add(rational(BigInt(pay)), multiply(spins, one));
    mean = add(mean, whole);
    square = add(square, multiply(whole, whole), multiply(spins, spread));
    windows += 1n;
    if (pay > 0 || freeSpinsWon > 0) hits += 1n;
  }
  return {
    mean: multiply(mean, rational(1n, windows * units)),
    square: multiply(square, rational(1n, windows * units * units)),
    hitRate: rational(hits, windows),
    topFree: Math.max(0, ...freePays),
  };
}

test('a round drawn from stops tells what grew, in paid and in free spins', () => {
  const drawn = [0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 1, 2, 2, 0, 0];
  let cursor = 0;
  const outcome = drawOutcome(game, {
    cursor: 0,
    nextInt: () => {
      cursor += 1;
      return drawn[cursor - 1] ?? 0;
    },
  });
  assert.equal(outcome.freeSpins.length, 2);
  assert.deepEqual(outcome.freeSpins[0]?.grown, [
    [1, 1],
    [2, 1],
  ]);
});
