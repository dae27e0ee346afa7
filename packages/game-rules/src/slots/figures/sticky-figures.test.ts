import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { rational, toNumber } from '@bahati/game-rules/rational.ts';
import { everyStops, threeReels } from '@bahati/game-rules/slots/small-games.ts';
import { resolveFreeSpin } from '@bahati/game-rules/slots/spin.ts';
import { stickySeries } from './sticky-figures.ts';
import { topOfSeries } from './sticky-top.ts';

const spins = 3;

/** Symbol 0 is the wild of the later reels; two rows, four lines, and twice the pay. */
const game: SlotDefinition = {
  ...threeReels,
  rows: 2,
  wild: 0,
  wilds: { kind: 'sticky' },
  symbols: threeReels.symbols.map((symbol, id) => ({
    ...symbol,
    pays: [[], [0, 0, 0, 30], [0, 0, 2, 7], [0, 0, 0, 3]][id] ?? [],
  })),
  freeReels: [
    [1, 2, 3],
    [0, 2, 1, 3],
    [3, 2, 0],
  ],
  lines: [
    [0, 0, 0],
    [1, 1, 1],
    [0, 1, 0],
    [1, 0, 0],
  ],
  freeSpins: { awards: [0, 0, 0, spins], retriggers: [], multiplier: 2, maxSpins: spins },
};

/** Every series of stops, each spin finding the wilds of those before it. */
function playEverySeries(definition: SlotDefinition) {
  const windows = [...everyStops(definition.freeReels)];
  const seen = { series: 0, sum: 0, squares: 0, top: 0, tops: 0 };
  const play = (played: number, wilds: readonly (readonly [number, number])[], paid: number) => {
    if (played === spins) {
      seen.series += 1;
      seen.sum += paid;
      seen.squares += paid * paid;
      return;
    }
    for (const stops of windows) {
      const { window, pay } = resolveFreeSpin(definition, stops, spins, { wilds });
      // Of all series, so many go on from here.
      const weight = windows.length ** (spins - played - 1);
      if (pay > seen.top) [seen.top, seen.tops] = [pay, 0];
      if (pay === seen.top) seen.tops += weight;
      const stickyWilds = window.flatMap((column, reel) =>
        column.flatMap((shown, row) => (shown === 0 ? [[reel, row] as const] : [])),
      );
      play(played + 1, stickyWilds, paid + pay);
    }
  };
  play(0, [], 0);
  return seen;
}

test('mean, square and top of a series are those of every series played by the engine', () => {
  const { series, sum, squares, top, tops } = playEverySeries(game);
  assert.equal(series, 36 ** spins);
  const { mean, square } = stickySeries(game, spins);
  assert.deepEqual(mean, rational(BigInt(sum), BigInt(series)));
  assert.ok(Math.abs(toNumber(square) / (squares / series) - 1) < 1e-7);
  const { pay, timesIn } = topOfSeries(game);
  assert.equal(pay, top);
  assert.deepEqual(timesIn(spins), rational(BigInt(tops), BigInt(series)));
});

test('a game whose free spins could win more, or whose wild pays, is refused', () => {
  const freeReels = [
    [1, 2],
    [0, 2],
    [3, 0],
  ];
  const paying = game.symbols.map((symbol, id) =>
    id === 0 ? { ...symbol, pays: [0, 5] } : symbol,
  );
  for (const other of [
    { ...game, scatter: 3 },
    { ...game, freeReels: [[0, 1], ...freeReels.slice(1)] },
    { ...game, symbols: paying },
    { ...game, wilds: { kind: 'walking' } as const },
  ]) {
    assert.throws(() => stickySeries(other, spins), RangeError);
  }
});
