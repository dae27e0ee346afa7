import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream, type DrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { replayBet } from '@bahati/game-rules/bet-games/replay.ts';
import type { AnyBetGame } from '@bahati/game-rules/bet-games/bet-games.ts';
import { cardOf, type Rank } from '@bahati/game-rules/cards/card.ts';
import { mostInRound, priceOnCloth } from '@bahati/game-rules/chips/cloth.ts';
import { toDecimalText, toNumber } from '@bahati/game-rules/rational.ts';
import { blackjack } from '@bahati/game-rules/tables/blackjack/blackjack.rules.ts';
import { betsOf, chipsOnHand, payOf, validOf } from './bets.ts';
import {
  liveBlackjackCloth,
  mostBehind,
  mostFirstChips,
  mostOwnSeats,
  mostRaises,
  readPlace,
} from './live-blackjack.places.ts';
import { liveBlackjack, showTable } from './live-blackjack.rules.ts';
import { actAtTable, dealTable, playTable, turnOf } from './table-state.ts';

/** Ranks in the order in which they are drawn; an ace is 14. */
function cards(...ranks: Rank[]): DrawStream {
  const left = ranks.map((rank, at) => cardOf(rank, at % 2 === 0 ? 'spades' : 'hearts'));
  return {
    cursor: 0,
    nextInt() {
      const card = left.shift();
      if (card === undefined) throw new Error('No more was to be drawn.');
      return card;
    },
  };
}

const drawOf = (nonce: number) =>
  createDrawStream(createNodeHmac('coast'), { clientSeed: 'salt', nonce });

const paidOf = (stacks: { place: string; chips: number }[], play: ReturnType<typeof playTable>) =>
  betsOf(stacks).map((bet) => toNumber(payOf(bet, play)));

test('cards come in table order: seats, open card, seats, hidden card', () => {
  const state = dealTable([2, 5], cards(2, 3, 9, 4, 6, 7));
  assert.deepEqual(
    [...state.seats.flatMap(({ hands }) => hands.map(({ cards: own }) => own)), state.dealer].map(
      (own) => own.map((card) => Math.floor(card / 4) + 2),
    ),
    [
      [2, 4],
      [3, 6],
      [9, 7],
    ],
  );
  assert.deepEqual(turnOf(state), { seat: 2, hand: 0, actions: ['hit', 'stand', 'double'] });
});

test('one seat alone comes to what the table for one comes to with the same cards', () => {
  let compared = 0;
  for (let nonce = 0; nonce < 400; nonce += 1) {
    const draw = drawOf(nonce);
    const alone = drawOf(nonce);
    let state = dealTable([3], draw);
    let single = blackjack.start('deal', alone);
    if (single.insurance === 'offered') single = blackjack.acts!.act(single, 'decline', alone);
    for (let turn = turnOf(state); turn; turn = turnOf(state)) {
      const act = turn.actions.at(-1 - (nonce % turn.actions.length))!;
      state = actAtTable(state, act, draw);
      single = blackjack.acts!.act(single, act, alone);
    }
    assert.ok(single.isOver);
    const [played] = state.seats;
    const raises = Array.from({ length: played!.raises }, (_, at) => ({
      place: `s3.${at + 1}`,
      chips: 1,
    }));
    const [bet] = betsOf([{ place: 's3', chips: 1 }, ...raises]);
    assert.equal(
      toDecimalText(payOf(bet!, state), 1),
      toDecimalText(halved(blackjack.pay(single)), 1),
    );
    const valid = (blackjack.validStake as (state: unknown) => Parameters<typeof halved>[0])(
      single,
    );
    assert.equal(toDecimalText(validOf(bet!, state), 1), toDecimalText(halved(valid), 1));
    compared += played!.raises;
  }
  assert.ok(compared > 100, 'doubles and splits were among them');
});

/** The table for one counts in halves of a bet. */
const halved = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }) => ({
  numerator,
  denominator: denominator * 2n,
});

test('who follows a split and a double pays for it and is paid; who does not keeps his one stake', () => {
  // Seat 1: a pair of eights, split to 8+3 and 8+10; the left one doubles to 21, the dealer has 20.
  const draw = cards(8, 10, 8, 10, 3, 10, 10);
  let state = dealTable([1], draw);
  for (const act of ['split', 'double', 'stand']) state = actAtTable(state, act, draw);
  assert.equal(state.isOver, true);
  const stacks = [
    { place: 's1', chips: 4 },
    { place: 's1.1', chips: 4 },
    { place: 's1.2', chips: 4 },
    { place: 'b1', chips: 4 },
    { place: 'f1', chips: 4 },
    { place: 'f1.2', chips: 4 },
  ];
  // Seat: 16 back for 12. One stake: its left hand wins. Following, without funds for the split.
  assert.deepEqual(paidOf(stacks, state), [16, 8, 16]);
  const [left, right] = state.seats[0]!.hands;
  const [, , follower] = betsOf(stacks);
  assert.equal(chipsOnHand(follower!, left!), 8);
  assert.equal(chipsOnHand(follower!, right!), 0, 'it paid no part of the split');
});

