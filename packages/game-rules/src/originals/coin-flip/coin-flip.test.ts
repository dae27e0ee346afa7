import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream, type DrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { meanOf } from '@bahati/game-rules/bet-games/figures.ts';
import {
  add,
  multiply,
  type Rational,
  rational,
  toDecimalText,
} from '@bahati/game-rules/rational.ts';
import { coinFlipChances, coinFlipFigures } from './coin-flip.figures.ts';
import { coinFlip, type CoinFlipState, mostFlips } from './coin-flip.rules.ts';

const acts = coinFlip.acts ?? assert.fail('The coin flip has acts.');

/** A draw that gives these numbers one after another. */
function drawing(...numbers: number[]): DrawStream {
  let cursor = 0;
  return { cursor: 0, nextInt: () => numbers[cursor++] ?? assert.fail('Nothing is left to draw.') };
}

/** Heads called and fallen so often in a row. */
function streakOf(length: number): CoinFlipState {
  let state = coinFlip.start('heads', drawing(0));
  for (let flips = 1; flips < length; flips += 1) state = acts.act(state, 'heads', drawing(0));
  return state;
}

const half = rational(1n, 2n);

/** What a round is worth to one who goes on until `takenAt`, over every way the coin can fall. */
function worthOf(state: CoinFlipState, takenAt: number): Rational {
  if (acts.actions(state).length === 0) return coinFlip.pay(state);
  const { streak } = coinFlip.show(state);
  if (streak === takenAt) return coinFlip.pay(acts.act(state, 'take', drawing()));
  const branches = [0, 1].map((drawn) =>
    multiply(half, worthOf(acts.act(state, 'tails', drawing(drawn)), takenAt)),
  );
  return add(...branches);
}

test('wherever a player stops the round gives back exactly 99 percent', () => {
  for (let takenAt = 1; takenAt <= mostFlips; takenAt += 1) {
    const branches = [0, 1].map((drawn) =>
      multiply(half, worthOf(coinFlip.start('tails', drawing(drawn)), takenAt)),
    );
    assert.deepEqual(add(...branches), rational(99n, 100n), `stopping at ${takenAt}`);
    assert.deepEqual(meanOf(coinFlipChances(takenAt)), rational(99n, 100n));
  }
});

test('the sheet states the return, the chance and the top win of each way to stop', () => {
  assert.deepEqual(
    coinFlipFigures.bets.map(({ returnPercent, hitRatePercent, topWin }) => [
      returnPercent,
      hitRatePercent,
      topWin.times,
      topWin.oneIn,
    ]),
    [
      ['99.000000', '50.000000', '1.98', '2.00'],
      ['99.000000', '12.500000', '7.92', '8.00'],
      ['99.000000', '3.125000', '31.68', '32.00'],
      ['99.000000', '0.097656', '1013.76', '1024.00'],
    ],
  );
  const boldest = coinFlipFigures.bets.at(-1);
  for (const watched of coinFlipFigures.watched) {
    assert.equal(watched.standardDeviation, boldest?.standardDeviation);
    assert.equal(watched.returnPercent, boldest?.returnPercent);
    assert.equal(coinFlip.priceOf(watched.way), 1);
  }
});

test('each sample plays to the stop its chances speak of', () => {
  for (const { opening, choose, chances } of coinFlipFigures.samples) {
    let state = coinFlip.start(opening, drawing(0));
    for (let actions = acts.actions(state); actions.length > 0; actions = acts.actions(state)) {
      const action = choose?.(coinFlip.show(state), actions) ?? assert.fail();
      state = acts.act(state, action, drawing(action === 'tails' ? 1 : 0));
    }
    assert.deepEqual(coinFlip.pay(state), chances().at(-1)?.pay);
  }
});

test('a right call doubles what one more is worth, and shows nothing of what is to come', () => {
  assert.deepEqual(coinFlip.show(streakOf(1)), {
    flips: [{ called: 'heads', fell: 'heads' }],
    streak: 1,
    isOver: false,
    isLost: false,
    multiple: '1.98',
    nextMultiple: '3.96',
  });
  assert.equal(coinFlip.show(streakOf(4)).multiple, '15.84');
});

test('a wrong call loses the whole streak and ends the round', () => {
  const lost = acts.act(streakOf(3), 'tails', drawing(0));
  assert.deepEqual(acts.actions(lost), []);
  assert.deepEqual(coinFlip.pay(lost), rational(0n));
  const { isOver, isLost, streak, multiple, nextMultiple } = coinFlip.show(lost);
  assert.deepEqual(
    { isOver, isLost, streak, multiple, nextMultiple },
    { isOver: true, isLost: true, streak: 0, multiple: '0.00', nextMultiple: null },
  );
  const atOnce = coinFlip.start('tails', drawing(0));
  assert.deepEqual(acts.actions(atOnce), []);
  assert.deepEqual(coinFlip.pay(atOnce), rational(0n));
});

test('the tenth right call ends the round with all there is', () => {
  const last = streakOf(mostFlips);
  assert.deepEqual(acts.actions(last), []);
  assert.deepEqual(coinFlip.pay(last), rational(101_376n, 100n));
  assert.equal(coinFlip.show(last).isOver, true);
  assert.throws(() => acts.act(last, 'take', drawing()), RangeError);
});

test('for a player who went away the streak is taken at every length', () => {
  for (let length = 1; length < mostFlips; length += 1) {
    const state = streakOf(length);
    const ended = acts.act(state, acts.idle(state), drawing());
    assert.deepEqual(acts.actions(ended), []);
    assert.deepEqual(coinFlip.pay(ended), coinFlip.pay(state));
  }
});

test('the published seeds let the coin fall heads, tails, heads, tails, tails', () => {
  const draw = createDrawStream(createNodeHmac('def'), { clientSeed: 'abc', nonce: 1 });
  let state = coinFlip.start('heads', draw);
  for (const call of ['tails', 'heads', 'tails', 'tails']) state = acts.act(state, call, draw);
  assert.deepEqual(coinFlip.pay(state), rational(3_168n, 100n));
  assert.equal(draw.cursor, 5);
});

test('what is no side cannot be called', () => {
  for (const call of ['Heads', 'heads:1', 'edge', 'take', '']) {
    assert.equal(coinFlip.priceOf(call), null, call);
    assert.throws(() => coinFlip.start(call, drawing(0)), RangeError);
  }
  assert.throws(() => acts.act(streakOf(1), 'edge', drawing(0)), RangeError);
  assert.equal(coinFlip.priceOf(coinFlip.firstOpening), 1);
});

test('a round is told in both languages, taken and lost', () => {
  const money = (stakes: Rational) => `KSh ${toDecimalText(stakes, 2)}`;
  const taken = acts.act(streakOf(2), 'take', drawing());
  assert.deepEqual(coinFlip.tell(taken, 'en', money), {
    bets: [
      { label: 'Flip 1', value: 'you chose Heads' },
      { label: 'Flip 2', value: 'you chose Heads' },
    ],
    outcome: [
      { label: 'Flip 1', value: 'result Heads' },
      { label: 'Flip 2', value: 'result Heads' },
      { label: 'End', value: 'Cashed out at 3.96×' },
      { label: 'Payout', value: 'KSh 3.96' },
    ],
  });
  const lost = acts.act(streakOf(1), 'tails', drawing(0));
  assert.deepEqual(coinFlip.tell(lost, 'sw', money).outcome.slice(-2), [
    { label: 'Mwisho', value: 'Umepoteza' },
    { label: 'Malipo', value: 'KSh 0.00' },
  ]);
});
