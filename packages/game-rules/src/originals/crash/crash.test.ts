import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashServerSeed } from '@bahati/fairness/commit.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { meanOf } from '@bahati/game-rules/bet-games/figures.ts';
import {
  multiply,
  rational,
  subtract,
  toDecimalText,
  toNumber,
} from '@bahati/game-rules/rational.ts';
import { crashChances, crashFigures } from './crash.figures.ts';
import {
  bankrollWeight,
  ceilingOf,
  chanceOfReaching,
  crash,
  crashPoint,
  roundMs,
  highestMultiple,
  lowestMultiple,
  mostStaked,
  payoutAt,
  uncutPoint,
  wordOf,
} from './crash.rules.ts';
import { hundredthsAt, longestRoundMs, millisecondsTo } from './growth.ts';
import { testPoints } from './point-battery.ts';

const lastWord = 2 ** 32 - 1;

test('the published game hash and salt give the published point', () => {
  const hash = '5844bf329a6334074778ab8a5f0960e24f9eec43f83bbd98ac0a9f8bcd87184e';
  const salt = '0000000000000000001b34dc6a1e86083f95500b096231436e9b25cbdd0075c4';
  const word = wordOf(createNodeHmac(hash)(salt));
  assert.equal(toNumber(uncutPoint(word)), 2.3522275811778033);
  assert.equal(crashPoint(word), 235);
});

test('the hash before is the hash of the text, as a published chain has it', async () => {
  const text = '77b271fe12fca03c618f63b71571a4ba4a8c5bf5d1d7b2e22ed6e6e5bb9f5b3c';
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  assert.equal(await hashServerSeed(text), Buffer.from(bytes).toString('hex'));
});

test('a point is reached by just the words its chance counts', () => {
  for (const hundredths of [101, 102, 150, 200, 1_000, 12_345, highestMultiple]) {
    const { numerator, denominator } = chanceOfReaching(hundredths);
    const words = Number((numerator * 2n ** 32n) / denominator);
    assert.ok(crashPoint(words - 1) >= hundredths, `${hundredths}: the last that reaches it`);
    assert.ok(crashPoint(words) < hundredths, `${hundredths}: the first that does not`);
  }
  assert.equal(crashPoint(lastWord), 100);
  assert.equal(crashPoint(0), 99 * 2 ** 32);
});

test('every multiple gives back 99 of 100, but for less than one word of 2^32', () => {
  for (let at = lowestMultiple; at <= highestMultiple; at += 1) {
    const short = subtract(rational(99n, 100n), meanOf(crashChances(at)));
    const word = multiply(rational(BigInt(at), 100n), rational(1n, 2n ** 32n));
    assert.ok(short.numerator >= 0n, `${at} gives back no more`);
    assert.ok(subtract(word, short).numerator > 0n, `${at} lacks less than a word`);
  }
});

test('the sheet states what the words give', () => {
  const stated = crashFigures.bets.map(({ pays, returnPercent }) => [pays, returnPercent]);
  assert.deepEqual(stated, [
    ['2.00×', '99.000000'],
    ['1.01×', '99.000000'],
    ['1.50×', '99.000000'],
    ['5.00×', '99.000000'],
    ['10.00×', '99.000000'],
    ['100.00×', '98.999999'],
    ['1000.00×', '98.999985'],
  ]);
  for (const { opening, returnPercent } of crashFigures.bets) {
    const mean = meanOf(crashChances(Number(opening.split(':')[1])));
    assert.equal(returnPercent, toDecimalText(multiply(mean, rational(100n)), 6), opening);
  }
});

test('the multiple never falls, takes every hundredth at first, and passes every ceiling', () => {
  let before = hundredthsAt(0);
  assert.equal(before, 100);
  for (let ms = 1; ms <= longestRoundMs; ms += 1) {
    const now = hundredthsAt(ms);
    assert.ok(now >= before, `at ${ms} ms`);
    if (now < 1_000) assert.ok(now - before <= 1, `at ${ms} ms`);
    before = now;
  }
  assert.ok(before > highestMultiple);
  assert.throws(() => hundredthsAt(longestRoundMs + 1), RangeError);
  assert.throws(() => hundredthsAt(0.5), RangeError);
});

test('a multiple is reached at the first millisecond that shows it', () => {
  for (const hundredths of [101, 102, 199, 200, 1_000, 5_432, highestMultiple]) {
    const ms = millisecondsTo(hundredths);
    assert.ok(hundredthsAt(ms) >= hundredths);
    assert.ok(hundredthsAt(ms - 1) < hundredths);
  }
  assert.equal(millisecondsTo(100), 0);
  assert.equal(millisecondsTo(200), 11_553);
});

test('nobody active before the end of a round has passed its point', () => {
  for (const point of [101, 102, 150, 235, 4_321]) {
    const end = roundMs(point, highestMultiple);
    assert.ok(hundredthsAt(end - 1) <= point, `${point}`);
    assert.ok(hundredthsAt(end) > point, `${point}`);
  }
  assert.equal(roundMs(100, highestMultiple), 0, 'a point of 1.00 has no round');
  assert.equal(roundMs(99 * 2 ** 32, highestMultiple), millisecondsTo(highestMultiple));
  assert.equal(roundMs(5_000, 300), millisecondsTo(300));
});

test('what a round can win stays within the bankroll', () => {
  assert.equal(ceilingOf(0n), highestMultiple);
  for (const staked of [1n, 500n, 2_002_002n, 2_002_003n, 7_654_321n, mostStaked]) {
    const ceiling = BigInt(ceilingOf(staked));
    assert.ok(staked * (ceiling - 100n) <= 2_000_000_000n * 100n, `${staked}`);
    const isHighest = ceiling === BigInt(highestMultiple);
    assert.ok(isHighest || staked * (ceiling - 99n) > 2_000_000_000n * 100n, `${staked}`);
  }
  assert.equal(ceilingOf(mostStaked), 1_100, 'the fullest round still goes to eleven');
  assert.equal(bankrollWeight(10_001n, 'TZS'), 501n);
  assert.equal(bankrollWeight(10_001n, 'KES'), 10_001n);
  assert.equal(bankrollWeight(10_001n, 'XPL'), 0n);
});

test('a payout is cut to whole minor units', () => {
  assert.equal(payoutAt(501n, 199), 996n);
  assert.equal(payoutAt(crash.stakes.KES.maximum, highestMultiple), 1_000_000_000n);
});

test('points that come as often as they should pass, and points that are cut short do not', () => {
  const rounds = 20_000;
  const hmac = createNodeHmac('points');
  const pointOf = (round: number) => crashPoint(wordOf(hmac(String(round))));
  // The rounds are fixed: what passes once always does.
  for (const { name, p } of testPoints(rounds, pointOf)) assert.ok(p > 0.001, `${name}: ${p}`);
  const [cut] = testPoints(rounds, (round) => Math.min(900, pointOf(round)));
  assert.ok((cut?.p ?? 1) < 1e-6);
});
