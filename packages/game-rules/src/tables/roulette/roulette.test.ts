import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { meanOf } from '@bahati/game-rules/bet-games/figures.ts';
import { openingOf } from '@bahati/game-rules/chips/cloth.ts';
import {
  multiply,
  type Rational,
  rational,
  subtract,
  toDecimalText,
} from '@bahati/game-rules/rational.ts';
import { americanRouletteFigures } from '@bahati/game-rules/tables/american-roulette/american-roulette.figures.ts';
import { americanRoulette } from '@bahati/game-rules/tables/american-roulette/american-roulette.rules.ts';
import { europeanRouletteFigures } from '@bahati/game-rules/tables/european-roulette/european-roulette.figures.ts';
import { europeanRoulette } from '@bahati/game-rules/tables/european-roulette/european-roulette.rules.ts';
import { type Place, placesOf } from './places.ts';
import { colourOf, numbers, rim, type Wheel } from './pockets.ts';
import { rouletteCloths } from './roulette.ts';
import { rouletteChances } from './roulette-figures.ts';

const games = { european: europeanRoulette, american: americanRoulette };
const wheels: readonly Wheel[] = ['european', 'american'];

const drawing = (pocket: number) => ({ cursor: 0, nextInt: () => pocket });

function oneOn(wheel: Wheel, { name }: Place): string {
  return openingOf(rouletteCloths[wheel], [{ place: name, chips: 1 }]);
}

function returnOf(wheel: Wheel, place: Place): Rational {
  return meanOf(rouletteChances(games[wheel], wheel, oneOn(wheel, place)));
}

const edgePercent = (given: Rational) =>
  toDecimalText(multiply(subtract(rational(1n), given), rational(100n)), 6);

test('every place of the European cloth costs 1 of 37, which is 2.702703 percent', () => {
  for (const place of placesOf('european')) {
    assert.deepEqual(returnOf('european', place), rational(36n, 37n), place.name);
  }
  assert.equal(edgePercent(rational(36n, 37n)), '2.702703');
  assert.equal(europeanRouletteFigures.bets[0]?.returnPercent, '97.297297');
});

test('every place of the American cloth costs 1 of 19, and the five numbers 3 of 38', () => {
  for (const place of placesOf('american')) {
    const given = place.kind === 'five' ? rational(35n, 38n) : rational(18n, 19n);
    assert.deepEqual(returnOf('american', place), given, place.name);
  }
  assert.equal(edgePercent(rational(18n, 19n)), '5.263158');
  assert.equal(edgePercent(rational(35n, 38n)), '7.894737');
  assert.equal(americanRouletteFigures.bets.at(-1)?.returnPercent, '92.105263');
});

test('with half back on the zero, which is not played here, red would cost 1.351351 percent', () => {
  const opening = 'chips:red=2';
  const played = meanOf(rouletteChances(games.european, 'european', opening));
  const halfOnZero = rational(1n, 37n);
  const given = multiply(
    rational(played.numerator + halfOnZero.numerator, played.denominator),
    rational(1n, 2n),
  );
  assert.equal(edgePercent(given), '1.351351');
});

test('each cloth has all its places, and each covers as many numbers as its kind says', () => {
  const counts = (wheel: Wheel) =>
    Object.fromEntries(
      [...Map.groupBy(placesOf(wheel), ({ kind }) => kind)].map(([kind, all]) => [
        kind,
        all.length,
      ]),
    );
  const both = { street: 12, corner: 22, line: 11, dozen: 3, column: 3, 'even-chance': 6 };
  assert.deepEqual(counts('european'), { ...both, straight: 37, split: 60, trio: 2, four: 1 });
  assert.deepEqual(counts('american'), { ...both, straight: 38, split: 62, trio: 3, five: 1 });
  const sizes = {
    straight: 1,
    split: 2,
    street: 3,
    trio: 3,
    corner: 4,
    four: 4,
    five: 5,
    line: 6,
    dozen: 12,
    column: 12,
    'even-chance': 18,
  };
  for (const wheel of wheels) {
    const places = placesOf(wheel);
    assert.equal(new Set(places.map(({ name }) => name)).size, places.length);
    for (const { name, kind, numbers: covered } of places) {
      assert.equal(new Set(covered).size, sizes[kind], name);
      for (const number of covered) assert.ok(numbers[wheel].includes(number), name);
    }
  }
});

test('inside bets lie where their numbers touch on the cloth', () => {
  const at = (number: string) => {
    const index = Number(number) - 1;
    return { row: Math.floor(index / 3), column: index % 3 };
  };
  for (const { name, kind, numbers: covered } of placesOf('european')) {
    if (covered.includes('0') || !['split', 'corner', 'street', 'line'].includes(kind)) continue;
    const spots = covered.map(at);
    const across = new Set(spots.map(({ column }) => column)).size;
    const down = new Set(spots.map(({ row }) => row)).size;
    const wanted = { split: [1, 2], corner: [2, 2], street: [1, 3], line: [2, 3] }[
      kind as 'split' | 'corner' | 'street' | 'line'
    ];
    assert.deepEqual(
      [across, down].toSorted((a, b) => a - b),
      wanted,
      name,
    );
    const rows = spots.map(({ row }) => row);
    const columns = spots.map(({ column }) => column);
    assert.ok(Math.max(...rows) - Math.min(...rows) <= 1, name);
    if (kind === 'split') assert.ok(Math.max(...columns) - Math.min(...columns) <= 1, name);
  }
});

