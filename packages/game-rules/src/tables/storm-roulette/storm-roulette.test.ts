import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { meanOf } from '@bahati/game-rules/bet-games/figures.ts';
import { openingOf } from '@bahati/game-rules/chips/cloth.ts';
import { type Rational, rational, toDecimalText, toNumber } from '@bahati/game-rules/rational.ts';
import { placesOf } from '@bahati/game-rules/tables/roulette/places.ts';
import { colourOf } from '@bahati/game-rules/tables/roulette/pockets.ts';
import { stormChances, stormRouletteFigures } from './storm-roulette.figures.ts';
import { mostOnNumber, stormCloth, stormRoulette } from './storm-roulette.rules.ts';
import type { Strike } from './strikes.ts';

/** As the rules are told to players, written anew: of 10 and of 100 rounds. */
const counts = { 1: 1, 2: 2, 3: 4, 4: 2, 5: 1 } as const;
const multipliers = { 50: 50, 100: 26, 150: 10, 200: 8, 300: 3, 400: 2, 500: 1 } as const;

const entriesOf = (weights: Readonly<Record<number, number>>) =>
  Object.entries(weights).map(([value, weight]) => [Number(value), weight] as const);

/** The draws in this order, and none beside them. */
function scripted(...draws: number[]) {
  return {
    cursor: 0,
    nextInt(range: number) {
      const drawn = draws.shift();
      assert.ok(drawn !== undefined && drawn < range, `${drawn} below ${range}`);
      return drawn;
    },
    left: () => draws.length,
  };
}

/** Ways to choose `k` of `n`. */
const choose = (n: number, k: number): bigint =>
  k === 0 ? 1n : (choose(n - 1, k - 1) * BigInt(n)) / BigInt(k);

/** What a chip on a number brings in the long run, counted over all sets that can be struck. */
function countedReturn(): Rational {
  const rounds = entriesOf(counts).reduce((sum, [, weight]) => sum + weight, 0);
  const parts = entriesOf(multipliers).reduce((sum, [, weight]) => sum + weight, 0);
  const ofStruck = entriesOf(multipliers).reduce((sum, [times, weight]) => sum + times * weight, 0);
  const scale = entriesOf(counts).reduce((product, [k]) => product * choose(37, k), 1n);
  let brought = 0n;
  for (const [k, weight] of entriesOf(counts)) {
    const [withIt, without] = [choose(36, k - 1), choose(36, k)];
    const each = (scale / choose(37, k)) * BigInt(weight);
    brought += each * (withIt * BigInt(ofStruck) + without * BigInt(30 * parts));
  }
  return rational(brought, scale * BigInt(rounds * parts) * 37n);
}

const onePlace = (name: string) => openingOf(stormCloth, [{ place: name, chips: 1 }]);

test('every place gives back 36 of 37, which is 97.297297 percent', () => {
  for (const { name } of placesOf('european')) {
    assert.deepEqual(meanOf(stormChances(onePlace(name))), rational(36n, 37n), name);
  }
  assert.deepEqual(countedReturn(), rational(36n, 37n));
  for (const { returnPercent } of stormRouletteFigures.bets) {
    assert.equal(returnPercent, '97.297297');
  }
});

test('played through with one strike, every pocket and multiplier comes as its weight says', () => {
  // The first draw of each weight stands for all that come to the same.
  const firsts = entriesOf(multipliers).map(([times, weight], at, all) => {
    const before = all.slice(0, at).reduce((sum, [, one]) => sum + one, 0);
    return { times, weight, drawn: before };
  });
  let brought = 0n;
  for (let struck = 0; struck < 37; struck += 1) {
    for (const { times, weight, drawn } of firsts) {
      for (let ball = 0; ball < 37; ball += 1) {
        const draw = scripted(0, struck, drawn, ball);
        const state = stormRoulette.start('chips:17=1', draw);
        assert.equal(draw.left(), 0);
        assert.deepEqual(state.strikes, [{ number: `${struck}`, times }]);
        brought += stormRoulette.pay(state).numerator * BigInt(weight);
      }
    }
  }
  const mean = rational(brought, 37n * 37n * 100n);
  // Struck in 1 of 37 rounds: (36 × 30 + 104) / 37 in the one of 37 in which it comes.
  assert.deepEqual(mean, rational(36n * 30n + 104n, 37n * 37n));
});

