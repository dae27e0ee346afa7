import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream, type DrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { isBetLevel, toAmount } from './definition.ts';
import { crowdedGame } from './small-games.ts';
import { drawOutcome, resolveBaseSpin, resolveFreeSpin, spin } from './spin.ts';
import { taaZaPwani } from './flagships/taa-za-pwani/taa-za-pwani.rules.ts';

const hmac = createNodeHmac('a server seed');
const drawAt = (nonce: number) => createDrawStream(hmac, { clientSeed: 'mwezi', nonce });

/** Answers these numbers in turn, for rounds told stop by stop. */
function fixedDraw(numbers: readonly number[]): DrawStream {
  let cursor = 0;
  return {
    nextInt(range) {
      const number = numbers[cursor] ?? assert.fail('the round asked for one draw too many');
      assert.ok(number < range);
      cursor += 1;
      return number;
    },
    get cursor() {
      return cursor;
    },
  };
}

test('a window goes round the end of the strip', () => {
  const { window } = resolveBaseSpin(taaZaPwani, [31, 30, 0, 29, 31]);
  const [first, second] = taaZaPwani.reels;
  assert.deepEqual(window[0], [first?.[31], first?.[0], first?.[1]]);
  assert.deepEqual(window[1], [second?.[30], second?.[31], second?.[0]]);
});

test('a paid spin adds its lines and its scatters', () => {
  // The strips show, row by row: 2 2 2 3 4 / 1 3 1 4 1 / 4 4 4 4 4.
  const reels = [
    [2, 1, 4],
    [2, 3, 4],
    [2, 1, 4],
    [3, 4, 4],
    [4, 1, 4],
  ];
  const game = crowdedGame(reels, reels);
  const result = resolveBaseSpin(game, [0, 0, 0, 0, 0]);
  assert.deepEqual(result.lineWins, [{ line: 1, symbol: 2, count: 3, pay: 10 }]);
  assert.deepEqual(result.scatterWin, { count: 3, pay: 1 * game.lines.length });
  assert.equal(result.freeSpinsWon, 3);
  assert.equal(result.pay, 14);
  assert.equal(result.multiplier, 1);
});

test('a series multiplies its wins, grows by retriggers and stops at its limit', () => {
  const scattering = [
    [2, 1, 4],
    [2, 3, 4],
    [2, 1, 4],
    [3, 4, 4],
    [4, 1, 4],
  ];
  const game = crowdedGame(scattering, scattering);
  // Every window shows three scatters, so 3 free spins grow by 2 and 2 and 1 to the limit of 8.
  const stops = Array.from({ length: 5 * 9 }, () => 0);
  const draw = fixedDraw(stops);
  const outcome = drawOutcome(game, draw);
  assert.deepEqual(
    outcome.freeSpins.map(({ freeSpinsWon }) => freeSpinsWon),
    [2, 2, 1, 0, 0, 0, 0, 0],
  );
  assert.ok(outcome.freeSpins.every(({ pay, multiplier }) => pay === 28 && multiplier === 2));
  assert.equal(outcome.pay, 14 + 8 * 28);
  assert.equal(draw.cursor, stops.length);
});

test('a game without free spins refuses to play one', () => {
  const game = { ...crowdedGame([], []), freeSpins: null };
  assert.throws(() => resolveFreeSpin(game, [], 0), RangeError);
});

test('the same seeds give the same outcome at any stake and in any order of play', () => {
  const stakes = taaZaPwani.betLevels.KES;
  const forwards = Array.from({ length: 10_000 }, (_, nonce) =>
    JSON.stringify(spin(taaZaPwani, drawAt(nonce), stakes[0] ?? 0n).outcome),
  );
  for (let nonce = 9_999; nonce >= 0; nonce -= 1) {
    const stake = stakes[nonce & 7] ?? assert.fail('a step is missing');
    const again = spin(taaZaPwani, drawAt(nonce), stake);
    assert.equal(JSON.stringify(again.outcome), forwards[nonce]);
    assert.equal(again.payout * 10n, BigInt(again.outcome.pay) * stake);
  }
});

test('an outcome is plain JSON', () => {
  const outcome = drawOutcome(taaZaPwani, drawAt(5));
  assert.deepEqual(JSON.parse(JSON.stringify(outcome)), outcome);
});

test('only the steps on offer are stakes, and every step divides into line stakes', () => {
  assert.ok(isBetLevel(taaZaPwani, 'KES', 2_000n));
  assert.ok(!isBetLevel(taaZaPwani, 'KES', 2_001n));
  assert.ok(!isBetLevel(taaZaPwani, 'TZS', 2_000n));
  for (const steps of Object.values(taaZaPwani.betLevels)) {
    assert.ok(steps.length > 0);
    for (const step of steps) assert.equal(toAmount(taaZaPwani, 10, step), step);
  }
  for (const bad of [0n, -10n, 2_001n]) {
    assert.throws(() => toAmount(taaZaPwani, 1, bad), RangeError);
  }
});
