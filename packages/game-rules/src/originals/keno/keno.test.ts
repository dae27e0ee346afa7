import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { meanOf } from '@bahati/game-rules/bet-games/figures.ts';
import {
  add,
  fromDecimalText,
  multiply,
  type Rational,
  rational,
  toDecimalText,
} from '@bahati/game-rules/rational.ts';
import { hitChance, kenoChances, kenoFigures } from './keno.figures.ts';
import { keno } from './keno.rules.ts';
import { kenoPays } from './keno.tables.ts';

/** How likely each number of hits is, counted ball by ball and not by combinations. */
function chancesBallByBall(pool: number, drawn: number, chosen: number): Rational[] {
  let chances = [rational(1n)];
  for (let ball = 0; ball < drawn; ball += 1) {
    const left = BigInt(pool - ball);
    const after = Array.from({ length: chances.length + 1 }, () => rational(0n));
    for (const [hits, chance] of chances.entries()) {
      const hit = BigInt(Math.max(0, chosen - hits));
      after[hits] = add(after[hits]!, multiply(chance, rational(left - hit, left)));
      after[hits + 1] = add(after[hits + 1]!, multiply(chance, rational(hit, left)));
    }
    chances = after;
  }
  return chances.slice(0, chosen + 1);
}

const oneIn = ({ numerator, denominator }: Rational, places: number) =>
  toDecimalText(rational(denominator, numerator), places);

test('the chances of hits at forty and ten are those counted ball by ball', () => {
  for (let chosen = 1; chosen <= 10; chosen += 1) {
    const counted = chancesBallByBall(40, 10, chosen);
    const stated = counted.map((_, hits) => hitChance({ pool: 40, drawn: 10 }, chosen, hits));
    assert.deepEqual(stated, counted, `${chosen}`);
  }
});

test('the keno of eighty numbers and twenty drawn has the published figures', () => {
  const size = { pool: 80, drawn: 20 };
  const pays = ['1', '0', '0', '3', '12', '400'].map(fromDecimalText);
  const back = add(...pays.map((pay, hits) => multiply(pay, hitChance(size, 5, hits))));
  assert.equal(toDecimalText(multiply(back, rational(100n)), 6), '88.206730');
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6].map((all) => oneIn(hitChance(size, all, all), 4)),
    ['4.0000', '16.6316', '72.0702', '326.4355', '1550.5686', '7752.8431'],
  );
});

test('ten numbers of the classic tables give back the 99.0374 percent published of them', () => {
  const back = meanOf(kenoChances('classic-10:1,2,3,4,5,6,7,8,9,10'));
  assert.equal(toDecimalText(multiply(back, rational(100n)), 4), '99.0374');
});

test('each of the forty tables gives back what is stated, between 98.9 and 99.1 percent', () => {
  const stated = {
    classic:
      '99.000000 99.038462 98.987854 98.944086 98.985119 98.996061 98.995128 98.997059 98.999257 99.037352',
    low: '99.000000 99.038462 99.008097 98.971441 98.983751 98.988675 98.984121 98.988662 98.986334 98.997095',
    medium:
      '99.000000 99.038462 98.987854 98.971441 98.957763 98.976912 98.957603 98.996181 98.996734 98.986448',
    high: '99.000000 99.000000 98.987854 98.971441 99.026152 98.996061 98.983349 98.993735 98.983436 98.971984',
  };
  for (const [risk, returns] of Object.entries(stated)) {
    const bets = kenoFigures.bets.filter(({ opening }) => opening.startsWith(risk));
    const ascending = risk === 'classic' ? bets.toReversed() : bets;
    assert.equal(ascending.map(({ returnPercent }) => returnPercent).join(' '), returns);
    for (const { opening } of bets) {
      const { numerator, denominator } = meanOf(kenoChances(opening));
      assert.ok(numerator * 1000n >= 989n * denominator, opening);
      assert.ok(numerator * 1000n <= 991n * denominator, opening);
    }
  }
});

test('more hits of one table never pay less, and nothing pays above a thousand stakes', () => {
  for (const risk of ['classic', 'low', 'medium', 'high'] as const) {
    for (let chosen = 1; chosen <= 10; chosen += 1) {
      const pays = kenoPays(risk, chosen).map(Number);
      assert.equal(pays.length, chosen + 1);
      assert.deepEqual(
        pays,
        pays.toSorted((a, b) => a - b),
        `${risk} ${chosen}`,
      );
      assert.ok(pays.at(-1)! <= 1000);
    }
  }
});

test('the published seeds draw by picking an index of what remains and removing it', () => {
  const draw = createDrawStream(createNodeHmac('def'), { clientSeed: 'abc', nonce: 1 });
  const { drawn } = keno.start('classic-3:7,18,40', draw);
  // Of 0.4305…, 0.6645…, 0.1745…, 0.5729…, 0.8500… and 40, 39, 38, 37, 36 that remain.
  assert.deepEqual(drawn.slice(0, 5), [18, 27, 7, 24, 35]);
  assert.equal(new Set(drawn).size, 10);
});

test('hits are counted and paid by the table of as many numbers', () => {
  // The first ten numbers come, in order.
  const first = { cursor: 0, nextInt: () => 0 };
  const two = keno.start('high-3:2,10,11', first);
  assert.deepEqual(keno.show(two), {
    risk: 'high',
    chosen: [2, 10, 11],
    drawn: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    hits: 2,
    multiple: '2',
  });
  assert.deepEqual(keno.pay(two), rational(2n));
  assert.deepEqual(keno.pay(keno.start('high-3:10,11,12', first)), rational(0n));
  assert.deepEqual(keno.pay(keno.start('low-1:40', first)), rational(7n, 10n));
});

test('what is no bet costs nothing and nothing is drawn', () => {
  const refused = [
    'classic:3,17,22',
    'classic-2:3,17,22',
    'classic-3:17,3,22',
    'classic-3:3,3,22',
    'classic-03:3,17,22',
    'classic-3:03,17,22',
    'classic-1:0',
    'classic-1:41',
    'classic-0:',
    'bold-1:1',
    'classic-11:1,2,3,4,5,6,7,8,9,10,11',
  ];
  for (const opening of refused) {
    assert.equal(keno.priceOf(opening), null, opening);
    assert.throws(() => keno.start(opening, { cursor: 0, nextInt: () => 0 }), RangeError);
  }
  assert.equal(keno.priceOf(keno.firstOpening), 1);
  assert.equal(keno.priceOf('high-10:31,32,33,34,35,36,37,38,39,40'), 1);
});

test('a round is told in both languages', () => {
  const state = keno.start('classic-3:3,17,22', { cursor: 0, nextInt: () => 0 });
  const money = (stakes: Rational) => `KSh ${toDecimalText(stakes, 2)}`;
  assert.deepEqual(keno.tell(state, 'en', money), {
    bets: [{ label: 'Chosen', value: 'Classic · 3, 17, 22' }],
    outcome: [
      { label: 'Drawn', value: '1, 2, 3, 4, 5, 6, 7, 8, 9, 10' },
      { label: 'Hits', value: '1 of 3 · 1×' },
      { label: 'Payout', value: 'KSh 1.00' },
    ],
  });
  assert.equal(keno.tell(state, 'sw', money).outcome[1]?.value, '1 kati ya 3 · 1×');
});
