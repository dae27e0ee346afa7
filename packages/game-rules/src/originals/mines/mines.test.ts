import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { meanOf, varianceOf } from '@bahati/game-rules/bet-games/figures.ts';
import { cutDecimalText, rational, toDecimalText, toNumber } from '@bahati/game-rules/rational.ts';
import { minesChances, minesFigures } from './mines.figures.ts';
import {
  highestMultiple,
  mines,
  minesMultiple,
  type MinesState,
  mostGems,
  mostMines,
  tileCount,
} from './mines.rules.ts';

const placed = (...places: number[]) => ({ cursor: 0, nextInt: () => places.shift() ?? 0 });
const acts = mines.acts!;
const act = (state: MinesState, ...actions: string[]) =>
  actions.reduce((played, action) => {
    assert.ok(acts.actions(played).includes(action), action);
    return acts.act(played, action, placed());
  }, state);
/** Three mines, under the tiles 0, 1 and 2. */
const firstRow = () => mines.start('mines:3', placed(0, 0, 0));

function everyTaking(): { count: number; gems: number }[] {
  return Array.from({ length: mostMines }, (_, index) => index + 1).flatMap((count) =>
    Array.from({ length: mostGems(count) }, (_, index) => ({ count, gems: index + 1 })),
  );
}

test('every number of mines gives back 99 of 100 at every gem', () => {
  for (const { count, gems } of everyTaking()) {
    assert.deepEqual(meanOf(minesChances(count, gems)), rational(99n, 100n), `${count}, ${gems}`);
  }
  for (const stated of minesFigures.bets) assert.equal(stated.returnPercent, '99.000000');
});

test('the multiples are the published ones', () => {
  const cut = (count: number, gems: number) => toDecimalText(minesMultiple(count, gems), 4);
  assert.deepEqual(
    [1, 2, 3, 4].map((gems) => cut(3, gems)),
    ['1.1250', '1.2857', '1.4786', '1.7120'],
  );
  assert.equal(cut(24, 1), '24.7500');
});

test('of all layings of two mines as many end a row of gems as the chances say', () => {
  for (const gems of [1, 2, 7]) {
    let survived = 0n;
    let all = 0n;
    for (let first = 0; first < tileCount; first += 1) {
      for (let second = 0; second < tileCount - 1; second += 1) {
        let state = mines.start('mines:2', placed(first, second));
        while (acts.actions(state).length > 0 && state.opened.length < gems) {
          state = acts.act(state, acts.actions(state)[0]!, placed());
        }
        all += 1n;
        if (mines.show(state).hit === null) survived += 1n;
      }
    }
    const paid = minesChances(2, gems).find(({ pay }) => pay.numerator > 0n);
    assert.deepEqual(rational(survived, all), paid?.probability);
  }
});

test('no multiple passes the highest, and one gem more would or is not there', () => {
  const limit = rational(highestMultiple);
  const isAbove = (count: number, gems: number) =>
    toNumber(minesMultiple(count, gems)) > toNumber(limit);
  for (let count = 1; count <= mostMines; count += 1) {
    const most = mostGems(count);
    assert.equal(isAbove(count, most), false);
    if (most < tileCount - count) assert.equal(isAbove(count, most + 1), true);
  }
  assert.deepEqual([3, 4, 7, 24].map(mostGems), [22, 20, 15, 1]);
});

test('what is watched is the deviation of the boldest way', () => {
  const deviations = everyTaking().map(({ count, gems }) =>
    Math.sqrt(toNumber(varianceOf(minesChances(count, gems)))),
  );
  assert.equal(minesFigures.watched[0]?.standardDeviation, Math.max(...deviations).toPrecision(7));
});

test('the published seeds lay the mines where the published words say', () => {
  const seeds = { clientSeed: 'abc', nonce: 1 };
  const state = mines.start('mines:3', createDrawStream(createNodeHmac('def'), seeds));
  // Of 25, 24 and 23 tiles left: floor(0.43053962 × 25) = 10, floor(0.66458987 × 24) = 15, and
  // floor(0.17454026 × 23) = 4; without tile 10 the place 15 is tile 16.
  assert.deepEqual(state.laid, [4, 10, 16]);
});

