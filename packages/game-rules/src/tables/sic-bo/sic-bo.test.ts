import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { meanOf } from '@bahati/game-rules/bet-games/figures.ts';
import {
  multiply,
  type Rational,
  rational,
  subtract,
  toDecimalText,
} from '@bahati/game-rules/rational.ts';
import { sicBoChances, sicBoFigures, sicBoRolls } from './sic-bo.figures.ts';
import { sicBoPlaces } from './sic-bo.places.ts';
import { sicBo } from './sic-bo.rules.ts';

function rolling(...faces: number[]) {
  return { cursor: 0, nextInt: () => (faces.shift() ?? 1) - 1 };
}

function edgePercent(place: string): string {
  const lost = subtract(rational(1n), meanOf(sicBoChances(`chips:${place}=1`)));
  return toDecimalText(multiply(lost, rational(100n)), 6);
}

const ways = (place: string) =>
  sicBoRolls.filter((dice) => sicBoPlaces.find(({ name }) => name === place)!.back(dice) > 0)
    .length;

/** Place, ways of 216, house edge in percent, as published. */
const published: readonly (readonly [string, number, string])[] = [
  ...['big', 'small', 'odd', 'even'].map((half) => [half, 105, '2.777778'] as const),
  ['any-triple', 6, '13.888889'],
  ...[1, 2, 3, 4, 5, 6].flatMap((face) => [
    [`triple.${face}`, 1, '16.203704'] as const,
    [`double.${face}`, 16, '18.518519'] as const,
    [`single.${face}`, 91, '7.870370'] as const,
  ]),
  ...['4', '17'].map((total) => [`total.${total}`, 3, '15.277778'] as const),
  ...['5', '16'].map((total) => [`total.${total}`, 6, '13.888889'] as const),
  ...['6', '15'].map((total) => [`total.${total}`, 10, '12.037037'] as const),
  ...['7', '14'].map((total) => [`total.${total}`, 15, '9.722222'] as const),
  ...['8', '13'].map((total) => [`total.${total}`, 21, '12.500000'] as const),
  ...['9', '12'].map((total) => [`total.${total}`, 25, '7.407407'] as const),
  ...['10', '11'].map((total) => [`total.${total}`, 27, '12.500000'] as const),
];

test('every place wins as many of the 216 rolls and costs as much as is published', () => {
  for (const [place, count, edge] of published) {
    assert.equal(ways(place), count, place);
    assert.equal(edgePercent(place), edge, place);
  }
  const pairs = sicBoPlaces.filter(({ kind }) => kind === 'pair');
  assert.equal(pairs.length, 15);
  for (const { name } of pairs) {
    assert.equal(ways(name), 30, name);
    assert.equal(edgePercent(name), '16.666667', name);
  }
  assert.equal(published.length + pairs.length, sicBoPlaces.length);
});

test('a single face shows once 75 times, twice 15 times and three times once', () => {
  const found = sicBoChances('chips:single.4=1').map(
    ({ pay, probability }) =>
      `${pay.numerator}: ${(probability.numerator * 216n) / probability.denominator}`,
  );
  assert.deepEqual(found, ['0: 125', '2: 75', '3: 15', '4: 1']);
});

test('three alike lose big, small, odd and even', () => {
  for (const dice of [
    [2, 2, 2],
    [5, 5, 5],
  ]) {
    const state = sicBo.start('chips:small=1,big=1,odd=1,even=1', rolling(...dice));
    assert.deepEqual(sicBo.pay(state), rational(0n));
    assert.equal(sicBo.show(state).isTriple, true);
  }
});

test('a round of several stacks pays each of them, and shows what each brought', () => {
  const opening = 'chips:small=5,double.2=1,total.9=2,pair.2-5=1,single.2=4';
  assert.equal(sicBo.priceOf(opening), 13);
  const state = sicBo.start(opening, rolling(2, 5, 2));
  const view = sicBo.show(state);
  assert.deepEqual(view.dice, [2, 5, 2]);
  assert.equal(view.total, 9);
  assert.deepEqual(
    view.bets.map(({ place, back }) => `${place} ${back}`),
    ['small 10', 'double.2 11', 'total.9 16', 'pair.2-5 6', 'single.2 12'],
  );
  assert.deepEqual(sicBo.pay(state), rational(55n));
});

test('the published fractions give three dice, six to a fraction', () => {
  const draw = createDrawStream(createNodeHmac('def'), { clientSeed: 'abc', nonce: 1 });
  // Six times 0.4305, 0.6645 and 0.1745, each cut and raised by one.
  assert.deepEqual(sicBo.start('chips:big=1', draw).dice, [3, 4, 2]);
});

test('what the cloth has not costs nothing and cannot begin', () => {
  const refused = [
    'chips:triple.7=1',
    'chips:total.3=1',
    'chips:total.18=1',
    'chips:pair.2-1=1',
    'chips:pair.3-3=1',
    'chips:single.0=1',
    'chips:big=1,small=1',
    'chips:big=0',
    'chips:big=1001',
    'chips:',
    'big=1',
  ];
  for (const opening of refused) {
    assert.equal(sicBo.priceOf(opening), null, opening);
    assert.throws(() => sicBo.start(opening, rolling(1, 2, 3)), RangeError);
  }
  assert.equal(sicBo.priceOf(sicBo.firstOpening), 1);
});

test('chips on all 52 places are one round', () => {
  const opening = `chips:${sicBoPlaces.map(({ name }) => `${name}=1`).join(',')}`;
  assert.ok(opening.length <= 600, `${opening.length}`);
  assert.equal(sicBo.priceOf(opening), 52);
});

test('a round is told in both languages, stack by stack', () => {
  const state = sicBo.start('chips:big=2,any-triple=1,pair.4-6=3', rolling(6, 6, 6));
  const money = (stakes: Rational) => toDecimalText(stakes, 0);
  const lines = (language: 'en' | 'sw') => {
    const { bets, outcome } = sicBo.tell(state, language, money);
    return [...bets, ...outcome].map(({ label, value }) => `${label}: ${value}`);
  };
  assert.deepEqual(lines('en'), [
    'Big 11–17: 2',
    'Any triple: 1',
    'Pair 4 and 6: 3',
    'Dice: 6 · 6 · 6',
    'Total: 18, a triple',
    'Any triple: 31',
    'Payout: 31',
  ]);
  assert.deepEqual(lines('sw').slice(0, 5), [
    'Kubwa 11–17: 2',
    'Tatu zozote sawa: 1',
    'Jozi 4 na 6: 3',
    'Dadu: 6 · 6 · 6',
    'Jumla: 18, tatu sawa',
  ]);
});

test('what is listed can be played, and the chances of samples add up to one', () => {
  for (const { opening } of sicBoFigures.bets) assert.equal(sicBo.priceOf(opening), 1, opening);
  for (const { chances } of sicBoFigures.samples) {
    const rolls = chances().reduce(
      (sum, { probability }) => sum + (probability.numerator * 216n) / probability.denominator,
      0n,
    );
    assert.equal(rolls, 216n);
  }
  assert.equal(sicBoFigures.bets[0]?.returnPercent, '97.222222');
});
