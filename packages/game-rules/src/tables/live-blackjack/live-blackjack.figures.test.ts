import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { hitRateOf, meanOf, statedBet, varianceOf } from '@bahati/game-rules/bet-games/figures.ts';
import { add, rational, toDecimalText, toNumber } from '@bahati/game-rules/rational.ts';
import { chartAct } from '@bahati/game-rules/tables/blackjack/basic-strategy.ts';
import { valueOf } from '@bahati/game-rules/tables/blackjack/hand-total.ts';
import { behindChances } from './behind-outcomes.ts';
import { betsOf, payOf } from './bets.ts';
import { liveBlackjackFigures } from './live-blackjack.figures.ts';
import { actAtTable, dealTable, type TableState, turnOf } from './table-state.ts';

const chances = behindChances();
const [seat, following, behind] = liveBlackjackFigures.bets;

test('a seat, and a bet behind that follows, lose the published 0.511734 percent', () => {
  for (const bet of [seat, following]) {
    const lost = rational(
      100n * 1_000_000n - BigInt(bet!.returnPercent.replace('.', '')),
      1_000_000n,
    );
    assert.equal(toDecimalText(lost, 6), '0.511734');
  }
});

test('a bet behind that does not follow gives back what every deal and draw adds up to', () => {
  assert.deepEqual(add(...chances.map(({ probability }) => probability)), rational(1n));
  const { opening, name, pays } = behind!;
  assert.deepEqual(behind, statedBet({ opening, name, pays }, chances));
});

/** The chart at every seat. */
function playByChart(seats: readonly number[], seed: string, nonce: number): TableState {
  const draw = createDrawStream(createNodeHmac(seed), { clientSeed: 'behind', nonce });
  let state = dealTable(seats, draw);
  for (let turn = turnOf(state); turn; turn = turnOf(state)) {
    const { seat: at, hand: place, actions } = turn;
    const hand = state.seats.find((each) => each.seat === at)!.hands[place]!;
    const { total, isSoft } = totals(hand.cards);
    const isPair = actions.includes('split');
    const act = chartAct(
      {
        total,
        isSoft,
        pairOf: isPair ? valueOf(hand.cards[0]!) : null,
        canDouble: actions.includes('double'),
      },
      valueOf(state.dealer[0]!),
    );
    state = actAtTable(state, act, draw);
  }
  return state;
}

function totals(cards: readonly number[]) {
  const low = cards.reduce((sum, card) => sum + valueOf(card), 0);
  const isSoft = cards.some((card) => valueOf(card) === 1) && low + 10 <= 21;
  return { total: isSoft ? low + 10 : low, isSoft };
}

test('rounds played by the chart come back as often, and as much, as is stated', () => {
  const rounds = 12_000;
  const [lone] = betsOf([{ place: 'b4', chips: 1 }]);
  let paid = 0;
  let hits = 0;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const back = toNumber(payOf(lone!, playByChart([4], 'malindi', nonce)));
    paid += back;
    hits += Number(back > 0);
  }
  const off = (found: number, mean: number, variance: number) =>
    Math.abs(found - mean) / Math.sqrt(variance / rounds);
  const hitRate = toNumber(hitRateOf(chances));
  // Fixed seeds: what passes once always does.
  assert.ok(off(paid / rounds, toNumber(meanOf(chances)), toNumber(varianceOf(chances))) < 3);
  assert.ok(off(hits / rounds, hitRate, hitRate * (1 - hitRate)) < 3);
});
