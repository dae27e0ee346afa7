import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { classesTest } from '@bahati/game-rules/statistics.ts';
import { add, multiply, rational, subtract, toNumber } from '@bahati/game-rules/rational.ts';
import { currencies, type Currency } from '@bahati/money/currencies.ts';
import { fixedFigures, fixedReturn, resultChances } from './cockfight.figures.ts';
import {
  allLots,
  bddLots,
  cockfight,
  decidedLots,
  drawMatch,
  drawResult,
  type FightResult,
  ftdLots,
  matches,
  resultOf,
  results,
  resultWords,
  sides,
} from './cockfight.rules.ts';
import { type FixedBet, isReturned, malayText, payoutOf, profitOf, stakeOf } from './fixed-odds.ts';

test('every lot of every match is counted, and the results come as often as is stated', () => {
  for (const match of matches) {
    const counts = new Map<FightResult, number>();
    for (let lot = 0; lot < allLots; lot += 1) {
      const result = resultOf(match, lot);
      counts.set(result, (counts.get(result) ?? 0) + 1);
    }
    for (const { result, probability } of resultChances(match)) {
      assert.deepEqual(probability, rational(BigInt(counts.get(result) ?? 0), BigInt(allLots)));
    }
    assert.equal(counts.has('cancelled'), false, 'no draw cancels a fight');
    const whole = add(...resultChances(match).map(({ probability }) => probability));
    assert.deepEqual(whole, rational(1n));
  }
});

test('BDD at 8 to 1 and FTD at 88 to 1 give back exactly 93.6 percent in every match', () => {
  for (const match of matches) {
    for (const on of ['bdd', 'ftd'] as const) {
      assert.deepEqual(fixedReturn(match, { on, amount: 700n }), rational(936n, 1_000n));
    }
  }
  assert.equal(decidedLots + bddLots + ftdLots, allLots);
});

test('both sides of a match give back alike, to the nearest lot, and exactly what is stated', () => {
  const stated = matches.map((match) =>
    sides.map((on) => fixedReturn(match, { on, price: match.prices[on], amount: 100n })),
  );
  for (const [meron, wala] of stated as [
    ReturnType<typeof rational>,
    ReturnType<typeof rational>,
  ][]) {
    assert.ok(Math.abs(toNumber(subtract(meron, wala))) < 3 / allLots);
    assert.ok(toNumber(meron) > 0.968 && toNumber(meron) < 0.97);
  }
  assert.deepEqual(stated[0]?.[0], rational(77_617_548n, 80_100_000n), 'evenly matched');
  // Anew: what is won, for a price above and below nothing, and what every draw returns.
  for (const [at, match] of matches.entries()) {
    for (const [place, side] of sides.entries()) {
      const lots = BigInt(side === 'meron' ? match.meronLots : decidedLots - match.meronLots);
      const price = match.prices[side];
      const total =
        price > 0
          ? rational(BigInt(100 + price), 100n)
          : rational(BigInt(100 - price), BigInt(-price));
      const won = multiply(total, rational(lots, BigInt(allLots)));
      const back = rational(BigInt(bddLots + ftdLots), BigInt(allLots));
      assert.deepEqual(stated[at]?.[place], add(won, back), `${side} of ${match.code}`);
    }
  }
});

test('the sheet states every bet in both languages with its return', () => {
  const figures = fixedFigures();
  assert.equal(figures.length, matches.length * 2 + 2);
  assert.equal(figures[0]?.returnPercent, '96.900809');
  assert.deepEqual(
    figures.slice(-2).map(({ pays, returnPercent }) => [pays, returnPercent]),
    [
      ['8 : 1', '93.600000'],
      ['88 : 1', '93.600000'],
    ],
  );
  assert.ok(figures.every(({ name }) => name.en !== name.sw));
  assert.ok(results.every((result) => resultWords[result].en && resultWords[result].sw));
});