test('the best of a number is 500 stakes, once in 45,633 rounds', () => {
  const [number] = stormRouletteFigures.bets;
  assert.deepEqual(number?.topWin, { times: '500', oneIn: '45633.33' });
  assert.equal(number.hitRatePercent, '2.702703');
});

test('one to five numbers are struck, no two alike, as often as is told', () => {
  const hmac = createNodeHmac('storm');
  const rounds = 6_000;
  const seen = { count: 0, times: 0, strikes: 0, came: 0 };
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const draw = createDrawStream(hmac, { clientSeed: 'coast', nonce });
    const { strikes, number } = stormRoulette.start('chips:red=1', draw);
    const struck = strikes.map((strike) => strike.number);
    assert.ok(struck.length >= 1 && struck.length <= 5);
    assert.equal(new Set(struck).size, struck.length);
    seen.strikes += struck.length;
    seen.times += strikes.reduce((sum, { times }) => sum + times, 0);
    seen.came += struck.includes(number) ? 1 : 0;
  }
  // Within four standard deviations of 3 strikes, 104 stakes and 3 of 37.
  assert.ok(Math.abs(seen.strikes / rounds - 3) < (4 * Math.sqrt(1.2)) / Math.sqrt(rounds));
  assert.ok(Math.abs(seen.times / seen.strikes - 104) < (4 * 82) / Math.sqrt(3 * rounds));
  const chance = 3 / 37;
  const spread = Math.sqrt((chance * (1 - chance)) / rounds);
  assert.ok(Math.abs(seen.came / rounds - chance) < 4 * spread);
});

const struck: readonly Strike[] = [
  { number: '17', times: 500 },
  { number: '0', times: 50 },
];

test('only a chip on the number itself is paid by lightning', () => {
  const stacks = [
    { place: '17', chips: 2 },
    { place: 'split.17-20', chips: 1 },
    { place: 'black', chips: 3 },
    { place: '0', chips: 1 },
  ];
  const { bets } = stormRoulette.show({ stacks, strikes: struck, number: '17' });
  assert.deepEqual(
    bets.map(({ place, back }) => [place, back]),
    [
      ['17', 1_000],
      ['split.17-20', 18],
      ['black', 6],
      ['0', 0],
    ],
  );
  const plain = stormRoulette.pay({ stacks, strikes: [], number: '17' });
  assert.equal(toNumber(plain), 2 * 30 + 18 + 6);
});

test('a number takes 200 chips, so that lightning never pays more than 100,000', () => {
  assert.equal(mostOnNumber * 500, 100_000);
  assert.equal(stormRoulette.priceOf('chips:17=200,red=1000'), 1_200);
  for (const opening of ['chips:17=201', 'chips:00=1', 'chips:five.0-00-1-2-3=1', 'chips:']) {
    assert.equal(stormRoulette.priceOf(opening), null, opening);
    assert.throws(() => stormRoulette.start(opening, scripted(0, 0, 0, 0)), RangeError);
  }
});

test('the published seeds give the same strikes and the same number for ever', () => {
  const draw = createDrawStream(createNodeHmac('def'), { clientSeed: 'abc', nonce: 1 });
  const { strikes, number } = stormRoulette.show(stormRoulette.start('chips:17=1', draw));
  // 0.4305 of 10 is three strikes; 0.6645 of 37 is the 24; 0.8500 of 100 pays it 150 times.
  assert.deepEqual(strikes, [
    { number: '24', times: 150 },
    { number: '6', times: 50 },
    { number: '21', times: 100 },
  ]);
  assert.equal(number, '8');
});

test('a round is told in both languages, with what lightning struck', () => {
  const state = { stacks: [{ place: '17', chips: 2 }], strikes: struck, number: '17' };
  const money = (stakes: Rational) => toDecimalText(stakes, 0);
  const lines = (language: 'en' | 'sw') => {
    const { bets, outcome } = stormRoulette.tell(state, language, money);
    return [...bets, ...outcome].map(({ label, value }) => `${label}: ${value}`);
  };
  assert.equal(colourOf('17'), 'black');
  assert.deepEqual(lines('en'), [
    'Number 17: 2',
    'Lucky numbers: 17 × 500, 0 × 50',
    'Number: 17, black × 500',
    'Number 17: 1000',
    'Payout: 1000',
  ]);
  assert.deepEqual(lines('sw').slice(1, 3), [
    'Namba za bahati: 17 × 500, 0 × 50',
    'Namba iliyotoka: 17, nyeusi × 500',
  ]);
});
