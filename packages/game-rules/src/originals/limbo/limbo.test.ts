import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream, floatAt } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { meanOf } from '@bahati/game-rules/bet-games/figures.ts';
import { rational, toDecimalText } from '@bahati/game-rules/rational.ts';
import { limboChances, limboFigures } from './limbo.figures.ts';
import {
  highestTarget,
  limbo,
  limboDraws,
  limboResult,
  lowestTarget,
  reachingDraws,
} from './limbo.rules.ts';

/** A draw that gives these numbers one after another. */
function drawing(...numbers: number[]) {
  let cursor = 0;
  const nextInt = () => numbers[cursor++] ?? 0;
  return { nextInt, cursor };
}

test('of all hundred million draws as many reach a target as its chance says', () => {
  const reached = { low: 0, two: 0, thousand: 0 };
  let previous = Number.POSITIVE_INFINITY;
  for (let u = 0; u < limboDraws; u += 1) {
    const result = limboResult(u);
    if (result > previous) assert.fail(`Draw ${u} shows more than the one before.`);
    previous = result;
    if (result >= 101) reached.low += 1;
    if (result >= 200) reached.two += 1;
    if (result >= 100_000) reached.thousand += 1;
  }
  assert.deepEqual(reached, { low: 98_019_801, two: 49_500_000, thousand: 99_000 });
  const counted = [101, 200, 100_000].map(reachingDraws);
  assert.deepEqual(counted, Object.values(reached));
});

test('for every target the last draw that reaches it is followed by one that does not', () => {
  for (let target = lowestTarget; target <= highestTarget; target += 1) {
    const reaching = reachingDraws(target);
    if (limboResult(reaching - 1) < target || limboResult(reaching) >= target) {
      assert.fail(`Target ${target} is not reached by exactly ${reaching} draws.`);
    }
  }
});

test('no target gives back more than 99 percent, and none less than the figures say', () => {
  const returns = { most: 0, least: 10 ** 10, leastAt: 0 };
  for (let target = lowestTarget; target <= highestTarget; target += 1) {
    const back = reachingDraws(target) * target;
    returns.most = Math.max(returns.most, back);
    if (back < returns.least) Object.assign(returns, { least: back, leastAt: target });
  }
  assert.deepEqual(returns, { most: 9_900_000_000, least: 9_899_001_819, leastAt: 998_991 });
  assert.deepEqual(meanOf(limboChances('target:200')), rational(99n, 100n));
  assert.deepEqual(meanOf(limboChances('target:1000000')), rational(99n, 100n));
  const stated = limboFigures.bets.map((bet) => bet.returnPercent);
  assert.deepEqual(stated, ['99.000000', '98.999999', '98.990018', '99.000000']);
  const boldest = limboFigures.bets.at(-1);
  assert.equal(limboFigures.watched[0]?.standardDeviation, boldest?.standardDeviation);
});

test('the published seeds give a number of their own, here as high as by the one-word form', () => {
  const position = { clientSeed: 'abc', nonce: 1 };
  const hmac = createNodeHmac('def');
  const draw = createDrawStream(hmac, position);
  const state = limbo.start('target:229', draw);
  // The two words 0.43053962… and 0.66458987… are 4305 and 6645 of 10,000.
  assert.equal(state.result, limboResult(43_056_645));
  assert.equal(draw.cursor, 2);
  assert.equal(limbo.show(state).isWon, true);
  const oneWord = Math.floor(floatAt(hmac, position, 0) * limboDraws);
  assert.equal(oneWord, 43_053_962);
  assert.deepEqual([state.result, limboResult(oneWord)], [229, 229]);
});

test('the luckiest and the unluckiest draw show what they should', () => {
  const luckiest = limbo.start('target:1000000', drawing(0, 0));
  assert.equal(luckiest.result, 9_900_000_000);
  assert.deepEqual(limbo.pay(luckiest), rational(10_000n));
  const unluckiest = limbo.start('target:101', drawing(9_999, 9_999));
  assert.deepEqual(limbo.show(unluckiest), {
    target: 101,
    result: 99,
    isWon: false,
    multiple: '1.01',
  });
  assert.deepEqual(limbo.pay(unluckiest), rational(0n));
});

test('a number just on its target wins, and one hundredth below loses', () => {
  const on = limbo.start('target:200', drawing(4_949, 9_999));
  assert.equal(on.result, 200);
  assert.deepEqual(limbo.pay(on), rational(2n));
  const below = limbo.start('target:200', drawing(4_950, 0));
  assert.equal(below.result, 199);
  assert.deepEqual(limbo.pay(below), rational(0n));
});

test('what is no target costs nothing and cannot begin', () => {
  const refused = [
    'target:100',
    'target:1000001',
    'target:0200',
    'target:2.00',
    'target',
    'over:200',
  ];
  for (const opening of [...refused, 'target:200 ', 'Target:200', 'target:-200']) {
    assert.equal(limbo.priceOf(opening), null, opening);
    assert.throws(() => limbo.start(opening, drawing(0, 0)), RangeError);
    assert.deepEqual(limboChances(opening), []);
  }
  for (const opening of ['target:101', 'target:1000000', limbo.firstOpening]) {
    assert.equal(limbo.priceOf(opening), 1, opening);
  }
});

test('the highest pay on the highest stake is ten million shillings', () => {
  assert.equal((limbo.stakes.KES.maximum * BigInt(highestTarget)) / 100n, 1_000_000_000n);
});

test('a round is told in both languages', () => {
  const state = limbo.start('target:250', drawing(1_234, 5_678));
  const money = (stakes: Parameters<typeof toDecimalText>[0]) => `KSh ${toDecimalText(stakes, 2)}`;
  assert.deepEqual(limbo.tell(state, 'en', money), {
    bets: [{ label: 'Target', value: '2.50×' }],
    outcome: [
      { label: 'Result', value: '8.01×' },
      { label: 'Payout', value: 'KSh 2.50' },
    ],
  });
  assert.equal(limbo.tell(state, 'sw', money).bets[0]?.label, 'Lengo');
});
