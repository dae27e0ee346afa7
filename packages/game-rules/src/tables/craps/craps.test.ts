import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { meanOf } from '@bahati/game-rules/bet-games/figures.ts';
import {
  add,
  multiply,
  type Rational,
  rational,
  subtract,
  toDecimalText,
} from '@bahati/game-rules/rational.ts';
import { behindChances, crapsChances, crapsFigures } from './craps.figures.ts';
import { backOf, behindTimes, crapsPlaces, partsOfChip, pointNumbers } from './craps.places.ts';
import { craps, type CrapsState } from './craps.rules.ts';

const acts = craps.acts ?? assert.fail();

const throwing = (...dice: number[]) => ({
  cursor: 0,
  nextInt: () => (dice.shift() ?? assert.fail('a die too many')) - 1,
});

/** Two dice for each total. */
const diceOf = (total: number) => {
  const high = Math.min(6, total - 1);
  return [high, total - high];
};

/** Throws these totals one after the other; an act that costs stands between them as its word. */
function played(opening: string, ...steps: (number | string)[]): CrapsState {
  const [first, ...others] = steps;
  let state = craps.start(opening, throwing(...diceOf(Number(first))));
  for (const step of others) {
    state =
      typeof step === 'string'
        ? acts.act(state, step, throwing())
        : acts.act(state, 'roll', throwing(...diceOf(step)));
  }
  return state;
}

const edgePercent = (chances: ReturnType<typeof crapsChances>) =>
  toDecimalText(multiply(subtract(rational(1n), meanOf(chances)), rational(100n)), 6);

test('every bet costs what is published', () => {
  const edges = crapsPlaces.map((place) => {
    const way = place.endsWith('pass') ? 'chips' : place;
    return [place, edgePercent(crapsChances(`${way}:${place}=1`))];
  });
  assert.deepEqual(edges, [
    ['pass', '1.414141'],
    ['dont-pass', '1.363636'],
    ['field', '5.555556'],
    ['place-4', '6.666667'],
    ['place-5', '4.000000'],
    ['place-6', '1.515152'],
    ['place-8', '1.515152'],
    ['place-9', '4.000000'],
    ['place-10', '6.666667'],
  ]);
});

test('pass wins 244 of 495 lines, don’t pass 949 of 1980, and a twelve is neither', () => {
  const [, pass] = crapsChances('chips:pass=1');
  assert.deepEqual(pass, { pay: rational(2n), probability: rational(244n, 495n) });
  const [lost, barred, won] = crapsChances('chips:dont-pass=1');
  assert.deepEqual(barred, { pay: rational(1n), probability: rational(1n, 36n) });
  assert.deepEqual(won, { pay: rational(2n), probability: rational(949n, 1980n) });
  // Of the bets that were decided: what was lost less what was won, of both together.
  const [losing, winning] = [lost, won].map((chance) => chance?.probability ?? assert.fail());
  assert.ok(losing && winning);
  const kept = subtract(losing, winning);
  const decided = subtract(rational(1n), rational(1n, 36n));
  const share = rational(
    100n * kept.numerator * decided.denominator,
    kept.denominator * decided.numerator,
  );
  assert.equal(toDecimalText(share, 6), '1.402597');
});

test('odds behind a line give back just what they cost, on every point and at every size', () => {
  for (const behind of ['odds', 'lay'] as const) {
    assert.deepEqual(meanOf(behindChances(behind)), rational(1n), behind);
  }
  const waysTo = (total: number) => 6 - Math.abs(7 - total);
  for (const point of pointNumbers) {
    const [made, out] = [waysTo(point), waysTo(7)];
    for (const behind of ['odds', 'lay'] as const) {
      const back =
        made * (backOf(behind, [point, point]) ?? 0) + out * (backOf(behind, [point, 7]) ?? 0);
      assert.equal(back, partsOfChip * (made + out), `${behind} ${point}`);
    }
  }
});

test('the more lies behind the line, the less the operator keeps of all that is staked', () => {
  const most = crapsChances('chips:pass=1', (_, actions) => actions.at(-1) ?? 'roll');
  // Behind the chip of the line lie 3, 4 or 5 more once there is a point.
  const behind = rational(25n, 9n);
  const kept = subtract(add(rational(1n), behind), meanOf(most));
  assert.equal(toDecimalText(multiply(kept, rational(100n)), 6), '1.414141');
  assert.equal(toDecimalText(multiply(kept, rational(900n, 34n)), 6), '0.374332');
});

test('what is laid against the point always wins whole chips', () => {
  for (const point of pointNumbers) {
    for (const times of behindTimes.lay[point]) {
      const won = ((backOf('lay', [point, 7]) ?? 0) - partsOfChip) * times;
      assert.equal(won - Math.floor(won / partsOfChip) * partsOfChip, 0, `${times} on ${point}`);
    }
  }
});

