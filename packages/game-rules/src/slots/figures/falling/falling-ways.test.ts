import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { everyStops, threeReels } from '@bahati/game-rules/slots/small-games.ts';
import { resolveBaseSpin } from '@bahati/game-rules/slots/spin.ts';
import { enumerateClusters } from './clusters-distribution.ts';
import { enumerateFallingWays } from './falling-ways.ts';

const multipliers = [1, 2, 5];

/** 0 is the wild of the later reels, 1 the scatter. */
const ways: SlotDefinition = {
  ...threeReels,
  rows: 3,
  wild: 0,
  scatter: 1,
  symbols: threeReels.symbols.map((symbol, id) => ({
    ...symbol,
    pays: [[], [], [0, 0, 2, 9], [0, 0, 0, 5]][id] ?? [],
  })),
  reels: [
    [2, 3, 3, 1, 3, 2, 1],
    [0, 2, 3, 1, 2, 3],
    [3, 0, 2, 2, 1],
  ],
  lines: [],
  payRule: { kind: 'ways' },
  stakeUnits: 10,
  tumble: { multipliers, freeMultipliers: multipliers },
  scatterPays: [0, 0, 1, 4],
};
const clusters: SlotDefinition = {
  ...ways,
  payRule: { kind: 'cluster', minimum: 3 },
  symbols: ways.symbols.map((symbol, id) => ({
    ...symbol,
    pays: [[], [], [0, 0, 0, 2, 7], [0, 0, 0, 1, 3, 4]][id] ?? [],
  })),
};
const standing = Object.fromEntries(Object.entries(clusters).filter(([key]) => key !== 'tumble'));

for (const [name, game, count] of [
  ['ways that fall', ways, enumerateFallingWays],
  ['groups that fall', clusters, enumerateClusters],
  ['groups that stand', standing as SlotDefinition, enumerateClusters],
] as const) {
  test(`all windows of ${name} pay what the engine pays, one by one`, () => {
    const counted = count(game, game.reels, game.tumble ? multipliers : [1]);
    const played = counted.byScatters.map(() => new Map<number, bigint>());
    let longest = 0;
    for (const stops of everyStops(game.reels)) {
      const { pay, window, drops = [] } = resolveBaseSpin(game, stops);
      const last = drops.at(-1)?.window ?? window;
      const scatters = last.flat().filter((shown) => shown === game.scatter).length;
      played[scatters]?.set(pay, (played[scatters]?.get(pay) ?? 0n) + 1n);
      longest = Math.max(longest, drops.length);
    }
    assert.deepEqual(counted.byScatters, played);
    assert.equal(counted.windowCount, 210n);
    assert.ok(longest > 2 || !game.tumble);
  });
}
