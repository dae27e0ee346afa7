import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sheetCalls } from '@bahati/contract/games-frame/sheets.ts';
import { betGames } from '@bahati/game-rules/bet-games/bet-games.ts';
import { gameSheet } from './game-sheet.ts';

const { value: told } = sheetCalls['GET /frame/v1/sheet'];

for (const { game } of betGames) {
  test(`the sheet of ${game.code} is of the declared shape, and its edges are what is left`, () => {
    const sheet = told.parse(gameSheet(game.code));
    assert.ok(sheet.kind === 'bet');
    assert.deepEqual(sheet.title, game.title);
    for (const bet of sheet.bets) {
      assert.notEqual(game.priceOf(bet.opening), null, bet.opening);
      const sum = inMillionths(bet.returnPercent) + inMillionths(bet.edgePercent);
      assert.equal(sum, 100_000_000n, bet.opening);
    }
  });
}

function inMillionths(percent: string): bigint {
  assert.match(percent, /^-?\d+\.\d{6}$/);
  return BigInt(percent.replace('.', ''));
}

test('the sheet of crash gives back 99 percent at every multiple, but for one word in four billion', () => {
  const sheet = told.parse(gameSheet('crash'));
  assert.ok(sheet.kind === 'bet');
  assert.equal(sheet.family, 'original');
  for (const { opening, returnPercent, edgePercent } of sheet.bets) {
    const missing = 99_000_000n - inMillionths(returnPercent);
    // Cut to whole words: at a thousand stakes at most a thousand of 2^32 are lost.
    assert.ok(missing >= 0n && missing <= 24n, opening);
    assert.equal(inMillionths(returnPercent) + inMillionths(edgePercent), 100_000_000n);
  }
});

test('the sheet of dice tells the return that is true, not the one dice is sold with', () => {
  const sheet = gameSheet('dice');
  assert.ok(sheet.kind === 'bet');
  const [usual] = sheet.bets;
  assert.equal(usual?.returnPercent, '98.990101');
  assert.equal(usual.edgePercent, '1.009899');
  assert.deepEqual(usual.topWin, { times: '2', oneInRounds: '2.02' });
  assert.match(sheet.playedAs.en, /98\.990101/);
  assert.match(sheet.playedAs.sw, /98\.990101/);
});
