import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { testBetOutcomes } from '@bahati/game-rules/bet-games/outcome-battery.ts';
import { validStakesOf } from '@bahati/game-rules/bet-games/replay.ts';
import { readStacks } from '@bahati/game-rules/chips/cloth.ts';
import {
  liveTableOf,
  mergeOpenings,
  sumStacks,
} from '@bahati/game-rules/live-tables/live-tables.ts';
import { add, multiply, rational, toDecimalText } from '@bahati/game-rules/rational.ts';
import { arenas } from './arenas.ts';
import { poolFightFigures, poolReturn } from './cockfight.figures.ts';
import { matches, results } from './cockfight.rules.ts';
import { fixedFight, type FightState, offerFight, poolFight } from './fight-game.ts';
import { closeLaid, fixedBack, fixedCloth, poolCloth, totalAt } from './fight-places.ts';
import { payoutOf, stakeOf } from './fixed-odds.ts';
import { settlePools } from './pari-mutuel.ts';

/** As whoever knows no game of its own is given it. */
const { rules: anyFixed, figures: fixedFigures } = liveTableOf('jogoo-wa-savana') ?? assert.fail();

const hmac = createNodeHmac('fights');
const drawOf = (nonce: number) => createDrawStream(hmac, { clientSeed: 'fights', nonce });

test('five vendors have an arena each, two of them with pools', () => {
  assert.deepEqual(
    arenas.map(({ vendor, code }) => `${vendor?.code} ${liveTableOf(code)?.category}`),
    ['SV3', 'DS88', 'DIG', 'WGB', 'WS168'].map((vendor) => `${vendor} COCKFIGHT`),
  );
  assert.equal(arenas.filter(({ isShared }) => isShared).length, 2);
});

test('a chip at a Malay price brings what its rules say of any amount', () => {
  for (const match of matches) {
    for (const on of ['meron', 'wala'] as const) {
      for (const result of results) {
        const bet = { on, price: match.prices[on], amount: 10_000n };
        const rules = rational(payoutOf(bet, result), stakeOf(bet));
        assert.deepEqual(fixedBack(on, { match, result }), rules, `${match.code} ${on} ${result}`);
      }
    }
  }
  assert.equal(toDecimalText(totalAt(-97), 4), '2.0309');
});

test('chips of a pool bring what the settlement of all bets together pays', () => {
  const laid = [
    { place: 'meron', chips: 37 },
    { place: 'wala', chips: 12 },
    { place: 'draw', chips: 3 },
  ];
  for (let nonce = 0; nonce < 60; nonce += 1) {
    const game = poolFight(laid);
    const state = game.start('chips:meron=37,wala=12,draw=3', drawOf(nonce));
    const bets = laid.map(({ place: on, chips }) => ({
      id: on,
      on: on as 'draw',
      stake: BigInt(chips) * 1_000n,
    }));
    const { payouts } = settlePools(bets, state.result);
    const all = payouts.reduce((sum, { amount }) => sum + amount, 0n);
    assert.deepEqual(game.pay(state), rational(all, 1_000n), state.result);
  }
});

test('a fight whose prices are not those that were told is called off', () => {
  const offer = offerFight(drawOf(1), false);
  const told = fixedFight(offer).start('meron:meron=1', drawOf(1));
  assert.notEqual(told.result, 'cancelled');
  const other = { ...offer, prices: { meron: 1, wala: 1 } };
  const changed = fixedFight(other);
  const state = changed.start('meron:meron=1', drawOf(1));
  assert.equal(state.result, 'cancelled');
  assert.deepEqual(changed.pay(state), rational(1n));
});

test('what only comes back, or lies on both sides, is no turnover', () => {
  const valid = (opening: string, result: FightState['result']) => {
    const stacks = readStacks(fixedCloth, opening);
    assert.ok(stacks && matches[0]);
    const state: FightState = { stacks, match: matches[0], result, lengthMs: 0 };
    const cost = stacks.reduce((sum, { chips }) => sum + chips, 0);
    return toDecimalText(validStakesOf(anyFixed, state, cost), 0);
  };
  assert.equal(valid('chips:meron=10,wala=4', 'meron'), '6');
  assert.equal(valid('meron:meron=10', 'bdd'), '0');
  assert.equal(valid('chips:meron=10,bdd=2', 'ftd'), '2');
  assert.equal(valid('chips:meron=10,ftd=2', 'cancelled'), '0');
});

test('the stated chances of chips at told prices add up, and are those that play shows', () => {
  for (const sample of fixedFigures.samples) {
    const whole = add(...sample.chances().map(({ probability }) => probability));
    assert.deepEqual(whole, rational(1n), sample.opening);
    for (const { name, p } of testBetOutcomes(anyFixed, sample, 3_000, drawOf)) {
      assert.ok(p > 0.0001, `${sample.opening} ${name}: ${p}`);
    }
  }
});

test('every stated bet of both forms can be laid, and a pool states its takeout', () => {
  for (const { rules, figures } of arenas) {
    for (const { opening } of figures.bets) assert.ok(rules.priceOf(opening) !== null, opening);
    for (const { way, returnPercent } of figures.watched) {
      for (const bet of figures.bets.filter(({ opening }) => opening.startsWith(`${way}:`))) {
        assert.ok(Math.abs(Number(bet.returnPercent) - Number(returnPercent)) < 0.07, way);
      }
    }
  }
  const [sides] = poolFightFigures.bets;
  assert.equal(sides?.returnPercent, toDecimalText(multiply(poolReturn(), rational(100n)), 6));
  assert.equal(sides.returnPercent, '95.572584');
  assert.equal(sides.topWin.times, '7.89');
});

test('nobody is paid more of a pool than the boldest that is held', () => {
  let most = 0n;
  for (let meron = 1; meron < 400; meron += 1) {
    for (let wala = 1; wala < 400; wala += 1) {
      const closing = closeLaid([
        { place: 'meron', chips: meron },
        { place: 'wala', chips: wala },
      ]);
      if (closing.isHeld && closing.prices.meron > most) most = closing.prices.meron;
    }
  }
  assert.equal(most, 789n);
});

test('chips of several openings are one opening of all, in the order of the cloth', () => {
  const openings = ['draw:draw=2', 'sides:meron=3', 'chips:meron=1,draw=1'];
  assert.equal(mergeOpenings(poolCloth, openings), 'chips:meron=4,draw=3');
  assert.deepEqual(sumStacks(poolCloth, openings), [
    { place: 'meron', chips: 4 },
    { place: 'draw', chips: 3 },
  ]);
});