test('gems are opened and taken', () => {
  const state = act(firstRow(), 'open:24', 'open:3', 'take');
  assert.deepEqual(acts.actions(state), []);
  assert.equal(cutDecimalText(mines.pay(state), 4), '1.2857');
  assert.deepEqual(mines.show(state), {
    mines: 3,
    opened: [24, 3],
    hit: null,
    isOver: true,
    gems: 2,
    multiple: '1.2857',
    next: '1.4785',
    laid: [0, 1, 2],
  });
});

test('a mine ends the round with nothing', () => {
  const state = act(firstRow(), 'open:9', 'open:1');
  assert.deepEqual(acts.actions(state), []);
  assert.deepEqual(mines.pay(state), rational(0n));
  const { hit, gems, multiple, laid } = mines.show(state);
  assert.deepEqual(
    { hit, gems, multiple, laid },
    { hit: 1, gems: 1, multiple: '0.0000', laid: [0, 1, 2] },
  );
});

test('the last gem is paid at once', () => {
  const all = Array.from({ length: 22 }, (_, index) => `open:${index + 3}`);
  const state = act(firstRow(), ...all);
  assert.deepEqual(acts.actions(state), []);
  assert.equal(toDecimalText(mines.pay(state), 2), '2277.00');
  assert.equal(mines.show(state).next, null);
});

test('while the round goes on nothing says where the mines are', () => {
  const here = act(firstRow(), 'open:9');
  const elsewhere = act(mines.start('mines:3', placed(20, 20, 20)), 'open:9');
  assert.deepEqual(mines.show(here), mines.show(elsewhere));
  assert.deepEqual(
    mines.tell(here, 'en', () => '-'),
    mines.tell(elsewhere, 'en', () => '-'),
  );
});

test('nothing can be taken before the first gem, and no tile is opened twice', () => {
  assert.equal(acts.actions(firstRow()).includes('take'), false);
  assert.equal(acts.actions(act(firstRow(), 'open:9')).includes('open:9'), false);
});

test('a round left alone ends: with what stands, or by the first tile', () => {
  for (const began of [act(firstRow(), 'open:9'), firstRow(), mines.start('mines:1', placed(9))]) {
    let state = began;
    for (let times = 0; acts.actions(state).length > 0; times += 1) {
      assert.ok(times < 3);
      state = act(state, acts.idle(state));
    }
    assert.ok(mines.show(state).isOver);
  }
  assert.equal(acts.idle(act(firstRow(), 'open:9')), 'take');
});

test('what is no bet costs nothing and cannot begin', () => {
  for (const opening of [
    'mines:0',
    'mines:25',
    'mines:03',
    'mines',
    'mines:',
    'mines:3 ',
    'Mines:3',
  ]) {
    assert.equal(mines.priceOf(opening), null, opening);
    assert.throws(() => mines.start(opening, placed()), RangeError);
  }
  assert.equal(mines.priceOf(mines.firstOpening), 1);
  assert.equal(mines.priceOf('mines:24'), 1);
});

test('a sample plays to where its chances are', () => {
  for (const { opening, choose, chances } of minesFigures.samples) {
    const pays = chances().map(({ pay }) => toDecimalText(pay, 6));
    for (let nonce = 0; nonce < 40; nonce += 1) {
      const draw = createDrawStream(createNodeHmac('def'), { clientSeed: 'abc', nonce });
      let state = mines.start(opening, draw);
      while (acts.actions(state).length > 0) {
        state = act(state, choose!(mines.show(state), acts.actions(state)));
      }
      assert.ok(pays.includes(toDecimalText(mines.pay(state), 6)));
    }
  }
});

test('a round is told in both languages', () => {
  const money = (stakes: Parameters<typeof toDecimalText>[0]) => `KSh ${toDecimalText(stakes, 2)}`;
  const taken = mines.tell(act(firstRow(), 'open:24', 'open:3', 'take'), 'sw', money);
  assert.deepEqual(taken, {
    bets: [{ label: 'Mabomu', value: '3' }],
    outcome: [
      { label: 'Vilivyofunguliwa', value: '25, 4' },
      { label: 'Mabomu yalikuwa chini ya', value: '1, 2, 3' },
      { label: 'Malipo', value: 'KSh 1.29' },
    ],
  });
  const hit = mines.tell(act(firstRow(), 'open:0'), 'en', money);
  assert.equal(hit.outcome.at(-1)?.value, 'KSh 0.00');
});