test('a Malay price above nothing wins its part of the stake, one below risks its part of the win', () => {
  const favourite: FixedBet = { on: 'meron', price: 84, amount: 10_000n };
  assert.deepEqual([stakeOf(favourite), profitOf(favourite)], [10_000n, 8_400n]);
  const outsider: FixedBet = { on: 'wala', price: -97, amount: 10_000n };
  assert.deepEqual([stakeOf(outsider), profitOf(outsider)], [9_700n, 10_000n]);
  assert.deepEqual([84, -97, 100, -5, 7].map(malayText), [
    '0.84',
    '-0.97',
    '1.00',
    '-0.05',
    '0.07',
  ]);
});

test('each bet is paid, lost or returned as the fight ends', () => {
  const bets: FixedBet[] = [
    { on: 'meron', price: 84, amount: 10_000n },
    { on: 'wala', price: -97, amount: 10_000n },
    { on: 'bdd', amount: 1_000n },
    { on: 'ftd', amount: 1_000n },
  ];
  const paid = (result: FightResult) => bets.map((bet) => payoutOf(bet, result));
  assert.deepEqual(paid('meron'), [18_400n, 0n, 0n, 0n]);
  assert.deepEqual(paid('wala'), [0n, 19_700n, 0n, 0n]);
  assert.deepEqual(paid('bdd'), [10_000n, 9_700n, 9_000n, 0n]);
  assert.deepEqual(paid('ftd'), [10_000n, 9_700n, 0n, 89_000n]);
  assert.deepEqual(paid('cancelled'), [10_000n, 9_700n, 1_000n, 1_000n]);
  for (const bet of bets) {
    for (const result of results) {
      if (isReturned(bet, result)) assert.equal(payoutOf(bet, result), stakeOf(bet));
      else assert.notEqual(payoutOf(bet, result), stakeOf(bet));
    }
  }
});

test('no price of any match rounds at any amount that can be bet, in any currency', () => {
  for (const currency of Object.keys(currencies) as Currency[]) {
    const { minimum, maximum, step, quick } = cockfight.stakes[currency];
    for (const amount of [minimum, minimum + step, maximum - step, maximum, ...quick]) {
      for (const match of matches) {
        for (const on of sides) {
          const price = match.prices[on];
          const bet: FixedBet = { on, price, amount };
          const part = amount * BigInt(Math.abs(price));
          assert.equal((price > 0 ? profitOf(bet) : stakeOf(bet)) * 100n, part);
        }
      }
    }
  }
});

test('amounts and prices that would round, or that are none, are refused', () => {
  for (const amount of [0n, -100n, 150n, 1n]) {
    assert.throws(() => stakeOf({ on: 'bdd', amount }), RangeError);
  }
  for (const price of [0, 101, -101, 0.5, Number.NaN]) {
    assert.throws(() => stakeOf({ on: 'meron', price, amount: 100n }), RangeError);
    assert.throws(() => profitOf({ on: 'meron', price, amount: 100n }), RangeError);
  }
});

test('fights drawn from seeds come as often as they should', () => {
  const hmac = createNodeHmac('def');
  const fights = 20_000;
  const matchCounts = matches.map(() => 0);
  const resultCounts = [0, 0, 0, 0];
  for (let nonce = 0; nonce < fights; nonce += 1) {
    const draw = createDrawStream(hmac, { clientSeed: 'fights', nonce });
    const match = drawMatch(draw);
    matchCounts[matches.indexOf(match)]! += 1;
    resultCounts[results.indexOf(drawResult(match, draw))]! += 1;
  }
  const sixths = matches.map(() => 1 / matches.length);
  const meron = matches.reduce((sum, { meronLots }) => sum + meronLots, 0) / matches.length;
  const shares = [meron, decidedLots - meron, bddLots, ftdLots].map((lots) => lots / allLots);
  // Fixed seeds: what passes once always does.
  assert.ok(classesTest(matchCounts, sixths) > 0.001);
  assert.ok(classesTest(resultCounts, shares) > 0.001);
});
