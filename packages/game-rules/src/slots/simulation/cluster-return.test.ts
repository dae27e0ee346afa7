import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createKeystream } from '@bahati/fairness/node-keystream.ts';
import { measureClusterReturn, seriesLengths } from './cluster-return.ts';
import { drawsFrom } from './fast-clusters.ts';
import { everyStops, threeReels } from '@bahati/game-rules/slots/small-games.ts';
import { resolveBaseSpin } from '@bahati/game-rules/slots/spin.ts';

const reels = [
  [0, 2, 2, 3, 1],
  [2, 3, 3, 2, 0, 2, 1],
  [3, 2, 2, 0, 3],
  [2, 2, 3, 3, 1, 3],
  [3, 2, 0, 2, 3],
];
const game = {
  ...threeReels,
  rows: 3,
  wild: 0,
  scatter: 1,
  symbols: threeReels.symbols.map((symbol, id) => ({
    ...symbol,
    pays: [[], [], [0, 0, 0, 2, 5, 9], [0, 0, 0, 0, 3]][id] ?? [],
  })),
  reels,
  freeReels: reels,
  lines: [],
  payRule: { kind: 'cluster', minimum: 3 } as const,
  stakeUnits: 10,
  scatterPays: [],
  tumble: { multipliers: [1, 2, 5], freeMultipliers: [1, 2, 5] },
  freeSpins: { awards: [0, 0, 4], retriggers: [0, 0, 0, 2], multiplier: 1, maxSpins: 6 },
};

test('what is measured holds the return that all windows of a small game give', () => {
  let [pays, windows] = [0, 0];
  const scatters = [0, 0, 0, 0];
  for (const stops of everyStops(reels)) {
    const spin = resolveBaseSpin(game, stops);
    pays += spin.pay;
    windows += 1;
    const last = spin.drops?.at(-1)?.window ?? spin.window;
    const seen = last.flat().filter((symbol) => symbol === game.scatter).length;
    scatters[seen] = (scatters[seen] ?? 0) + 1;
  }
  assert.ok(scatters[2] && scatters[3], 'some windows begin free spins, and some win more');
  const pay = pays / windows / 10;
  const three = scatters[3] / windows;
  // Four free spins, and two more unless none of the four shows three scatters.
  const series = (scatters[2] / windows) * (4 + 2 * (1 - (1 - three) ** 4));
  const exact = 100 * (pay + series * pay);
  const found = measureClusterReturn(game, drawsFrom(createKeystream(new Uint8Array(32).fill(3))));
  assert.ok(Math.abs(found.percent - exact) < 1.5 * found.within, `${found.percent} ${exact}`);
  assert.ok(found.within < 0.02 * exact, `${found.within}`);
});

test('a series is as long as what it wins more, and never longer than its limit', () => {
  const lengthsOf = (share: number, maxSpins: number) =>
    seriesLengths([1 - share, share], [0, 2], maxSpins);
  assert.equal(lengthsOf(0, 40)[8], 8);
  assert.equal(lengthsOf(1, 40)[1], 40);
  assert.equal(lengthsOf(1, 40)[0], 0);
  // With much room it is the limit of a geometric row: each spin wins 2 × 0.1 more.
  assert.ok(Math.abs((lengthsOf(0.1, 400)[8] ?? 0) - 8 / (1 - 0.2)) < 1e-9);
  // With room for one more alone: 1 + 0.1.
  assert.ok(Math.abs((lengthsOf(0.1, 2)[1] ?? 0) - 1.1) < 1e-12);
});
