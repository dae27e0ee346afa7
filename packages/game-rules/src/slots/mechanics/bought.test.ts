import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { enumerateFallingAnywhere } from '@bahati/game-rules/slots/figures/falling/falling-anywhere.ts';
import { enumerateFallingLines } from '@bahati/game-rules/slots/figures/falling/falling-lines.ts';
import { crowdedGame, everyStops } from '@bahati/game-rules/slots/small-games.ts';
import {
  drawBoughtOutcome,
  resolveBaseSpin,
  resolveFreeSpin,
} from '@bahati/game-rules/slots/spin.ts';
import { statedFrom } from '@bahati/game-rules/slots/figures/stated-figures.ts';
import { wholePays } from '@bahati/game-rules/slots/figures/volatility.ts';
import { enumerateWindows } from '@bahati/game-rules/slots/figures/window-distribution.ts';
import { boughtStops, drawBoughtStops } from './bought.ts';

const buy = { price: 7, scatters: 3 };

/** Some windows of a reel show two scatters; series are always of two spins. */
const game: SlotDefinition = {
  ...crowdedGame(
    [
      [2, 3, 1, 4],
      [3, 1, 1, 2],
      [2, 1, 0, 4],
      [1, 2, 3],
      [3, 2, 1],
    ],
    [
      [2, 3],
      [0, 2, 3],
      [2, 0, 4],
      [3, 3],
      [2, 4],
    ],
  ),
  rows: 2,
  lines: [
    [0, 0, 0, 0, 0],
    [1, 1, 1, 1, 1],
  ],
  freeSpins: {
    awards: [0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2],
    retriggers: [],
    multiplier: 3,
    maxSpins: 2,
  },
  buy,
};

const drawing = (...drawn: readonly number[]): DrawStream & { ranges: number[] } => {
  const ranges: number[] = [];
  return {
    cursor: 0,
    ranges,
    nextInt(range) {
      ranges.push(range);
      return drawn[ranges.length - 1] ?? 0;
    },
  };
};

const wanted = [...everyStops(game.reels)].filter((stops) => scattersAt(stops) === buy.scatters);

function scattersAt(stops: readonly number[]): number {
  return resolveBaseSpin(game, stops)
    .window.flat()
    .filter((shown) => shown === game.scatter).length;
}

test('every window with just so many scatters is sold as often as any other, and no other', () => {
  assert.ok(wanted.length > 20);
  const sold = wanted.map((_, rank) => {
    const draw = drawing(rank);
    const stops = drawBoughtStops(game, buy, draw);
    assert.deepEqual(draw.ranges, [wanted.length]);
    return stops;
  });
  assert.deepEqual(sold, wanted);
  const isSold = boughtStops(game, buy);
  assert.deepEqual(
    [...everyStops(game.reels)].filter((stops) => isSold(stops)),
    wanted,
  );
});

test('a bought round pays what its window shows and then its free spins', () => {
  const { base, freeSpins, pay } = drawBoughtOutcome(game, drawing(5, 1, 2, 1, 0, 1));
  assert.deepEqual(base, resolveBaseSpin(game, wanted[5] ?? []));
  assert.equal(freeSpins.length, 2);
  assert.deepEqual(freeSpins[0], resolveFreeSpin(game, [1, 2, 1, 0, 1], 2));
  assert.equal(
    pay,
    freeSpins.reduce((sum, spin) => sum + spin.pay, base.pay),
  );
});

test('what is not for sale, or never comes, is refused', () => {
  const { buy: _, ...unsold } = game;
  assert.throws(() => drawBoughtOutcome(unsold, drawing()), RangeError);
  const never = { ...game, buy: { price: 7, scatters: 30 } };
  const draw: DrawStream = {
    cursor: 0,
    nextInt(range) {
      if (range < 1) throw new RangeError('nothing to draw from');
      return 0;
    },
  };
  assert.throws(() => drawBoughtOutcome(never, draw), RangeError);
});

/** The return and the spread of a bought round, from every bought window and every free one. */
function playAll(definition: SlotDefinition, windows: readonly (readonly number[])[]) {
  const free = [...everyStops(definition.freeReels)].map(
    (stops) => resolveFreeSpin(definition, stops, 2).pay,
  );
  const base = windows.map((stops) => resolveBaseSpin(definition, stops));
  assert.ok(base.every(({ freeSpinsWon }) => freeSpinsWon === 2));
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = (values: readonly number[]) =>
    mean(values.map((value) => value * value)) - mean(values) ** 2;
  const pays = base.map(({ pay }) => pay);
  const cost = buy.price * (definition.stakeUnits ?? definition.lines.length);
  return {
    rtp: (100 * (mean(pays) + 2 * mean(free))) / cost,
    deviation: Math.sqrt(variance(pays) + 2 * variance(free)) / cost,
  };
}

function assertFits(
  stated: ReturnType<typeof statedFrom>['buy'],
  played: ReturnType<typeof playAll>,
): void {
  assert.equal(stated?.priceStakes, buy.price);
  assert.ok(Math.abs(Number(stated.rtpPercent) - played.rtp) < 0.0051, `${played.rtp}`);
  assert.ok(Math.abs(Number(stated.standardDeviation) - played.deviation) < 0.0051);
}

test('the stated return of a purchase is that of all its rounds', () => {
  const base = wholePays(game, enumerateWindows(game, game.reels), 1);
  const free = wholePays(game, enumerateWindows(game, game.freeReels), 3);
  assertFits(statedFrom(game, base, free).buy, playAll(game, wanted));
});

const tumble = { multipliers: [1, 2], freeMultipliers: [1, 3] };

test('where lines fall, scatters that come later win no more than they would', () => {
  const falling: SlotDefinition = { ...game, tumble };
  const base = enumerateFallingLines(falling, falling.reels, [1, 2]);
  const free = enumerateFallingLines(falling, falling.freeReels, [3, 9]);
  const bought = enumerateFallingLines(falling, falling.reels, [1, 2], boughtStops(game, buy));
  assert.equal(bought.windowCount, BigInt(wanted.length));
  assertFits(statedFrom(falling, base, free, bought).buy, playAll(falling, wanted));
  assert.throws(() => statedFrom(falling, base, free), RangeError);
});

test('where symbols pay anywhere and fall, the same', () => {
  const strip = [2, 2, 1, 3, 2, 3, 3, 1];
  const strips = [strip, strip, strip, strip];
  const anywhere: SlotDefinition = {
    ...game,
    symbols: game.symbols.map((symbol, id) => ({
      ...symbol,
      pays: id > 1 ? [0, 0, 0, 0, 2, 9] : [],
    })),
    wild: null,
    reels: strips,
    freeReels: strips.map(() => [2, 3, 4, 3, 2, 4]),
    lines: [],
    stakeUnits: 10,
    payRule: { kind: 'anywhere', minimum: 4 },
    tumble,
    freeSpins: { awards: [0, 0, 0, 2, 2, 2, 2, 2, 2], retriggers: [], multiplier: 1, maxSpins: 2 },
  };
  const isSold = boughtStops(anywhere, buy);
  const windows = [...everyStops(strips)].filter((stops) => isSold(stops));
  const base = enumerateFallingAnywhere(anywhere, strips, [1, 2]);
  const free = enumerateFallingAnywhere(anywhere, anywhere.freeReels, [1, 3]);
  const bought = enumerateFallingAnywhere(anywhere, strips, [1, 2], isSold);
  assert.equal(bought.windowCount, BigInt(windows.length));
  assertFits(statedFrom(anywhere, base, free, bought).buy, playAll(anywhere, windows));
});
