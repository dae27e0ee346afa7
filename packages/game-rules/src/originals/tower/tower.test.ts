import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { meanOf, varianceOf } from '@bahati/game-rules/bet-games/figures.ts';
import { cutDecimalText, rational, toDecimalText, toNumber } from '@bahati/game-rules/rational.ts';
import { towerChances, towerFigures } from './tower.figures.ts';
import {
  doorsOf,
  floorCount,
  tower,
  towerLevels,
  towerMultiple,
  type TowerState,
} from './tower.rules.ts';

const placed = (...places: number[]) => ({ cursor: 0, nextInt: () => places.shift() ?? 0 });
const published = (nonce = 1) =>
  createDrawStream(createNodeHmac('def'), { clientSeed: 'abc', nonce });
const acts = tower.acts!;
const act = (state: TowerState, ...actions: string[]) =>
  actions.reduce((played, action) => {
    assert.ok(acts.actions(played).includes(action), action);
    return acts.act(played, action, placed());
  }, state);
/** The first door of every floor is wrong; at expert the first two are. */
const begun = (level: string) => tower.start(level, placed());

test('every level gives back 99 of 100 at every floor', () => {
  for (const level of towerLevels) {
    for (let floors = 1; floors <= floorCount; floors += 1) {
      assert.deepEqual(meanOf(towerChances(level, floors)), rational(99n, 100n));
    }
  }
  for (const stated of towerFigures.bets) assert.equal(stated.returnPercent, '99.000000');
});

test('the tops pay what the doors make them', () => {
  const tops = towerLevels.map((level) => toDecimalText(towerMultiple(level, floorCount), 4));
  assert.deepEqual(tops, ['9.8888', '25.3726', '253.4400', '6495.3900']);
});

test('of all doors a floor can hide as many are safe as the chances say', () => {
  for (const level of towerLevels) {
    const { doors, safe } = doorsOf[level];
    let climbed = 0n;
    let all = 0n;
    // Expert draws two doors a floor, the second of those left; the others draw one.
    for (let first = 0; first < doors; first += 1) {
      for (let second = 0; second < (doors - safe > 1 ? doors - 1 : 1); second += 1) {
        const state = acts.act(tower.start(level, placed(first, second)), 'door:0', placed());
        all += 1n;
        if (!tower.show(state).hasFallen) climbed += 1n;
      }
    }
    const paid = towerChances(level, 1).find(({ pay }) => pay.numerator > 0n);
    assert.deepEqual(rational(climbed, all), paid?.probability, level);
  }
});

test('the floors are drawn one by one, each from all its doors', () => {
  const ranges: number[] = [];
  const asked = {
    cursor: 0,
    nextInt: (range: number) => {
      ranges.push(range);
      return 0;
    },
  };
  tower.start('easy', asked);
  assert.deepEqual(
    ranges,
    Array.from({ length: floorCount }, () => 4),
  );
  ranges.length = 0;
  tower.start('expert', asked);
  assert.deepEqual(ranges, Array.from({ length: floorCount }, () => [3, 2]).flat());
});

test('what is watched is the deviation of taking only at the top', () => {
  for (const { way, standardDeviation } of towerFigures.watched) {
    const level = towerLevels.find((known) => known === way)!;
    const deviations = Array.from({ length: floorCount }, (_, index) =>
      Math.sqrt(toNumber(varianceOf(towerChances(level, index + 1)))),
    );
    assert.equal(standardDeviation, Math.max(...deviations).toPrecision(7), way);
  }
});

test('the published seeds hide the wrong doors where the published words say', () => {
  // Of four doors each: floor(0.43053962 × 4) = 1, floor(0.66458987 × 4) = 2, 0.17454026 gives 0,
  // 0.57299929 gives 2 and 0.85003315 gives 3.
  const { wrong } = tower.start('easy', published());
  assert.deepEqual(wrong.slice(0, 5), [[1], [2], [0], [2], [3]]);
});

test('floors are climbed and taken', () => {
  const state = act(begun('easy'), 'door:3', 'door:1', 'take');
  assert.deepEqual(acts.actions(state), []);
  assert.equal(cutDecimalText(tower.pay(state), 4), '1.7600');
  const { wrong, ...view } = tower.show(state);
  assert.deepEqual(view, {
    doors: 4,
    safe: 3,
    level: 'easy',
    opened: [3, 1],
    climbed: 2,
    hasFallen: false,
    isOver: true,
    multiple: '1.7600',
    next: '2.3466',
  });
  assert.deepEqual(
    wrong,
    Array.from({ length: floorCount }, () => [0]),
  );
});