test('the first roll decides the line or sets the point', () => {
  const paid = (place: string, total: number) => craps.pay(played(`chips:${place}=1`, total));
  for (const total of [7, 11]) {
    assert.deepEqual(paid('pass', total), rational(2n));
    assert.deepEqual(paid('dont-pass', total), rational(0n));
  }
  for (const total of [2, 3]) {
    assert.deepEqual(paid('pass', total), rational(0n));
    assert.deepEqual(paid('dont-pass', total), rational(2n));
  }
  assert.deepEqual(paid('pass', 12), rational(0n));
  assert.deepEqual(paid('dont-pass', 12), rational(1n));
  for (const total of pointNumbers) {
    const state = played('chips:pass=1', total);
    assert.equal(craps.show(state).point, total);
    assert.ok(acts.actions(state).includes('roll'));
  }
});

test('the point comes again before a seven, or after it', () => {
  assert.deepEqual(craps.pay(played('chips:pass=1', 6, 5, 8, 6)), rational(2n));
  assert.deepEqual(craps.pay(played('chips:pass=1', 6, 5, 8, 7)), rational(0n));
  assert.deepEqual(craps.pay(played('chips:dont-pass=1', 6, 12, 7)), rational(2n));
  assert.deepEqual(craps.pay(played('chips:dont-pass=1', 6, 11, 6)), rational(0n));
});

test('odds are paid by the point, to the cent, and lost with the line', () => {
  const pays = ([4, 5, 6, 8, 9, 10] as const).map((point) => {
    const { numerator, denominator } = craps.pay(played('chips:pass=10', point, 'odds:3', point));
    return `${numerator}/${denominator}`;
  });
  // Twenty of the line, thirty chips behind it and what these win.
  assert.deepEqual(pays, ['110/1', '95/1', '86/1', '86/1', '95/1', '110/1']);
  assert.deepEqual(craps.pay(played('chips:pass=10', 6, 'odds:5', 7)), rational(0n));
  assert.deepEqual(craps.pay(played('chips:dont-pass=10', 6, 'lay:6', 7)), rational(20n + 110n));
  assert.deepEqual(craps.pay(played('chips:dont-pass=10', 4, 'lay:6', 4)), rational(0n));
});

test('odds may be put behind a line that has chips and a point, once, and cost as much as they are', () => {
  const open = played('chips:pass=2,dont-pass=3', 4);
  assert.deepEqual(acts.actions(open), [
    'roll',
    'odds:1',
    'odds:2',
    'odds:3',
    'lay:2',
    'lay:4',
    'lay:6',
  ]);
  const raised = acts.act(open, 'odds:3', throwing());
  assert.equal(acts.extraStakes?.(raised), 6);
  assert.deepEqual(acts.actions(raised), ['roll', 'lay:2', 'lay:4', 'lay:6']);
  assert.equal(acts.extraStakes?.(acts.act(raised, 'lay:6', throwing())), 6 + 18);
  assert.deepEqual(acts.actions(played('place-6:place-6=1', 4)), ['roll']);
  assert.deepEqual(acts.actions(played('chips:pass=1,place-8=1', 7)), []);
  assert.deepEqual(acts.actions(played('chips:pass=1,place-8=1', 11)), ['roll']);
  assert.deepEqual(acts.actions(played('chips:pass=1,place-8=1', 6, 6)), ['roll']);
  for (const action of ['odds:4', 'odds:0', 'lay:1', 'odds', 'odds:03', 'take']) {
    assert.throws(() => acts.act(open, action, throwing()), RangeError, action);
  }
  assert.throws(() => acts.act(played('chips:pass=1', 7), 'roll', throwing(1, 1)), RangeError);
});

test('a full table costs no more than is said, with the most behind both lines', () => {
  const most = 'chips:pass=1000,dont-pass=1000,field=1000,place-4=1000,place-5=1000';
  const state = played(most, 6, 'odds:5', 'lay:6');
  const cost = (craps.priceOf(most) ?? 0) + (acts.extraStakes?.(state) ?? 0);
  assert.equal(cost, craps.mostStakes);
});

test('the field is on the first roll, and numbers are on from it until they or a seven come', () => {
  const opening = 'chips:field=1,place-6=6,place-10=5';
  const first = craps.show(played(opening, 10));
  assert.deepEqual(
    first.bets.map(({ place, back }) => [place, back]),
    [
      ['field', 60],
      ['place-6', null],
      ['place-10', 420],
    ],
  );
  const end = played(opening, 10, 12, 2, 6);
  assert.deepEqual(
    craps.show(end).bets.map(({ back }) => back),
    [60, 390, 420],
  );
  // 2 of the field, 13 of six chips at 7 to 6, 14 of five at 9 to 5.
  assert.deepEqual(craps.pay(end), rational(2n + 13n + 14n));
  assert.deepEqual(craps.pay(played(opening, 12, 7)), rational(3n));
  assert.equal(craps.show(played(opening, 7)).isOver, true);
});

test('a number placed by one chip pays its sevenths of six without rounding', () => {
  assert.deepEqual(craps.pay(played('place-8:place-8=1', 8)), rational(13n, 6n));
});

