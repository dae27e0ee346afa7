import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { countSpins } from '@bahati/game-rules/slots/figures/counted-figures.ts';
import { exactRtp } from '@bahati/game-rules/slots/figures/exact-rtp.ts';
import { figuresFrom } from '@bahati/game-rules/slots/figures/volatility.ts';
import { crowdedGame } from '@bahati/game-rules/slots/small-games.ts';
import { drawOutcome, resolveBaseSpin } from '@bahati/game-rules/slots/spin.ts';

const game: SlotDefinition = {
  ...crowdedGame(
    [
      [2, 3, 1, 4],
      [0, 2, 3],
      [3, 1, 4],
      [2, 3, 4],
      [3, 1, 4],
    ],
    [
      [2, 3, 4],
      [0, 3, 1],
      [3, 2, 4],
      [4, 2, 3],
      [2, 1, 3, 4],
    ],
  ),
  spinMultiplier: {
    paid: [
      { times: 1, weight: 5 },
      { times: 2, weight: 2 },
      { times: 10, weight: 1 },
    ],
    free: [
      { times: 2, weight: 1 },
      { times: 3, weight: 1 },
    ],
  },
};

/** Answers these numbers in turn, then zeros, and notes below what each was asked. */
function drawOf(numbers: readonly number[]) {
  const asked: number[] = [];
  const nextInt = (range: number) => {
    asked.push(range);
    return numbers[asked.length - 1] ?? 0;
  };
  return { asked, draw: { cursor: 0, nextInt } };
}

test('a spin draws after its stops what multiplies it, by the weights', () => {
  const stops = [0, 0, 0, 0, 0];
  for (const [drawn, times] of [4, 5, 6, 7].map((n, at) => [n, [1, 2, 2, 10][at]] as const)) {
    const { asked, draw } = drawOf([...stops, drawn]);
    const { base } = drawOutcome(game, draw);
    assert.deepEqual(asked.slice(0, 6), [4, 3, 3, 3, 3, 8]);
    assert.equal(base.multiplier, times);
    assert.equal(base.pay, (times ?? 0) * resolveBaseSpin(game, stops).pay);
    assert.ok(base.pay > 0);
  }
});

test('each free spin draws its own, on top of what the series multiplies', () => {
  const { asked, draw } = drawOf([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  const { freeSpins } = drawOutcome(game, draw);
  assert.deepEqual(
    freeSpins.slice(0, 2).map(({ multiplier }) => multiplier),
    [6, 4],
  );
  assert.deepEqual(asked.slice(6, 12), [3, 3, 3, 3, 4, 2]);
});

test('the formula and all windows agree on what such a game returns', () => {
  const { base, free } = countSpins(game);
  assert.deepEqual(figuresFrom(game, base, free).rtp, exactRtp(game).total);
});
