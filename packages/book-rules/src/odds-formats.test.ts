import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineOnRest } from './market-key.ts';
import { oddsFormats } from './odds.ts';
import { formatOdds, isStakeToWin, parseOdds, stakeOfTyped } from './odds-formats.ts';

/** Game-math §8, row by row. */
const table = {
  decimal: ['1.25', '1.50', '1.80', '2.00', '2.25', '2.50', '3.00', '5.00'],
  hong_kong: ['0.25', '0.50', '0.80', '1.00', '1.25', '1.50', '2.00', '4.00'],
  malay: ['0.25', '0.50', '0.80', '1.00', '-0.80', '-0.667', '-0.50', '-0.25'],
  indonesian: ['-4.00', '-2.00', '-1.25', '1.00', '1.25', '1.50', '2.00', '4.00'],
  american: ['-400', '-200', '-125', '+100', '+125', '+150', '+200', '+400'],
  fractional: ['1/4', '1/2', '4/5', '1/1', '5/4', '6/4', '2/1', '4/1'],
} as const;
const decimals = [1_250, 1_500, 1_800, 2_000, 2_250, 2_500, 3_000, 5_000];

test('the table of odds formats holds row by row, written and read', () => {
  for (const format of oddsFormats) {
    for (const [at, odds] of decimals.entries()) {
      const text = table[format][at] ?? '';
      assert.equal(formatOdds(odds, format), text);
      // -0.667 is two thirds to three places: it is read as 1 + 1/0.667.
      const read = text === '-0.667' ? 2_499 : odds;
      assert.equal(parseOdds(text, format), read, `${format} ${text}`);
    }
  }
});

test('odds between two fractions are written as the lower one', () => {
  assert.equal(formatOdds(1_950, 'fractional'), '10/11');
  assert.equal(formatOdds(1_010, 'fractional'), '1/100');
  assert.equal(formatOdds(1_000_000, 'fractional'), '999/1');
  assert.equal(formatOdds(3_400, 'fractional'), '12/5');
});

test('decimal odds are read back from every text they are written as', () => {
  for (let odds = 1_010; odds <= 20_000; odds += 7) {
    assert.equal(parseOdds(formatOdds(odds, 'decimal'), 'decimal'), odds);
    assert.equal(parseOdds(formatOdds(odds, 'hong_kong'), 'hong_kong'), odds);
  }
});

test('what is no odds of a format is not read', () => {
  const wrong = {
    decimal: ['', '1', '0.9', '1e3', '-2', '2,5', '1000.01'],
    hong_kong: ['0', '-0.5', 'x'],
    malay: ['1.2', '-1.5', '0'],
    indonesian: ['0.5', '-0.5', '0'],
    american: ['150', '+99', '-50', '+1.5'],
    fractional: ['1/0', '5', '-1/2', '1/2/3'],
  };
  for (const format of oddsFormats) {
    for (const text of wrong[format]) {
      assert.equal(parseOdds(text, format), undefined, `${format} ${text}`);
    }
  }
});

test('at negative odds what is typed is what is won, and the stake is its odds times', () => {
  // Malay -0.80 is 2.25: 100 to win stakes 80.
  assert.equal(stakeOfTyped(10_000n, 2_250, 'malay'), 8_000n);
  // Indonesian -4.00 is 1.25: 100 to win stakes 400.
  assert.equal(stakeOfTyped(10_000n, 1_250, 'indonesian'), 40_000n);
  assert.equal(stakeOfTyped(10_000n, 2_000, 'malay'), 10_000n);
  assert.equal(stakeOfTyped(10_000n, 2_250, 'decimal'), 10_000n);
  for (let odds = 1_010; odds < 9_000; odds += 13) {
    for (const format of ['malay', 'indonesian'] as const) {
      const typed = 12_345n;
      const stake = stakeOfTyped(typed, odds, format);
      const gain = (stake * BigInt(odds - 1_000)) / 1_000n;
      if (isStakeToWin(odds, format)) assert.ok(gain >= typed, `${format} ${odds}`);
      else assert.equal(stake, typed);
    }
  }
});

test('a line on the whole score is shown as the line on the rest', () => {
  assert.equal(lineOnRest('-1.5', [1, 0]), '-0.5');
  assert.equal(lineOnRest('0.25', [0, 2]), '-1.75');
  assert.equal(lineOnRest('-0.75', [0, 0]), '-0.75');
});
