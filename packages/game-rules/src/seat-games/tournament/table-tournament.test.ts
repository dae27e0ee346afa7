import assert from 'node:assert/strict';
import { test } from 'node:test';
import { levelFault } from './blind-levels.ts';
import { finishesOf } from './eliminations.ts';
import {
  entryPool,
  entryPrice,
  entryPrizes,
  isHandForHand,
  placeAfter,
  tournamentPayouts,
  tournamentTerms,
} from './table-tournament.ts';
import { nextStarts, tournamentSeries } from './tournament-series.ts';

const all = tournamentSeries.map((series) => tournamentTerms(series.buyIn * 100n, series));
const [terms = assert.fail('a series')] = all;

test('each series states what one pays: the buy-in and a tenth of it as the fee', () => {
  assert.deepEqual(
    all.map((told) => [told.series, told.buyIn, told.fee, entryPrice(told)]),
    [
      ['sprint', 5_000n, 500n, 5_500n],
      ['classic', 20_000n, 2_000n, 22_000n],
      ['grand', 100_000n, 10_000n, 110_000n],
    ],
  );
});

test('blinds rise until nobody can fold for ever, however many have entered', () => {
  for (const { levels: blinds, chips, most } of all) {
    assert.equal(levelFault(blinds), null);
    assert.ok((blinds.at(-1)?.bigBlind ?? 0n) > chips * BigInt(most));
  }
});

test('each series begins at its own minutes of the hour, also right at one of them', () => {
  const minuteMs = 60_000;
  const begunMs = 20_000 * 24 * 60 * minuteMs;
  const minutesAfter = (minute: number) =>
    tournamentSeries.map((series) =>
      nextStarts(series, begunMs + minute * minuteMs).map((ms) => (ms - begunMs) / minuteMs),
    );
  // From midnight on: at twenty past, and a moment before it.
  const [sprint, classic, grand] = minutesAfter(20);
  assert.deepEqual(
    [sprint, classic, grand],
    [
      [30, 40],
      [45, 75],
      [60, 120],
    ],
  );
  assert.deepEqual(minutesAfter(20 - 1 / minuteMs)[0], [20, 30]);
});

test('the more enter, the more places are paid, and always the whole pool', () => {
  assert.deepEqual(entryPrizes(terms, 2), [], 'it is called off');
  assert.deepEqual(entryPrizes(terms, 3), [15_000n]);
  assert.deepEqual(entryPrizes(terms, 8), [20_000n, 12_000n, 8_000n]);
  for (let count = terms.least; count <= terms.most; count += 1) {
    const paid = entryPrizes(terms, count).reduce((sum, prize) => sum + prize, 0n);
    assert.equal(paid, entryPool(terms, count));
  }
});

test('a place counts from the last, so that who goes out before others enter keeps his order', () => {
  assert.equal(placeAfter(5, 1), 5);
  assert.equal(placeAfter(8, 1), 8, 'three entered after him');
  assert.equal(placeAfter(8, 8), 1);
});

test('places of players who go out together at two tables are shared and paid exactly', () => {
  const together = finishesOf(4, [
    { player: 'b', stack: 400n },
    { player: 'c', stack: 400n },
  ]);
  const paid = tournamentPayouts(terms, 8, [
    ...['h', 'g', 'f', 'e'].map((player, at) => ({ place: 8 - at, players: [player] })),
    ...together,
    { place: 2, players: ['d'] },
    { place: 1, players: ['a'] },
  ]);
  const prizeOf = (name: string) => paid.find(({ player }) => player === name)?.prize;
  assert.deepEqual(['a', 'd', 'b', 'c', 'e'].map(prizeOf), [20_000n, 12_000n, 4_000n, 4_000n, 0n]);
  assert.throws(() => tournamentPayouts(terms, 8, together), RangeError);
});

test('hands go on together where the next to go out is the last without a prize', () => {
  assert.equal(isHandForHand(4, 3, 2), true);
  assert.equal(isHandForHand(5, 3, 2), false);
  assert.equal(isHandForHand(3, 3, 2), false);
  assert.equal(isHandForHand(4, 3, 1), false, 'at one table every hand is');
});