test('a wrong door ends the round with nothing', () => {
  const state = act(begun('hard'), 'door:1', 'door:0');
  assert.deepEqual(acts.actions(state), []);
  assert.deepEqual(tower.pay(state), rational(0n));
  const { hasFallen, climbed, multiple } = tower.show(state);
  assert.deepEqual(
    { hasFallen, climbed, multiple },
    { hasFallen: true, climbed: 1, multiple: '0.0000' },
  );
});

test('the top is paid at once', () => {
  const state = act(begun('expert'), ...Array.from({ length: floorCount }, () => 'door:2'));
  assert.deepEqual(acts.actions(state), []);
  assert.equal(toDecimalText(tower.pay(state), 2), '6495.39');
  assert.equal(tower.show(state).next, null);
});

test('while the round goes on nothing says what is behind the doors', () => {
  const here = act(begun('medium'), 'door:2');
  const elsewhere = act(tower.start('medium', placed(1, 0, 1)), 'door:2');
  assert.notDeepEqual(here.wrong, elsewhere.wrong);
  assert.deepEqual(tower.show(here), tower.show(elsewhere));
  assert.deepEqual(
    tower.tell(here, 'en', () => '-'),
    tower.tell(elsewhere, 'en', () => '-'),
  );
});

test('nothing can be taken on the ground', () => {
  assert.deepEqual(acts.actions(begun('hard')), ['door:0', 'door:1']);
  assert.deepEqual(acts.actions(act(begun('hard'), 'door:1')), ['door:0', 'door:1', 'take']);
});

test('a round left alone ends: with what stands, or by the first door', () => {
  for (const began of [
    act(begun('easy'), 'door:1'),
    begun('easy'),
    tower.start('easy', placed(1)),
  ]) {
    let state = began;
    for (let times = 0; acts.actions(state).length > 0; times += 1) {
      assert.ok(times < 3);
      state = act(state, acts.idle(state));
    }
    assert.ok(tower.show(state).isOver);
  }
  assert.equal(acts.idle(act(begun('easy'), 'door:1')), 'take');
});

test('what is no level costs nothing and cannot begin', () => {
  for (const opening of ['Easy', 'easy:', 'easy ', 'master', 'toString', '']) {
    assert.equal(tower.priceOf(opening), null, opening);
    assert.throws(() => tower.start(opening, placed()), RangeError);
  }
  for (const level of towerLevels) assert.equal(tower.priceOf(level), 1);
  assert.equal(tower.priceOf(tower.firstOpening), 1);
});

test('a sample plays to where its chances are', () => {
  for (const { opening, choose, chances } of towerFigures.samples) {
    const pays = chances().map(({ pay }) => toDecimalText(pay, 6));
    for (let nonce = 0; nonce < 40; nonce += 1) {
      let state = tower.start(opening, published(nonce));
      while (acts.actions(state).length > 0) {
        state = act(state, choose!(tower.show(state), acts.actions(state)));
      }
      assert.ok(pays.includes(toDecimalText(tower.pay(state), 6)));
    }
  }
});

test('a round is told in both languages', () => {
  const money = (stakes: Parameters<typeof toDecimalText>[0]) => `KSh ${toDecimalText(stakes, 2)}`;
  assert.deepEqual(tower.tell(act(begun('expert'), 'door:2', 'take'), 'sw', money), {
    bets: [{ label: 'Ugumu', value: 'Bingwa' }],
    outcome: [
      { label: 'Ghorofa ulizopanda', value: '1' },
      { label: 'Milango iliyofunguliwa', value: '3' },
      { label: 'Milango mibaya', value: '1+2, 1+2, 1+2, 1+2, 1+2, 1+2, 1+2, 1+2' },
      { label: 'Malipo', value: 'KSh 2.97' },
    ],
  });
  const fallen = tower.tell(act(begun('easy'), 'door:1', 'door:0'), 'en', money);
  assert.equal(fallen.outcome[0]?.value, '1');
  assert.equal(fallen.outcome.at(-1)?.value, 'KSh 0.00');
});
