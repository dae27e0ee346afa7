import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import type { Cell, SlotWindow } from '@bahati/game-rules/slots/outcome.ts';
import { everyStops, threeReels } from '@bahati/game-rules/slots/small-games.ts';
import { drawOutcome, resolveBaseSpin } from '@bahati/game-rules/slots/spin.ts';
import { enumerateWays } from '@bahati/game-rules/slots/figures/ways-distribution.ts';
import { findWaysWins } from './ways.ts';

/** Symbol 0 is the wild of the later reels, 1 the scatter. */
const game: SlotDefinition = {
  ...threeReels,
  rows: 2,
  wild: 0,
  scatter: 1,
  symbols: threeReels.symbols.map((symbol, id) => ({
    ...symbol,
    pays: [[], [], [0, 0, 2, 9], [0, 0, 0, 5]][id] ?? [],
  })),
  reels: [
    [2, 3, 3, 1],
    [0, 2, 3, 1, 2],
    [3, 0, 2, 2],
  ],
  lines: [],
  payRule: { kind: 'ways' },
  stakeUnits: 10,
  scatterPays: [0, 0, 1],
};

/** Every way from the left on which one symbol runs as far as any of its ways does. */
function payByWalkingEveryWay(window: SlotWindow): number {
  return [2, 3].reduce((sum, symbol) => {
    let open: Cell[][] = [[]];
    for (const [reel, column] of window.entries()) {
      const next = open.flatMap((way) =>
        column.flatMap((shown, row) =>
          shown === symbol || shown === 0 ? [[...way, [reel, row] as const]] : [],
        ),
      );
      if (next.length === 0) break;
      open = next;
    }
    const pay = game.symbols[symbol]?.pays[open[0]?.length ?? 0] ?? 0;
    return sum + pay * open.length;
  }, 0);
}

test('a window of ways pays what walking each way one by one pays', () => {
  let paid = 0;
  for (const stops of everyStops(game.reels)) {
    const { window, pay, scatterWin } = resolveBaseSpin(game, stops);
    const scatterPay = scatterWin?.pay ?? 0;
    assert.equal(pay - scatterPay, payByWalkingEveryWay(window));
    paid += pay;
  }
  const { byScatters, windowCount } = enumerateWays(game, game.reels, 1);
  const sums = byScatters.flatMap((pays) => [...pays].map(([pay, count]) => BigInt(pay) * count));
  assert.equal(
    sums.reduce((sum, each) => sum + each, 0n),
    BigInt(paid),
  );
  assert.equal(windowCount, 80n);
});

test('a win of ways names its cells, and a scatter ends no run but its own', () => {
  const wins = findWaysWins(game, [
    [2, 3],
    [0, 2],
    [2, 1],
  ]);
  assert.deepEqual(wins, [
    {
      line: -1,
      symbol: 2,
      count: 3,
      pay: 18,
      ways: 2,
      cells: [
        [0, 0],
        [1, 0],
        [1, 1],
        [2, 0],
      ],
    },
  ]);
});

test('a game of ways draws one stop a reel and nothing else', () => {
  const asked: number[] = [];
  const draw = { cursor: 0, nextInt: (range: number) => asked.push(range) - asked.length };
  drawOutcome(game, draw);
  assert.deepEqual(asked, [4, 5, 4]);
});

test('a wild that walked to the first reel opens a run of every symbol', () => {
  for (const stops of everyStops(game.reels)) {
    const { window } = resolveBaseSpin(game, stops);
    for (const row of [0, 1]) {
      const walked = window.map((column, reel) =>
        column.map((shown, at) => (reel === 0 && at === row ? 0 : shown)),
      );
      const paid = findWaysWins(game, walked).reduce((sum, { pay }) => sum + pay, 0);
      assert.equal(paid, payByWalkingEveryWay(walked));
    }
  }
});