test('the view tells what the dice did to a line with chips on it, and no point without one', () => {
  const events = (opening: string, ...totals: number[]) =>
    totals.map((_, at) => craps.show(played(opening, ...totals.slice(0, at + 1))).event);
  assert.deepEqual(events('chips:pass=1', 8, 5, 8), ['set', 'rolled', 'made']);
  assert.deepEqual(events('chips:dont-pass=1', 8, 7), ['set', 'out']);
  assert.deepEqual(events('chips:pass=1', 7), ['natural']);
  assert.deepEqual(events('chips:pass=1', 12), ['craps']);
  assert.deepEqual(events('chips:pass=1,place-4=1', 11, 8, 4), ['natural', null, null]);
  const { point, event } = craps.show(played('place-4:place-4=1', 8));
  assert.deepEqual([point, event], [null, null]);
});

test('a long round is shown by its latest dozen rolls and told whole', () => {
  const state = played('place-4:place-4=1', ...Array.from({ length: 45 }, () => 8), 4);
  const view = craps.show(state);
  assert.deepEqual([view.rolls.length, view.rolled, view.isOver], [12, 46, true]);
  const { outcome } = craps.tell(state, 'en', ({ numerator }) => `${numerator}`);
  const told = outcome.filter(({ label }) => label === 'Rolls').map(({ value }) => value);
  assert.equal(told.join(' · ').split(' · ').length, 46);
  assert.ok(told.every((value) => value.length <= 400));
});

test('a player who went away lets the dice roll on, for nothing', () => {
  let state = craps.start('chips:pass=1,dont-pass=1', throwing(2, 2));
  for (const dice of [
    [3, 5],
    [1, 1],
    [3, 4],
  ]) {
    state = acts.act(state, acts.idle(state), throwing(...dice));
  }
  assert.deepEqual([acts.actions(state), acts.extraStakes?.(state)], [[], 0]);
});

test('the published fractions give the dice, two to a fraction pair, roll after roll', () => {
  const draw = createDrawStream(createNodeHmac('def'), { clientSeed: 'abc', nonce: 1 });
  // Six times 0.4305, 0.6645, 0.1745 and 0.5729, each cut and raised by one.
  const state = craps.start('chips:pass=1', draw);
  assert.deepEqual(state.rolls, [[3, 4]]);
  const next = craps.start('chips:dont-pass=1', throwing(2, 2));
  assert.deepEqual(acts.act(next, 'roll', draw).rolls.at(-1), [2, 4]);
});

test('what the table has not costs nothing and cannot begin', () => {
  for (const opening of [
    'chips:place-7=1',
    'chips:field=1',
    'chips:place-6=1',
    'pass:pass=1',
    'chips:dont-pass=1,pass=1',
    'chips:odds=1',
    'chips:pass=1,odds=1',
    'chips:pass=0',
    'chips:pass=1001',
    'chips:',
  ]) {
    assert.equal(craps.priceOf(opening), null, opening);
    assert.throws(() => craps.start(opening, throwing(1, 2)), RangeError);
  }
  assert.equal(craps.priceOf(craps.firstOpening), 1);
  assert.equal(craps.priceOf('chips:pass=1,place-6=6'), 7);
});

test('a round is told in both languages, roll by roll and bet by bet', () => {
  const money = (stakes: Rational) => toDecimalText(stakes, 2);
  const state = played('chips:pass=2,place-8=1', 6, 'odds:5', 8, 6);
  const lines = (language: 'en' | 'sw') => {
    const { bets, outcome } = craps.tell(state, language, money);
    return [...bets, ...outcome].map(({ label, value }) => `${label}: ${value}`);
  };
  assert.deepEqual(lines('en'), [
    'Pass line: 2.00',
    'Place 8: 1.00',
    'Odds behind pass: 10.00',
    'Rolls: 5+1 = 6 · 6+2 = 8 · 5+1 = 6',
    'Point: 6',
    'Pass line: 4.00',
    'Place 8: 2.17',
    'Odds behind pass: 22.00',
    'Payout: 28.17',
  ]);
  assert.deepEqual(lines('sw').slice(0, 5), [
    'Pasi: 2.00',
    'Namba 8: 1.00',
    'Nyongeza ya pasi: 10.00',
    'Dadu: 5+1 = 6 · 6+2 = 8 · 5+1 = 6',
    'Pointi: 6',
  ]);
  const barred = craps.tell(played('chips:dont-pass=1', 12), 'en', money);
  assert.equal(barred.outcome[1]?.value, '12, push');
});

test('only what gives back the same however it is played is watched', () => {
  assert.deepEqual(
    crapsFigures.watched.map(({ way, returnPercent }) => `${way} ${returnPercent}`).toSorted(),
    [
      'field 94.444444',
      'place-10 93.333333',
      'place-4 93.333333',
      'place-5 96.000000',
      'place-6 98.484848',
      'place-8 98.484848',
      'place-9 96.000000',
    ],
  );
  for (const { way } of crapsFigures.watched) assert.equal(craps.priceOf(`${way}:${way}=3`), 3);
});
