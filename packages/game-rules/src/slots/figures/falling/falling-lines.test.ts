import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SlotDefinition, Strip } from '@bahati/game-rules/slots/definition.ts';
import { enumerateFallingLines } from './falling-lines.ts';
import { crowdedGame, everyStops } from '@bahati/game-rules/slots/small-games.ts';
import { resolveBaseSpin, resolveFreeSpin } from '@bahati/game-rules/slots/spin.ts';

const multipliers = [1, 2, 3, 5];
const freeMultipliers = [3, 6, 9, 15];

/** Wilds that pay, scatters on every reel, pays from two alike on, a series at twice the pay. */
const game: SlotDefinition = {
  ...crowdedGame(
    [
      [0, 2, 1, 3, 2, 4, 3],
      [2, 0, 3, 1, 4, 2, 3],
      [3, 2, 4, 0, 1, 2],
      [4, 1, 2, 3, 0],
      [2, 3, 1, 4, 2],
    ],
    [
      [2, 3, 0, 1, 4],
      [0, 2, 4, 1, 3],
      [2, 4, 3, 1, 0],
      [3, 1, 2, 4],
      [4, 2, 1, 3],
    ],
  ),
  tumble: { multipliers, freeMultipliers },
};
const fromThree: SlotDefinition = {
  ...game,
  symbols: game.symbols.map((symbol) => ({
    ...symbol,
    pays: symbol.pays.map((pay, count) => (count < 3 ? 0 : pay)),
  })),
};

function played(
  definition: SlotDefinition,
  strips: readonly Strip[],
  play: (stops: readonly number[]) => ReturnType<typeof resolveBaseSpin>,
) {
  const byScatters = Array.from({ length: 16 }, () => new Map<number, bigint>());
  let longest = 0;
  for (const stops of everyStops(strips)) {
    const { pay, window, drops = [] } = play(stops);
    const last = drops.at(-1)?.window ?? window;
    const scatters = last.flat().filter((shown) => shown === definition.scatter).length;
    const pays = byScatters[scatters];
    pays?.set(pay, (pays.get(pay) ?? 0n) + 1n);
    longest = Math.max(longest, drops.length);
  }
  return { byScatters, longest };
}

for (const [name, definition] of [
  ['two', game],
  ['three', fromThree],
] as const) {
  test(`paid spins that pay from ${name} alike on count as the engine plays them`, () => {
    const counted = enumerateFallingLines(definition, definition.reels, multipliers);
    const engine = played(definition, definition.reels, (stops) =>
      resolveBaseSpin(definition, stops),
    );
    assert.deepEqual(counted.byScatters, engine.byScatters);
    assert.equal(counted.windowCount, 7350n);
    assert.ok(engine.longest > 4, 'some chain is longer than the list of multipliers');
  });

  test(`free spins that pay from ${name} alike on count as the engine plays them`, () => {
    const series = freeMultipliers.map((each) => each * 2);
    const counted = enumerateFallingLines(definition, definition.freeReels, series);
    const engine = played(definition, definition.freeReels, (stops) =>
      resolveFreeSpin(definition, stops, 3),
    );
    assert.deepEqual(counted.byScatters, engine.byScatters);
  });
}

test('a window of more cells than a mask holds is refused', () => {
  const tall = { ...game, rows: 7 };
  assert.throws(() => enumerateFallingLines(tall, tall.reels, multipliers), RangeError);
});
