import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statedWithBook } from '@bahati/game-rules/slots/figures/book-figures.ts';
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { everyStops, threeReels } from '@bahati/game-rules/slots/small-games.ts';
import { drawOutcome, resolveBaseSpin, resolveFreeSpin } from '@bahati/game-rules/slots/spin.ts';
import { wholePays } from '@bahati/game-rules/slots/figures/volatility.ts';
import { enumerateWindows } from '@bahati/game-rules/slots/figures/window-distribution.ts';
import { openPage } from './book.ts';

/** Symbol 0 is the book; two of it win two free spins, and one more in these. */
const game: SlotDefinition = {
  ...threeReels,
  rows: 2,
  wild: 0,
  scatter: 0,
  symbols: threeReels.symbols.map((symbol, id) => ({
    ...symbol,
    pays: [[], [0, 0, 4, 30], [0, 0, 0, 6], [0, 0, 0, 5]][id] ?? [],
  })),
  reels: [
    [0, 1, 2],
    [1, 0, 3],
    [2, 1, 3],
  ],
  freeReels: [
    [0, 1, 2, 3],
    [1, 3, 2],
    [0, 1, 3],
  ],
  lines: [
    [0, 0, 0],
    [1, 1, 1],
  ],
  scatterPays: [0, 0, 1],
  freeSpins: { awards: [0, 0, 2, 2], retriggers: [0, 0, 1, 1], multiplier: 1, maxSpins: 3 },
  book: { candidates: [1, 2] },
};

test('the chosen symbol fills its reels, neighbours or not, and pays on every line', () => {
  const page = openPage(
    game,
    [
      [1, 2],
      [3, 3],
      [2, 1],
    ],
    1,
  );
  assert.deepEqual(page, {
    win: {
      line: -1,
      symbol: 1,
      count: 2,
      pay: 8,
      cells: [
        [0, 0],
        [0, 1],
        [2, 0],
        [2, 1],
      ],
    },
    grown: [
      [0, 1],
      [2, 0],
    ],
  });
  assert.equal(
    openPage(
      game,
      [
        [2, 2],
        [3, 3],
        [2, 1],
      ],
      2,
    ),
    undefined,
  );
});

test('the book draws its symbol after the paid stops and tells it with every free spin', () => {
  const asked: number[] = [];
  const draws = [0, 1, 0, 1, 1, 1, 1, 1, 1, 1];
  const nextInt = (range: number) => draws[asked.push(range) - 1] ?? 0;
  const { base, freeSpins } = drawOutcome(game, { cursor: 0, nextInt });
  assert.deepEqual(asked, [3, 3, 3, 2, 4, 3, 3, 4, 3, 3]);
  assert.equal(base.bookSymbol, 2);
  assert.deepEqual(
    freeSpins.map(({ bookSymbol }) => bookSymbol),
    [2, 2],
  );
});

/** Mean pay of a series in line stakes, by playing every row of stops there can be. */
function seriesMean(bookSymbol: number, awarded: number, played: number): number {
  if (played === awarded) return 0;
  let sum = 0;
  let windows = 0;
  for (const stops of everyStops(game.freeReels)) {
    const { pay, freeSpinsWon } = resolveFreeSpin(game, stops, awarded, { bookSymbol });
    sum += pay + seriesMean(bookSymbol, awarded + freeSpinsWon, played + 1);
    windows += 1;
  }
  return sum / windows;
}

test('the figures of a book are what playing every row of stops gives', () => {
  let paid = 0;
  let windows = 0;
  const series = (seriesMean(1, 2, 0) + seriesMean(2, 2, 0)) / 2;
  for (const stops of everyStops(game.reels)) {
    const { pay, freeSpinsWon } = resolveBaseSpin(game, stops);
    paid += pay + (freeSpinsWon > 0 ? series : 0);
    windows += 1;
  }
  const base = wholePays(game, enumerateWindows(game, game.reels), 1);
  const { rtpPercent } = statedWithBook(game, game.book ?? assert.fail(), base);
  assert.equal(rtpPercent, ((100 * paid) / windows / 2).toFixed(2));
});
