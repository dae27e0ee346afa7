import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { meanOf } from '@bahati/game-rules/bet-games/figures.ts';
import { rational, toDecimalText } from '@bahati/game-rules/rational.ts';
import { diceChances, diceFigures } from './dice.figures.ts';
import { dice, diceSteps } from './dice.rules.ts';

test('every mark gives back 9900 of 10001, which is 98.990101 percent', () => {
  for (const opening of ['over:5050', 'over:9990', 'over:200', 'under:10', 'under:9800']) {
    assert.deepEqual(meanOf(diceChances(opening)), rational(9_900n, 10_001n), opening);
  }
  assert.equal(diceFigures.bets[0]?.returnPercent, '98.990101');
});

test('the chances are those of every roll played through', () => {
  for (const opening of ['over:5050', 'under:2500', 'over:9990']) {
    let total = rational(0n);
    for (let roll = 0; roll < diceSteps; roll += 1) {
      const state = dice.start(opening, { cursor: 0, nextInt: () => roll });
      const { numerator, denominator } = dice.pay(state);
      total = rational(
        total.numerator * denominator + numerator * total.denominator,
        total.denominator * denominator,
      );
    }
    assert.deepEqual(
      rational(total.numerator, total.denominator * BigInt(diceSteps)),
      meanOf(diceChances(opening)),
    );
  }
});

test('the published seeds give the published roll', () => {
  const seeds = { clientSeed: 'abc', nonce: 1 };
  const state = dice.start('over:4304', createDrawStream(createNodeHmac('def'), seeds));
  assert.equal(state.roll, 4305);
  assert.equal(dice.show(state).isWon, true);
});

test('a roll on the mark itself wins for neither side', () => {
  for (const opening of ['over:5000', 'under:5000']) {
    const state = dice.start(opening, { cursor: 0, nextInt: () => 5000 });
    assert.equal(toDecimalText(dice.pay(state), 2), '0.00');
  }
});

test('what is no bet costs nothing and cannot begin', () => {
  for (const opening of ['over:199', 'over:9991', 'under:9', 'under:9801', 'over:05050', 'over']) {
    assert.equal(dice.priceOf(opening), null, opening);
    assert.throws(() => dice.start(opening, { cursor: 0, nextInt: () => 1 }), RangeError);
  }
  assert.equal(dice.priceOf(dice.firstOpening), 1);
});

test('a round is told in both languages', () => {
  const state = dice.start('under:2500', { cursor: 0, nextInt: () => 99 });
  const told = dice.tell(state, 'sw', (stakes) => `KSh ${toDecimalText(stakes, 2)}`);
  assert.deepEqual(told.bets, [{ label: 'Dau', value: 'Chini ya 25.00 · 3.9600×' }]);
  assert.equal(told.outcome.at(-1)?.value, 'KSh 3.96');
});
