import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { threeReels } from '@bahati/game-rules/slots/small-games.ts';
import { resolveBaseSpin } from '@bahati/game-rules/slots/spin.ts';
import { mostDrops } from './tumble.ts';

const game: SlotDefinition = {
  ...threeReels,
  rows: 2,
  reels: [
    [3, 2, 1],
    [3, 2, 2],
    [2, 2, 1],
  ],
  lines: [
    [0, 0, 0],
    [1, 1, 1],
  ],
  tumble: { multipliers: [1, 3], freeMultipliers: [1] },
};

test('what won vanishes, the rest falls, and the strip goes on from above, going round', () => {
  const { window, lineWins, drops, pay } = resolveBaseSpin(game, [1, 1, 0]);
  assert.deepEqual(window, [
    [2, 1],
    [2, 2],
    [2, 2],
  ]);
  assert.deepEqual(lineWins, [{ line: 0, symbol: 2, count: 3, pay: 5 }]);
  assert.deepEqual(drops, [
    {
      window: [
        [3, 1],
        [3, 2],
        [1, 2],
      ],
      wins: [],
      removed: [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      multiplier: 3,
      pay: 0,
    },
  ]);
  assert.equal(pay, 5);
});

test('a strip of one symbol falls for ever, so the chain is cut', () => {
  const reels = [[1], [1], [1]];
  const { drops = [], pay } = resolveBaseSpin({ ...game, reels }, [0, 0, 0]);
  assert.equal(drops.length, mostDrops);
  assert.equal(pay, 60 + 3 * 60 * mostDrops);
});
