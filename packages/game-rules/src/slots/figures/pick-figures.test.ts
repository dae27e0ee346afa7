import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { layChests, openedStakes, winsPick } from '@bahati/game-rules/slots/pick.ts';
import { pickFigures } from './pick-figures.ts';
import { rational, subtract } from '@bahati/game-rules/rational.ts';
import { threeReels } from '@bahati/game-rules/slots/small-games.ts';
import { drawOutcome } from '@bahati/game-rules/slots/spin.ts';
import { wholePays } from './volatility.ts';
import { enumerateWindows } from './window-distribution.ts';

const pick = { scatters: 2, prizes: [1, 2, 6, 11], picks: 2 };

/** One line of three reels; symbol 0 is the scatter and pays besides. */
const game: SlotDefinition = {
  ...threeReels,
  scatter: 0,
  reels: [
    [1, 0, 2, 0],
    [0, 1, 2],
    [2, 1, 0, 3],
  ],
  scatterPays: [0, 0, 1, 4],
  pick,
};

/** All draws of a round, one way after another. */
function drawOf(way: number): DrawStream {
  let left = way;
  return {
    cursor: 0,
    nextInt(range) {
      const drawn = left % range;
      left = Math.floor(left / range);
      return drawn;
    },
  };
}

test('figures are those of every stop and every laying of the chests, played', () => {
  const ways = 4 * 3 * 4 * (4 * 3 * 2);
  let [won, paid, squares] = [0, 0, 0];
  for (let way = 0; way < ways; way += 1) {
    const draw = drawOf(way);
    const outcome = drawOutcome(game, draw);
    const isWon = winsPick(game, outcome, pick);
    const pay = outcome.pay + (isWon ? openedStakes(layChests(pick, draw), [3, 1]) : 0);
    if (isWon) won += 1;
    paid += pay;
    squares += pay ** 2;
  }
  const over = (value: number) => rational(BigInt(value), BigInt(ways));
  const found = pickFigures(game, pick, wholePays(game, enumerateWindows(game, game.reels), 1));
  assert.deepEqual(found.chance, over(won));
  assert.deepEqual(found.mean, over(paid));
  const ofMean = rational(BigInt(paid) ** 2n, BigInt(ways) ** 2n);
  assert.deepEqual(found.variance, subtract(over(squares), ofMean));
});

test('a pick beside free spins is refused', () => {
  const freeSpins = { awards: [0, 5], retriggers: [], multiplier: 1, maxSpins: 5 };
  const base = wholePays(game, enumerateWindows(game, game.reels), 1);
  assert.throws(() => pickFigures({ ...game, freeSpins }, pick, base), RangeError);
});
