import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream, type DrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { deck, cardSign } from '@bahati/game-rules/cards/card.ts';
import { toDecimalText, toNumber } from '@bahati/game-rules/rational.ts';
import { basicAct } from './basic-strategy.ts';
import { blackjack, type BlackjackState } from './blackjack.rules.ts';

const { acts } = blackjack;
assert.ok(acts);
const { actions, act, idle, extraStakes } = acts;

/** Deals these cards, the player's first, the dealer's, the player's, the dealer's hidden one. */
function dealing(cards: string): DrawStream {
  const signs = deck.map((card) => cardSign(card).slice(0, -1));
  const row = cards.split(' ').map((corner) => signs.indexOf(corner));
  let cursor = 0;
  return {
    get cursor() {
      return cursor;
    },
    nextInt(range) {
      assert.equal(range, 52);
      const card = row[cursor];
      assert.ok(card !== undefined && card >= 0, `no card ${cursor} in ${cards}`);
      cursor += 1;
      return card;
    },
  };
}

/** Plays a round to the acts named, and asks that every card laid out was needed. */
function play(cards: string, ...named: string[]): BlackjackState {
  const draw = dealing(cards);
  const end = named.reduce(
    (state, action) => act(state, action, draw),
    blackjack.start('deal', draw),
  );
  assert.equal(draw.cursor, cards.split(' ').length, cards);
  return end;
}

const paid = (state: BlackjackState) => toNumber(blackjack.pay(state));
const resultsOf = (state: BlackjackState) =>
  blackjack.show(state).hands.map(({ result }) => result);

test('the published cards are dealt in turn, and doubling eleven wins with them', () => {
  const draw = createDrawStream(createNodeHmac('def'), { clientSeed: 'abc', nonce: 1 });
  const dealt = blackjack.start('deal', draw);
  assert.deepEqual(dealt.hands[0]?.cards.map(cardSign), ['7♠', '4♥']);
  assert.deepEqual(dealt.dealer.map(cardSign), ['10♠', '9♥']);
  const end = act(dealt, basicAct(blackjack.show(dealt), actions(dealt)), draw);
  assert.equal(cardSign(end.hands[0]?.cards[2] ?? -1), 'K♦');
  assert.equal(extraStakes?.(end), 2);
  assert.equal(paid(end), 8);
});

test('a blackjack pays three to two at once, unless the dealer has one too', () => {
  const won = play('A 9 K 7');
  assert.deepEqual([paid(won), resultsOf(won), actions(won)], [5, ['blackjack'], []]);
  const pushed = play('A K Q A');
  assert.deepEqual([paid(pushed), resultsOf(pushed)], [2, ['pushed']]);
});

test('a dealer who finds a blackjack under a ten ends the round before anything is added', () => {
  const lost = play('9 10 2 A');
  assert.deepEqual([paid(lost), resultsOf(lost), actions(lost)], [0, ['lost'], []]);
  assert.equal(blackjack.show(lost).dealer.isBlackjack, true);
});

test('under an ace insurance is asked first and pays two to one on a blackjack', () => {
  const asked = play('9 A 2 K');
  assert.deepEqual(actions(asked), ['decline', 'insure']);
  assert.equal(blackjack.show(asked).active, null);
  const insured = play('9 A 2 K', 'insure');
  assert.deepEqual([paid(insured), extraStakes?.(insured)], [3, 1]);
  const declined = play('9 A 2 K', 'decline');
  assert.deepEqual([paid(declined), extraStakes?.(declined)], [0, 0]);
  const even = play('A A K K', 'insure');
  assert.deepEqual([paid(even), blackjack.show(even).insurancePays], [5, 3]);
  const inVain = play('10 A 9 7', 'insure', 'stand');
  assert.deepEqual([paid(inVain), blackjack.show(inVain).insurancePays], [4, 0]);
  assert.deepEqual([paid(play('A A K 5', 'decline')), paid(play('A A K 5', 'insure'))], [5, 5]);
});

test('the hidden card and what only the dealer knows stay hidden until the round is over', () => {
  const open = play('10 10 6 7');
  const { dealer, hands, isOver } = blackjack.show(open);
  assert.deepEqual(
    [dealer.cards.length, dealer.isHoleDown, dealer.total, isOver],
    [1, true, 10, false],
  );
  assert.deepEqual([hands[0]?.result, hands[0]?.pays], [null, null]);
  const same = blackjack.show(play('10 10 6 2'));
  assert.deepEqual(same, blackjack.show(open));
  assert.equal(blackjack.show(play('10 10 6 7', 'stand')).dealer.cards.length, 2);
});

test('the dealer draws to 17 and stands on every 17, also with an ace', () => {
  const soft = play('10 6 8 A', 'stand');
  assert.deepEqual([blackjack.show(soft).dealer.total, paid(soft)], [17, 4]);
  const drawn = play('10 2 8 3 4 2 6', 'stand');
  assert.deepEqual([blackjack.show(drawn).dealer.total, paid(drawn)], [17, 4]);
  const bust = play('10 6 2 10 K', 'stand');
  assert.deepEqual([blackjack.show(bust).dealer.total, paid(bust)], [26, 4]);
});

