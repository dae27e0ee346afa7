import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SlotDefinition, Strip } from '@bahati/game-rules/slots/definition.ts';
import { exactRtp, expectedSeriesLength, lineReturn, scatterWindows } from './exact-rtp.ts';
import {
  add,
  multiply,
  rational,
  subtract,
  toDecimalText,
  toNumber,
} from '@bahati/game-rules/rational.ts';
import { crowdedGame, everyStops, threeReels } from '@bahati/game-rules/slots/small-games.ts';
import { drawOutcome, resolveBaseSpin, resolveFreeSpin } from '@bahati/game-rules/slots/spin.ts';
import { figuresOf } from './volatility.ts';

test('the published example returns 56 of 60 with 7 hits', () => {
  const { total } = exactRtp(threeReels);
  assert.deepEqual(total, rational(56n, 60n));
  assert.equal(toDecimalText(total, 8), '0.93333333');
  const figures = figuresOf(threeReels);
  assert.deepEqual(figures.rtp, total);
  assert.deepEqual(figures.hitRate, rational(7n, 60n));
  assert.deepEqual(figures.topBaseSpin, { pay: 30, chance: rational(1n, 60n) });
});

test('formula, enumeration and the engine itself agree on games with every rule at once', () => {
  for (let seed = 1; seed <= 8; seed += 1) {
    const game = madeUpGame(seed);
    const exact = exactRtp(game);
    const figures = figuresOf(game);
    assert.deepEqual(figures.rtp, exact.total, `seed ${seed}`);
    const played = playEveryWindow(game);
    assert.deepEqual(played.lines, exact.lines, `seed ${seed}`);
    assert.deepEqual(played.scatters, exact.scatters, `seed ${seed}`);
    assert.deepEqual(played.hitRate, figures.hitRate, `seed ${seed}`);
    assert.deepEqual(played.freeLines, lineReturn(game, game.freeReels), `seed ${seed}`);
  }
});

test('mean and variance of whole rounds agree with every possible series played out', () => {
  const reels = [[2, 1], [1, 3], [1, 0], [4], [2]];
  const freeReels = [[1, 2], [1, 2], [1, 0, 3], [4], [3]];
  const game: SlotDefinition = {
    ...crowdedGame(reels, freeReels),
    rows: 1,
    lines: [[0, 0, 0, 0, 0]],
    freeSpins: {
      awards: [0, 0, 0, 2],
      retriggers: [0, 0, 1, 2],
      multiplier: 3,
      maxSpins: 4,
    },
  };
  const { mean, square } = playEveryRound(game);
  assert.deepEqual(exactRtp(game).total, mean);
  const figures = figuresOf(game);
  assert.deepEqual(figures.rtp, mean);
  assert.deepEqual(figures.variance, subtract(square, multiply(mean, mean)));
});

test('with a limit far away the series is as long as the formula without a limit says', () => {
  const reels = [[1, 2, 3, 4, 2, 3, 4], [1, 2, 3, 4, 2, 3, 4], [1, 2, 3, 4, 2, 3, 4], [2], [2]];
  const game = crowdedGame(reels, reels);
  const windows = scatterWindows(game, reels).map(Number);
  const share = (windows[3] ?? 0) / windows.reduce((sum, ways) => sum + ways, 0);
  const endless = {
    ...game,
    freeSpins: { awards: [], retriggers: [0, 0, 0, 2], multiplier: 1, maxSpins: 150 },
  };
  const expected = 3 / (1 - 2 * share);
  assert.ok(Math.abs(toNumber(expectedSeriesLength(endless, 3)) - expected) < 1e-9);
});

/** Strips of 5 to 7 symbols, different for every seed and always the same for one. */
function madeUpGame(seed: number): SlotDefinition {
  let state = seed;
  const next = (range: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * range);
  };
  const strips = (): Strip[] =>
    Array.from({ length: 5 }, () => Array.from({ length: 5 + next(3) }, () => next(5)));
  return crowdedGame(strips(), strips());
}

function playEveryWindow(game: SlotDefinition) {
  const totals = { windows: 0n, lines: 0n, scatters: 0n, hits: 0n };
  for (const stops of everyStops(game.reels)) {
    const { lineWins, scatterWin, pay, freeSpinsWon } = resolveBaseSpin(game, stops);
    totals.windows += 1n;
    totals.lines += BigInt(lineWins.reduce((sum, win) => sum + win.pay, 0));
    totals.scatters += BigInt(scatterWin?.pay ?? 0);
    if (pay > 0 || freeSpinsWon > 0) totals.hits += 1n;
  }
  let [freeWindows, freeLines] = [0n, 0n];
  for (const stops of everyStops(game.freeReels)) {
    const { lineWins } = resolveFreeSpin(game, stops, 0);
    freeWindows += 1n;
    freeLines += BigInt(lineWins.reduce((sum, win) => sum + win.pay, 0));
  }
  const lineCount = BigInt(game.lines.length);
  return {
    lines: rational(totals.lines, totals.windows * lineCount),
    scatters: rational(totals.scatters, totals.windows * lineCount),
    hitRate: rational(totals.hits, totals.windows),
    freeLines: rational(freeLines, freeWindows * lineCount),
  };
}

class DrawsEnded extends Error {}

/** Plays every round a one-line game can give, each weighed by its chance. */
function playEveryRound(game: SlotDefinition) {
  let [mean, square] = [rational(0n), rational(0n)];
  const pending: { number: number; range: number }[][] = [[]];
  for (let path = pending.pop(); path; path = pending.pop()) {
    let asked = 0;
    let cursor = 0;
    const nextInt = (range: number) => {
      const step = path[cursor];
      cursor += 1;
      if (step) return step.number;
      asked = range;
      throw new DrawsEnded();
    };
    try {
      const pay = BigInt(drawOutcome(game, { nextInt, cursor: 0 }).pay);
      const ways = path.reduce((all, { range }) => all * BigInt(range), 1n);
      mean = add(mean, rational(pay, ways));
      square = add(square, rational(pay * pay, ways));
    } catch (error) {
      if (!(error instanceof DrawsEnded)) throw error;
      for (let number = 0; number < asked; number += 1) {
        pending.push([...path, { number, range: asked }]);
      }
    }
  }
  return { mean, square };
}
