import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardSign, deck, type Suit } from '@bahati/game-rules/cards/card.ts';
import {
  createTestDraw,
  optionsOf,
  textOf,
} from '@bahati/game-rules/seat-games/match/whole-matches.testing.ts';
import { jokers, kadiDeck, kadiRankOf, kadiSuitOf } from './kadi.cards.ts';
import { nameOf } from './kadi.oracle.testing.ts';
import { kadi } from './kadi.rules.ts';
import { type KadiAct, type KadiState, mostTurns } from './kadi.state.ts';

const settings = { stake: 1_000n, rakeBasisPoints: 500, rakeCap: 10_000n };
const draw = createTestDraw(1);

/** `10♥ Q♠ R B`: the letters are the red and the black joker. */
const cards = (signs: string): number[] =>
  signs
    .split(' ')
    .filter((sign) => sign !== '')
    .map((sign) => {
      if (sign === 'R' || sign === 'B') return jokers[sign === 'R' ? 0 : 1]!;
      return deck.find((card) => cardSign(card) === sign)!;
    })
    .toSorted((a, b) => a - b);
const card = (sign: string): number => cards(sign)[0]!;

/** Hands by seat from 0, whose turn comes first; what is in no hand and not open is the stock. */
function table(open: string, ...hands: string[]): KadiState {
  const players = hands.map((_, seat) => ({ seat, stack: 5_000n }));
  const { state } = kadi.begin(settings, players, { button: hands.length - 2 }, draw);
  const top = card(open);
  const held = [top, ...hands.flatMap(cards)];
  return {
    ...state,
    players: state.players.map((player, place) => ({ ...player, hand: cards(hands[place]!) })),
    stock: kadiDeck.filter((each) => !held.includes(each)),
    laid: [top],
    pile: { suit: kadiSuitOf(top), rank: kadiRankOf(top) },
  };
}

const say = (state: KadiState, act: KadiAct, seat = kadi.turn(state)!): KadiState => {
  const answer = kadi.act(state, seat, act, createTestDraw(3));
  assert.ok(!('refused' in answer), textOf(answer));
  return answer.state;
};
const isRefused = (state: KadiState, act: KadiAct, seat = kadi.turn(state)!): boolean =>
  'refused' in kadi.act(state, seat, act, draw);
/** The last sign is on top; `*` after the cards says niko kadi with them, `=` asks for a suit. */
const laying = (signs: string): KadiAct => {
  const [laid, suit = null] = signs.replace('*', '').split('=') as [string, Suit?];
  const top = card(laid.split(' ').at(-1)!);
  return { kind: 'play', cards: cards(laid), top, suit, nikoKadi: signs.endsWith('*') };
};
const lay = (state: KadiState, signs: string): KadiState => say(state, laying(signs));
const take = (state: KadiState): KadiState => say(state, { kind: 'take' });
const handOf = (state: KadiState, seat: number) =>
  state.players.find((one) => one.seat === seat)!.hand;
const wonBy = (state: KadiState) => kadi.result(state)?.stacks.map(({ stack }) => stack - 4_000n);
const others = '4♦ 5♦ 6♦ 9♦';

test('everybody gets four cards, and the pile begins with an answer card', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const seats = [0, 1, 2, 3, 4, 5].slice(0, 2 + (seed % 5));
    const players = seats.map((seat) => ({ seat, stack: 1_000n }));
    const { state } = kadi.begin(settings, players, null, createTestDraw(seed));
    for (const { hand } of state.players) assert.equal(hand.length, 4);
    assert.match(nameOf(state.laid[0]!).rank, /^(4|5|6|7|9|10)$/);
    const all = [...state.players.flatMap(({ hand }) => hand), ...state.laid, ...state.stock];
    assert.deepEqual(
      all.toSorted((a, b) => a - b),
      kadiDeck,
    );
  }
});

test('a card is laid on its suit or its rank, with others of its rank', () => {
  const state = table('7♠', '7♥ 4♠ 4♥ 9♦', others);
  for (const fine of ['7♥', '4♠', '4♠ 4♥']) assert.equal(isRefused(state, laying(fine)), false);
  for (const wrong of ['4♥', '9♦', '4♥ 4♠', '7♥ 4♠', '10♠']) {
    assert.ok(isRefused(state, laying(wrong)), wrong);
  }
});

test('a question is answered by the same player, or he takes a card', () => {
  const state = table('7♠', 'Q♠ 8♠ 8♥ 9♥ 9♣', others);
  const answered = lay(state, 'Q♠ 8♠ 8♥ 9♥ 9♣');
  assert.deepEqual(handOf(answered, 0), []);
  assert.deepEqual(answered.laid.at(-1), card('9♣'));
  assert.ok(isRefused(state, laying('Q♠ 8♠ 9♥')));
  assert.ok(isRefused(state, laying('8♥')));
  const open = lay(state, 'Q♠ 8♠');
  assert.equal(handOf(open, 0).length, 4);
  assert.equal(kadi.turn(open), 1);
});