test('red and black, odd and even, low and high halve the numbers from 1 to 36', () => {
  const covered = (name: string) =>
    placesOf('american').find((place) => place.name === name)?.numbers ?? [];
  for (const [one, other] of [
    ['red', 'black'],
    ['odd', 'even'],
    ['low', 'high'],
  ] as const) {
    assert.equal(covered(one).length, 18);
    assert.equal(new Set([...covered(one), ...covered(other)]).size, 36);
  }
  assert.deepEqual(covered('odd').slice(0, 3), ['1', '3', '5']);
  assert.deepEqual(covered('high').slice(0, 3), ['19', '20', '21']);
});

test('round the rim stands every pocket once, red beside black', () => {
  for (const wheel of wheels) {
    assert.deepEqual([...rim[wheel]].toSorted(), [...numbers[wheel]].toSorted());
    const coloured = rim[wheel].map(colourOf);
    for (const [index, colour] of coloured.entries()) {
      assert.notEqual(colour, coloured[(index + 1) % coloured.length], `${wheel} ${index}`);
    }
  }
  // On the American rim each odd number looks across at the next even one.
  const american = rim.american;
  for (const [index, number] of american.entries()) {
    if (Number(number) % 2 === 0) continue;
    assert.equal(american[(index + 19) % 38], `${Number(number) + 1}`, number);
  }
});

test('the published seeds give the published number', () => {
  const draw = () => createDrawStream(createNodeHmac('def'), { clientSeed: 'abc', nonce: 1 });
  assert.equal(europeanRoulette.start('chips:red=1', draw()).number, '15');
  // The same fraction of 38 pockets: 0.43053962965495884 of them is 16.36.
  assert.equal(americanRoulette.start('chips:red=1', draw()).number, '16');
});

test('the last pocket of the American wheel is the double zero', () => {
  const state = americanRoulette.start('chips:00=2,split.0-00=1,red=1', drawing(37));
  assert.equal(state.number, '00');
  assert.equal(toDecimalText(americanRoulette.pay(state), 0), '90');
  assert.equal(americanRoulette.show(state).colour, 'green');
});

test('a round of several stacks pays each of them, and shows what each brought', () => {
  const opening = 'chips:17=3,split.17-20=2,dozen.2=5,black=10,odd=1,low=4';
  assert.equal(europeanRoulette.priceOf(opening), 25);
  const state = europeanRoulette.start(opening, drawing(20));
  const view = europeanRoulette.show(state);
  assert.deepEqual(
    view.bets.map(({ place, back }) => `${place} ${back}`),
    ['17 0', 'split.17-20 36', 'dozen.2 15', 'black 20', 'odd 0', 'low 0'],
  );
  assert.equal(toDecimalText(europeanRoulette.pay(state), 0), '71');
});

test('a round with the five numbers is begun by a way of its own', () => {
  assert.equal(americanRoulette.priceOf('five:five.0-00-1-2-3=2,red=1'), 3);
  assert.equal(americanRoulette.priceOf('chips:five.0-00-1-2-3=2,red=1'), null);
  assert.equal(americanRoulette.priceOf('five:red=1'), null);
});

test('what the cloth has not costs nothing and cannot begin', () => {
  const refused = [
    'chips:00=1',
    'chips:37=1',
    'chips:split.18-17=1',
    'chips:split.3-4=1',
    'chips:corner.3-4-6-7=1',
    'chips:street.2=1',
    'chips:five.0-00-1-2-3=1',
    'chips:red=1,17=1',
    'chips:red=1001',
    'chips:',
    'red',
  ];
  for (const opening of refused) {
    assert.equal(europeanRoulette.priceOf(opening), null, opening);
    assert.throws(() => europeanRoulette.start(opening, drawing(1)), RangeError);
  }
  assert.equal(americanRoulette.priceOf('chips:four.0-1-2-3=1'), null);
  for (const game of Object.values(games)) assert.equal(game.priceOf(game.firstOpening), 1);
});

test('a round is told in both languages, stack by stack', () => {
  const state = europeanRoulette.start(
    'chips:17=1,corner.17-18-20-21=2,column.2=1,red=5',
    drawing(17),
  );
  const money = (stakes: Rational) => toDecimalText(stakes, 0);
  const english = europeanRoulette.tell(state, 'en', money);
  assert.deepEqual(
    english.bets.map(({ label, value }) => `${label}: ${value}`),
    ['Number 17: 1', 'Corner 17-18-20-21: 2', 'Column 2, 5 … 35: 1', 'Red: 5'],
  );
  assert.deepEqual(
    english.outcome.map(({ label, value }) => `${label}: ${value}`),
    [
      'Number: 17, black',
      'Number 17: 36',
      'Corner 17-18-20-21: 18',
      'Column 2, 5 … 35: 3',
      'Payout: 57',
    ],
  );
  const swahili = europeanRoulette.tell(state, 'sw', money);
  assert.equal(swahili.bets.at(-1)?.label, 'Nyekundu');
  assert.deepEqual(swahili.outcome[0], { label: 'Namba iliyotoka', value: '17, nyeusi' });
});

test('the chances that samples state add up, and lists name playable bets', () => {
  for (const [wheel, figures] of [
    ['european', europeanRouletteFigures],
    ['american', americanRouletteFigures],
  ] as const) {
    for (const { chances } of figures.samples) {
      const sum = chances().reduce(
        (total, { probability: { numerator, denominator } }) =>
          total + (numerator * 38n * 37n) / denominator,
        0n,
      );
      assert.equal(sum, 38n * 37n);
    }
    for (const { opening } of figures.bets) assert.equal(games[wheel].priceOf(opening), 1, opening);
  }
  assert.deepEqual(europeanRouletteFigures.bets[0]?.topWin, { times: '36', oneIn: '37.00' });
});
