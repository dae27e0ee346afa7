import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { enumerateFallingAnywhere } from './falling-anywhere.ts';
import { everyStops, threeReels } from '@bahati/game-rules/slots/small-games.ts';
import { resolveBaseSpin } from '@bahati/game-rules/slots/spin.ts';

const strip = [2, 2, 3, 1, 3, 2, 3, 3];
const multipliers = [1, 2, 5];

/** Symbol 1 is the scatter. */
const game: SlotDefinition = {
  ...threeReels,
  rows: 3,
  scatter: 1,
  symbols: threeReels.symbols.map((symbol, id) => ({
    ...symbol,
    pays: [[], [], [0, 0, 0, 0, 2, 7], [0, 0, 0, 0, 0, 3, 4]][id] ?? [],
  })),
  reels: [strip, strip, strip],
  lines: [],
  payRule: { kind: 'anywhere', minimum: 4 },
  stakeUnits: 10,
  tumble: { multipliers, freeMultipliers: multipliers },
  scatterPays: [0, 0, 1, 4],
};

test('rising stops weighed by their orders count what all stops played one by one pay', () => {
  const counted = enumerateFallingAnywhere(game, game.reels, multipliers);
  const played = Array.from({ length: 10 }, () => new Map<number, bigint>());
  let longest = 0;
  for (const stops of everyStops(game.reels)) {
    const { pay, window, drops = [] } = resolveBaseSpin(game, stops);
    const last = drops.at(-1)?.window ?? window;
    const scatters = last.flat().filter((shown) => shown === game.scatter).length;
    const pays = played[scatters];
    pays?.set(pay, (pays.get(pay) ?? 0n) + 1n);
    longest = Math.max(longest, drops.length);
  }
  assert.deepEqual(counted.byScatters, played);
  assert.equal(counted.windowCount, 512n);
  assert.ok(longest > 2, 'some chain is longer than the list of multipliers');
});

test('reels with strips of their own are refused', () => {
  const other = [strip, strip, [1, 2, 3]];
  assert.throws(() => enumerateFallingAnywhere(game, other, multipliers), RangeError);
});