test('jacks jump players, and kings turn the play back', () => {
  const four = (hand: string) => table('7♠', hand, others, others, others);
  assert.equal(kadi.turn(lay(four('J♠ 4♣'), 'J♠')), 2);
  assert.equal(kadi.turn(lay(four('J♠ J♥ 4♣'), 'J♠ J♥')), 3);
  const back = lay(four('K♠ 4♣'), 'K♠');
  assert.equal(kadi.turn(back), 3);
  assert.equal(kadi.turn(take(back)), 2);
  assert.equal(kadi.turn(lay(four('K♠ K♥ 4♣'), 'K♠ K♥')), 1);
});

test('between two players a jack and a king bring the turn back', () => {
  const two = table('7♠', 'K♠ J♠ K♥ J♥ 4♣', others);
  for (const [laid, turn] of [
    ['K♠', 0],
    ['J♠', 0],
    ['K♠ K♥', 1],
    ['J♠ J♥', 1],
  ] as const) {
    assert.equal(kadi.turn(lay(two, laid)), turn, laid);
  }
});

test('fed cards add up, are fed on by the same rank, blocked or taken', () => {
  const state = table('7♠', '2♠ 2♥ 4♣', '2♦ 2♣ A♣ 3♥ 7♥', others);
  const fed = lay(state, '2♠ 2♥');
  assert.deepEqual(fed.feed, { rank: 2, count: 4 });
  assert.ok(isRefused(fed, laying('3♥')));
  assert.ok(isRefused(fed, laying('A♣=clubs')));
  assert.equal(lay(fed, '2♦').feed?.count, 6);
  const blocked = lay(fed, 'A♣');
  assert.equal(blocked.feed, null);
  assert.deepEqual(blocked.pile, { suit: 'hearts', rank: null });
  const taken = take(fed);
  assert.equal(handOf(taken, 1).length, 9);
  assert.equal(taken.feed, null);
  assert.deepEqual(taken.pile, { suit: 'hearts', rank: 2 });
  assert.equal(kadi.turn(taken), 2);
});

test('a joker feeds five and lets everything follow', () => {
  const fed = lay(table('7♠', 'R B 4♣', '9♦ K♥', others), 'B R');
  assert.deepEqual(fed.feed, { rank: 15, count: 10 });
  const free = take(fed);
  assert.equal(handOf(free, 1).length, 12);
  for (const fine of ['4♦', '9♦']) assert.equal(isRefused(free, laying(fine)), false);
});

test('an ace asks for a suit', () => {
  const asked = lay(table('7♠', 'A♥ A♦ 4♣', '7♥ 9♣ A♠', others), 'A♥ A♦=clubs');
  assert.ok(isRefused(asked, laying('7♥')));
  for (const fine of ['9♣', 'A♠=hearts']) assert.equal(isRefused(asked, laying(fine)), false);
});

test('who said niko kadi goes out in one move with an answer card on top', () => {
  const state = table('7♠', '4♠ Q♠ 9♠', others);
  const said = lay(state, '4♠*');
  const won = lay(take(said), 'Q♠ 9♠');
  assert.deepEqual(wonBy(won), [1_900n, 0n]);
  const silent = lay(take(lay(state, '4♠')), 'Q♠ 9♠');
  assert.equal(kadi.result(silent), null);
  assert.deepEqual(handOf(silent, 0), []);
});

test('niko kadi is said with a play or between turns, and only of a hand that can go out', () => {
  const state = table('7♠', '4♠ 9♥ 10♠', others, '9♠ 9♣');
  assert.ok(isRefused(state, laying('4♠*')));
  assert.ok(isRefused(state, { kind: 'niko_kadi' }, 1));
  assert.ok(isRefused(state, { kind: 'niko_kadi' }, 0));
  const said = say(state, { kind: 'niko_kadi' }, 2);
  assert.equal(kadi.turn(said), 0);
  assert.ok(isRefused(said, { kind: 'niko_kadi' }, 2));
  const won = lay(take(lay(said, '10♠')), '9♠ 9♣');
  assert.deepEqual(wonBy(won), [0n, 0n, 2_850n]);
});