test('a blackjack of the dealer ends the round before anybody decides, and a pair of them is a push', () => {
  const state = dealTable([1, 7], cards(14, 9, 14, 13, 9, 13));
  assert.equal(turnOf(state), null);
  assert.deepEqual(
    paidOf(
      [
        { place: 's1', chips: 2 },
        { place: 'b7', chips: 2 },
      ],
      state,
    ),
    [2, 0],
  );
  assert.equal(toNumber(validOf(betsOf([{ place: 's1', chips: 2 }])[0]!, state)), 0);
});

test('a blackjack pays three to two, and against nothing else the dealer draws no card', () => {
  const state = dealTable([4], cards(14, 6, 13, 2));
  assert.equal(state.isOver, true);
  assert.equal(state.dealer.length, 2);
  assert.deepEqual(paidOf([{ place: 's4', chips: 3 }], state), [7.5]);
});

test('nobody played: nothing is dealt, and what lies behind an empty seat comes back', () => {
  const state = dealTable([], cards());
  assert.equal(state.isOver, true);
  assert.deepEqual(
    paidOf(
      [
        { place: 'b3', chips: 5 },
        { place: 'f3.1', chips: 5 },
      ],
      state,
    ),
    [5],
  );
});

test('what lies open while a round goes on never holds the hidden card or a result', () => {
  let looked = 0;
  for (let nonce = 0; nonce < 200; nonce += 1) {
    const draw = drawOf(nonce);
    let state = dealTable([1, 2, 6], draw);
    for (let turn = turnOf(state); turn; turn = turnOf(state)) {
      const view = showTable(state, [{ place: 's1', chips: 1 }]);
      assert.equal(view.dealer.cards.length, 1);
      assert.ok(
        view.seats.every(({ hands }) =>
          hands.every(({ result, total }) => (result === 'bust') === total > 21),
        ),
      );
      assert.equal(view.paid[0]?.chips, null);
      looked += 1;
      state = actAtTable(state, turn.actions.at(-1 - (looked % turn.actions.length))!, draw);
    }
  }
  assert.ok(looked > 500);
});

test('a round is played again from its seats and decisions, and refuses what it cannot have', () => {
  const play = { seats: [1, 2], acts: ['stand', 'stand'] };
  const nonce = Array.from({ length: 60 }, (_, at) => at).find((at) => {
    const state = dealTable(play.seats, drawOf(at));
    return state.seats.every(({ hands }) => !hands[0]!.isDone) && !state.isOver;
  });
  const rules = liveBlackjack(play) as unknown as AnyBetGame;
  const round = replayBet(rules, { opening: 'chips:s1=2,b2=3', acts: [] }, drawOf(nonce!));
  assert.equal(round.cost, 5);
  assert.ok((round.shown as { isOver: boolean }).isOver);
  const told = rules.tell(round.state, 'sw', (stakes) => toDecimalText(stakes, 2));
  assert.deepEqual(
    told.bets.map(({ label }) => label),
    ['Kiti cha 1', 'Nyuma ya kiti cha 2'],
  );
  for (const wrong of [
    { seats: [2, 1], acts: [] },
    { seats: [8], acts: [] },
    { seats: [1, 2], acts: ['insure'] },
    { seats: [1, 2], acts: ['stand', 'stand', 'stand'] },
  ]) {
    assert.throws(() => playTable(wrong, drawOf(nonce!)), RangeError);
  }
});

test('the cloth takes the dearest round a member may have, every hand split and doubled', () => {
  const each = Math.floor(mostFirstChips / (mostOwnSeats + mostBehind));
  const firsts = ['s1', 's2', 'f3', 'f4', 'f5'];
  const listed = firsts.flatMap((place) => [
    `${place}=${each}`,
    ...Array.from({ length: mostRaises }, (_, at) => `${place}.${at + 1}=${each}`),
  ]);
  assert.equal(firsts.length, mostOwnSeats + mostBehind);
  assert.equal(priceOnCloth(liveBlackjackCloth, `chips:${listed.join(',')}`), each * 40);
  assert.ok(mostFirstChips * (1 + mostRaises) <= mostInRound);
  assert.equal(priceOnCloth(liveBlackjackCloth, 'chips:b1.1=2'), null, 'one stake never grows');
  assert.ok(liveBlackjackCloth.places.every((place) => readPlace(place)));
});