test('hands are split to four, doubled after a split, and each is paid by itself', () => {
  const end = play(
    '8 6 8 10 8 8 3 2 10 K K 9 Q',
    'split', // 8 8 | 8 8
    'split', // 8 3 | 8 2 | 8 8
    'double', // 8 3 10
    'double', // 8 2 K
    'split', // 8 K | 8 9
    'stand',
    'stand',
  );
  assert.deepEqual(resultsOf(end), ['won', 'won', 'won', 'won']);
  assert.deepEqual([extraStakes?.(end), paid(end)], [10, 24]);
});

test('four hands are the most, and a fourth pair is played as its total', () => {
  const draw = dealing('8 6 8 10 8 8 8 8 8 8');
  let state = blackjack.start('deal', draw);
  for (let splits = 0; splits < 3; splits += 1) {
    assert.ok(actions(state).includes('split'));
    state = act(state, 'split', draw);
  }
  assert.equal(state.hands.length, 4);
  assert.deepEqual(actions(state), ['hit', 'stand', 'double']);
  assert.equal(basicAct(blackjack.show(state), actions(state)), 'stand');
  assert.throws(() => act(state, 'split', draw), RangeError);
});

test('split aces get one card each, and 21 so made is no blackjack', () => {
  const end = play('A 9 A 9 K A', 'split');
  assert.deepEqual([end.isOver, resultsOf(end), paid(end)], [true, ['won', 'lost'], 4]);
});

test('21 asks nothing more and three cards can neither be doubled nor split', () => {
  const done = play('5 9 6 10 K', 'hit');
  assert.deepEqual([done.isOver, paid(done)], [true, 4]);
  const three = play('2 9 2 10 2', 'hit');
  assert.deepEqual(actions(three), ['hit', 'stand']);
  assert.throws(() => act(three, 'double', dealing('2')), RangeError);
  const past = play('10 9 6 10 K', 'hit');
  assert.deepEqual([resultsOf(past), paid(past), past.dealer.length], [['bust'], 0, 2]);
});

test('a hand past 21 shows itself while its neighbour is still played', () => {
  const state = play('8 6 8 10 8 10 10', 'split', 'hit');
  const { hands, active, isOver } = blackjack.show(state);
  assert.deepEqual([hands[0]?.result, hands[1]?.result, active, isOver], ['bust', null, 1, false]);
});

test('a player who went away declines and stands until the round is over', () => {
  const draw = dealing('8 A 8 6 9');
  let state = blackjack.start('deal', draw);
  const done: string[] = [];
  while (actions(state).length > 0) {
    done.push(idle(state));
    state = act(state, idle(state), draw);
    assert.equal(extraStakes?.(state), 0);
  }
  assert.deepEqual([done, state.isOver], [['decline', 'stand'], true]);
});

test('only a deal begins a round, and only what is on offer goes on with it', () => {
  for (const opening of ['deal:', 'Deal', 'deal:1', '', 'bet']) {
    assert.equal(blackjack.priceOf(opening), null, opening);
    assert.throws(() => blackjack.start(opening, dealing('A A A A')), RangeError);
  }
  assert.equal(blackjack.priceOf(blackjack.firstOpening), 2);
  assert.throws(() => act(play('9 9 2 8'), 'insure', dealing('2')), RangeError);
  assert.throws(() => act(play('9 9 2 8', 'stand'), 'stand', dealing('2')), RangeError);
});

test('basic strategy ends every round it begins', () => {
  for (let nonce = 0; nonce < 400; nonce += 1) {
    const draw = createDrawStream(createNodeHmac('strategy'), { clientSeed: 'played', nonce });
    let state = blackjack.start('deal', draw);
    for (let turns = 0; actions(state).length > 0; turns += 1) {
      assert.ok(turns < 60);
      state = act(state, basicAct(blackjack.show(state), actions(state)), draw);
    }
    assert.ok(state.isOver);
    assert.ok(paid(state) <= 2 * (2 + (extraStakes?.(state) ?? 0)) + 1);
  }
});

test('a round is told in both languages', () => {
  const money = (stakes: Parameters<typeof toDecimalText>[0]) => `KSh ${toDecimalText(stakes, 2)}`;
  const split = play('8 6 8 10 3 2 10 9 K', 'split', 'double', 'hit', 'stand');
  const told = blackjack.tell(split, 'sw', money);
  assert.deepEqual(told.bets, [
    { label: 'Mkono wa 1', value: 'KSh 4.00 · limeongezwa maradufu' },
    { label: 'Mkono wa 2', value: 'KSh 2.00' },
  ]);
  assert.equal(told.outcome.at(-1)?.value, 'KSh 12.00');
  const insured = blackjack.tell(play('9 A 2 K', 'insure'), 'en', money);
  assert.deepEqual(insured.bets[1], { label: 'Insurance', value: 'KSh 1.00' });
  assert.match(insured.outcome[0]?.value ?? '', /^A.+ K.+ · 21$/);
  assert.match(insured.outcome[1]?.value ?? '', / · 11 · lost$/);
});
