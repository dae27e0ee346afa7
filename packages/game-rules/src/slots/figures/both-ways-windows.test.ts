import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { figuresFrom, wholePays } from './volatility.ts';
import { findWins } from '@bahati/game-rules/slots/mechanics/find-wins.ts';
import { crowdedGame, everyStops } from '@bahati/game-rules/slots/small-games.ts';
import { resolveBaseSpin } from '@bahati/game-rules/slots/spin.ts';
import { enumerateBothWays } from './both-ways-windows.ts';
import { exactRtp } from './exact-rtp.ts';

const crowded = crowdedGame(
  [
    [2, 3, 1, 4, 3],
    [0, 2, 3, 4],
    [3, 0, 4, 2],
    [2, 3, 4, 1],
    [3, 2, 4, 3],
  ],
  [
    [2, 3, 4],
    [0, 3, 2],
    [3, 0, 4],
    [4, 2, 3],
    [2, 1, 3, 4],
  ],
);
const game: SlotDefinition = {
  ...crowded,
  bothWays: true,
  symbols: crowded.symbols.map((symbol, id) => (id === 0 ? { ...symbol, pays: [] } : symbol)),
};

test('windows read from both sides pay what the engine pays, one by one', () => {
  const counted = wholePays(game, enumerateBothWays(game, game.reels), 1);
  const played = counted.byScatters.map(() => new Map<number, bigint>());
  for (const stops of everyStops(game.reels)) {
    const { pay, window } = resolveBaseSpin(game, stops);
    const scatters = window.flat().filter((shown) => shown === game.scatter).length;
    played[scatters]?.set(pay, (played[scatters]?.get(pay) ?? 0n) + 1n);
  }
  assert.deepEqual(counted.byScatters, played);
});

test('the formula of both sides gives what all windows give', () => {
  const count = (strips: typeof game.reels, times: number) =>
    wholePays(game, enumerateBothWays(game, strips), times);
  const times = game.freeSpins?.multiplier ?? 1;
  const { rtp } = figuresFrom(game, count(game.reels, 1), count(game.freeReels, times));
  assert.deepEqual(exactRtp(game).total, rtp);
});

test('a line pays from each side, and once where one symbol runs over all reels', () => {
  const oneLine = { ...game, lines: [[0, 0, 0, 0, 0]] };
  const wins = (...row: readonly number[]) =>
    findWins(
      oneLine,
      row.map((shown) => [shown, 1, 1]),
    ).map(({ symbol, count, cells }) => ({
      symbol,
      count,
      reels: cells?.map(([reel]) => reel) ?? null,
    }));
  assert.deepEqual(wins(2, 2, 0, 3, 3), [
    { symbol: 2, count: 3, reels: null },
    { symbol: 3, count: 3, reels: [2, 3, 4] },
  ]);
  assert.deepEqual(wins(4, 4, 1, 2, 2), [{ symbol: 2, count: 2, reels: [3, 4] }]);
  assert.deepEqual(wins(2, 2, 0, 2, 2), [{ symbol: 2, count: 5, reels: null }]);
});

test('a wild that pays by itself is refused where lines pay both ways', () => {
  assert.throws(() => exactRtp({ ...crowded, bothWays: true }), RangeError);
});