test('a hand that ends otherwise, or while another sits without cards, wins nothing', () => {
  const state = table('7♠', '4♠', '9♠', others);
  const said = {
    ...state,
    players: state.players.map((player) => ({ ...player, saidNikoKadi: true })),
  };
  const bare = {
    ...said,
    players: said.players.map((one, at) => (at === 2 ? { ...one, hand: [] } : one)),
  };
  assert.equal(kadi.result(lay(bare, '4♠')), null);
  assert.deepEqual(wonBy(lay(said, '4♠')), [2_850n, 0n, 0n]);
  const jack = table('7♠', 'J♠', others);
  const saidJack = {
    ...jack,
    players: jack.players.map((player) => ({ ...player, saidNikoKadi: true })),
  };
  assert.equal(kadi.result(lay(saidJack, 'J♠')), null);
});

test('the stock is made anew from what was laid, and a table without cards gives none', () => {
  const state = { ...table('7♠', '4♠ 9♥', others), stock: cards('2♣'), buried: cards('3♣ 5♣') };
  const fed = { ...state, feed: { rank: 3, count: 3 } };
  const taken = take(fed);
  assert.deepEqual(handOf(taken, 0), cards('4♠ 9♥ 2♣ 3♣ 5♣'));
  const dry = take({ ...state, stock: [], buried: [] });
  assert.deepEqual(handOf(dry, 0), cards('4♠ 9♥'));
  assert.equal(kadi.turn(dry), 1);
});

test('the last turn of a long match gives the pot to the fewest cards', () => {
  const last = { ...table('7♠', '4♠ 9♥', others, '9♠'), turns: 3 * mostTurns - 1 };
  assert.deepEqual(wonBy(take(last)), [0n, 0n, 2_850n]);
  const even = { ...table('7♠', '4♠', others, '9♠ 9♥'), turns: 3 * mostTurns - 1 };
  assert.deepEqual(wonBy(take(even)), [1_425n, 0n, 1_425n]);
});

test('who resigns leaves his cards unseen, and the last one left wins', () => {
  const state = table('7♠', '4♠ 9♥', others, '9♠ 9♣');
  const fed = { ...state, feed: { rank: 2, count: 4 } };
  const left = say(fed, { kind: 'resign' });
  assert.equal(left.feed, null);
  assert.equal(kadi.turn(left), 1);
  assert.deepEqual(left.buried, cards('4♠ 9♥'));
  assert.deepEqual(wonBy(say(left, { kind: 'resign' }, 2)), [0n, 2_850n, 0n]);
});

test('what is no act is not read', () => {
  for (const wrong of [
    null,
    { kind: 'play' },
    { kind: 'play', cards: [1], top: 54 },
    { kind: 'play', cards: [54], top: 1 },
    { kind: 'play', cards: [1], top: 1, suit: 'stars' },
    { kind: 'play', cards: [1], top: 1, nikoKadi: 1 },
  ]) {
    assert.equal(kadi.readAct(wrong), null);
  }
  const read = kadi.readAct({ kind: 'play', cards: [9, 5], top: 9 });
  assert.deepEqual(read, { kind: 'play', cards: [5, 9], top: 9, suit: null, nikoKadi: false });
});

test('what may be said out of turn stands in the options of that seat', () => {
  const state = table('7♠', '4♠ 10♠', others, '9♠ 9♣');
  assert.deepEqual(optionsOf(kadi as never, kadi.view(state, 2)), [
    { kind: 'niko_kadi' },
    { kind: 'resign' },
  ]);
  assert.deepEqual(optionsOf(kadi as never, kadi.view(state, 1)), [{ kind: 'resign' }]);
});

test('of the deck what lay open is opened to all, and a hand to its owner', () => {
  const players = [0, 1].map((seat) => ({ seat, stack: 5_000n }));
  let { state } = kadi.begin(settings, players, null, createTestDraw(5));
  const { order, open } = kadi.deck!;
  const whole = order(state);
  const lain = [...state.laid];
  assert.deepEqual(open(state, null), lain);
  for (let acts = 0; acts < 30 && kadi.turn(state) !== null; acts += 1) {
    const options = optionsOf(kadi as never, kadi.view(state, kadi.turn(state))) as KadiAct[];
    const act = options.find(({ kind }) => kind === 'play') ?? { kind: 'take' };
    state = say(state, act);
    lain.push(...state.laid.filter((each) => !lain.includes(each)));
    assert.deepEqual(new Set(open(state, null)), new Set(lain));
    assert.deepEqual(new Set(open(state, 1)), new Set([...lain, ...handOf(state, 1)]));
    assert.equal(new Set(open(state, 1)).size, open(state, 1).length);
  }
  assert.ok(lain.length > 5);
  assert.deepEqual(order(state), whole);
  assert.deepEqual(
    whole.toSorted((a, b) => a - b),
    kadiDeck,
  );
});
