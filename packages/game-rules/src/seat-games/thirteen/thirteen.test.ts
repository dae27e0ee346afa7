import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardSign, deck } from '@bahati/game-rules/cards/card.ts';
import { cardsShown } from '@bahati/game-rules/seat-games/match/hidden-cards.testing.ts';
import { shuffled } from '@bahati/game-rules/seat-games/match/shuffle.ts';
import {
  createTestDraw,
  playMatch,
  textOf,
} from '@bahati/game-rules/seat-games/match/whole-matches.testing.ts';
import type { SeatEvent } from '@bahati/game-rules/seat-games/seat-game.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { beats, combinationsOf, strengthOf } from './thirteen.combinations.ts';
import { choicesToLay, mayLay } from './thirteen.oracle.testing.ts';
import { mostActs, thirteen } from './thirteen.rules.ts';
import type { ThirteenAct, ThirteenState } from './thirteen.state.ts';
import type { ThirteenView } from './thirteen.view.ts';

const settings = { stake: 1_000n, rakeBasisPoints: 500, rakeCap: 10_000n };
const draw = createTestDraw(1);

const cards = (signs: string): number[] =>
  signs
    .split(' ')
    .map((sign) => deck.find((card) => cardSign(card) === sign)!)
    .toSorted((a, b) => a - b);
const combo = (signs: string) => {
  const wanted = cards(signs);
  const found = combinationsOf(wanted).find((made) => made.cards.length === wanted.length);
  assert.ok(found, signs);
  return found;
};

/** Hands by seat from 0, who leads. */
function table(...hands: string[]): ThirteenState {
  const players = hands.map((_, seat) => ({ seat, stack: 5_000n }));
  const { state } = thirteen.begin(settings, players, { button: hands.length - 2 }, draw);
  return {
    ...state,
    players: state.players.map((player, place) => ({ ...player, hand: cards(hands[place]!) })),
    at: 0,
    mustHold: null,
  };
}
const say = (state: ThirteenState, act: ThirteenAct, seat = thirteen.turn(state)!) => {
  const answer = thirteen.act(state, seat, act, draw);
  assert.ok(!('refused' in answer), textOf(answer));
  return answer.state;
};
const lay = (state: ThirteenState, signs: string) =>
  say(state, { kind: 'play', cards: cards(signs) });
const isRefused = (state: ThirteenState, signs: string) =>
  'refused' in
  thirteen.act(state, thirteen.turn(state)!, { kind: 'play', cards: cards(signs) }, draw);
const pass = (state: ThirteenState) => say(state, { kind: 'pass' });
const resign = (state: ThirteenState, seat: number) => say(state, { kind: 'resign' }, seat);
const wonBy = (state: ThirteenState) =>
  thirteen.result(state)?.stacks.map(({ stack }) => stack - 4_000n);

test('cards rise from the three of spades to the two of hearts', () => {
  const row = deck.toSorted((a, b) => strengthOf(a) - strengthOf(b)).map(cardSign);
  assert.deepEqual(row.slice(0, 5), ['3♠', '3♣', '3♦', '3♥', '4♠']);
  assert.deepEqual(row.slice(-5), ['A♥', '2♠', '2♣', '2♦', '2♥']);
});

test('the same kind and length is beaten by a stronger top card', () => {
  for (const [high, low] of [
    ['4♠', '3♥'],
    ['3♥', '3♦'],
    ['2♠', 'A♥'],
    ['7♠ 7♥', '7♣ 7♦'],
    ['5♠ 5♣ 5♦', '4♠ 4♣ 4♥'],
    ['3♠ 4♠ 5♥', '3♣ 4♣ 5♦'],
    ['4♠ 4♥ 5♠ 5♥ 6♠ 6♥', '4♣ 4♦ 5♣ 5♦ 6♣ 6♦'],
    ['4♠ 4♥ 4♣ 4♦', '3♠ 3♥ 3♣ 3♦'],
  ] as const) {
    assert.ok(beats(combo(high), combo(low)), high);
    assert.equal(beats(combo(low), combo(high)), false, low);
  }
  assert.equal(beats(combo('4♠ 5♠ 6♠ 7♠'), combo('3♠ 4♣ 5♣')), false);
  assert.equal(beats(combo('K♠ K♣'), combo('3♠')), false);
});

test('bombs beat twos and nothing else', () => {
  const four = '9♠ 9♣ 9♦ 9♥';
  const three = '3♠ 3♣ 4♠ 4♣ 5♠ 5♣';
  const fourPairs = `${three} 6♠ 6♣`;
  const fivePairs = `${fourPairs} 7♠ 7♣`;
  const beaten = (bomb: string) =>
    ['2♥', '2♥ 2♦', '2♥ 2♦ 2♣', '2♥ 2♦ 2♣ 2♠', 'A♥', 'A♥ A♦'].filter((laid) =>
      beats(combo(bomb), combo(laid)),
    );
  assert.deepEqual(beaten(four), ['2♥']);
  assert.deepEqual(beaten(three), ['2♥']);
  assert.deepEqual(beaten(fourPairs), ['2♥', '2♥ 2♦']);
  assert.deepEqual(beaten(fivePairs), ['2♥', '2♥ 2♦', '2♥ 2♦ 2♣']);
  assert.equal(beats(combo(four), combo(three)), false);
  assert.equal(beats(combo(fourPairs), combo(three)), false);
});

test('no run holds a two', () => {
  const kinds = combinationsOf(cards('K♠ A♠ 2♠ 3♠ 4♠')).map(({ kind }) => kind);
  assert.deepEqual(new Set(kinds), new Set(['single']));
});

test('whoever was dealt the lowest card leads, and with it', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const seats = [1, 2, 5, 6].slice(0, 2 + (seed % 3));
    const players = seats.map((seat) => ({ seat, stack: 1_000n }));
    const { state } = thirteen.begin(settings, players, null, createTestDraw(seed));
    const dealt = state.players.flatMap(({ hand }) => hand);
    assert.equal(new Set(dealt).size, 13 * seats.length);
    const lowest = dealt.toSorted((a, b) => strengthOf(a) - strengthOf(b))[0]!;
    const { options } = thirteen.view(state, thirteen.turn(state)) as { options: ThirteenAct[] };
    const plays = options.flatMap((option) => (option.kind === 'play' ? [option.cards] : []));
    assert.ok(plays.length > 0 && plays.every((laid) => laid.includes(lowest)));
    assert.ok(!options.some(({ kind }) => kind === 'pass'));
  }
});

test('whoever passes stays out until all others have passed', () => {
  let state = table('3♠ 9♠ K♠', '4♠ 10♠ A♠', '5♠ J♠ 2♠');
  state = lay(state, '3♠');
  state = lay(pass(state), '5♠');
  state = lay(state, '9♠');
  assert.equal(thirteen.turn(state), 2, 'seat 1 has passed');
  state = pass(state);
  assert.equal(thirteen.turn(state), 0);
  assert.equal(state.laid, null);
  assert.ok('refused' in thirteen.act(state, 0, { kind: 'pass' }, draw), 'who leads plays');
});

test('whoever is out leaves the lead to the next player', () => {
  let state = table('3♠', '4♠ 6♠', '5♠ 7♠', '8♠ 9♠');
  state = lay(state, '3♠');
  state = pass(pass(pass(state)));
  assert.equal(thirteen.turn(state), 1);
  assert.equal(state.laid, null);
  assert.deepEqual(state.out, [0]);
});

test('places pay 4, 3, 1 and 0 of eight parts, 2, 1 and 0 of three, and all to one of two', () => {
  let four = lay(table('3♠', '4♠', '5♠', '6♠'), '3♠');
  four = lay(lay(four, '4♠'), '5♠');
  assert.deepEqual(wonBy(four), [1_900n, 1_425n, 475n, 0n]);
  const three = lay(lay(table('3♠', '4♠', '5♠'), '3♠'), '4♠');
  assert.deepEqual(wonBy(three), [1_900n, 950n, 0n]);
  assert.deepEqual(wonBy(lay(table('3♠', '4♠'), '3♠')), [1_900n, 0n]);
});

test('what each place is paid is told from the first step on', () => {
  for (const hands of [
    ['3♠', '4♠'],
    ['3♠', '4♠', '5♠'],
    ['3♠', '4♠', '5♠', '6♠'],
  ]) {
    let state = table(...hands);
    const { prizes } = thirteen.view(state, null) as ThirteenView;
    for (const hand of hands.slice(0, -1)) state = lay(state, hand);
    assert.deepEqual(wonBy(state), prizes);
  }
});

test('a bomb is told as one, and the same cards in the lead are not', () => {
  const state = table('2♠ 3♠', '9♠ 9♣ 9♦ 9♥ 4♠', '5♠ J♠');
  const laid = thirteen.act(
    lay(state, '2♠'),
    1,
    { kind: 'play', cards: cards('9♠ 9♣ 9♦ 9♥') },
    draw,
  );
  assert.ok(!('refused' in laid));
  assert.equal(laid.events[0]?.['isBomb'], true);
  const led = thirteen.act(
    table('9♠ 9♣ 9♦ 9♥ 4♠', '5♠ J♠'),
    0,
    { kind: 'play', cards: cards('9♠ 9♣ 9♦ 9♥') },
    draw,
  );
  assert.ok(!('refused' in led));
  assert.equal(led.events[0]?.['isBomb'], false);
});

test('whoever resigns takes the lowest place that is left', () => {
  const state = table('3♠ 9♠', '4♠ 10♠', '5♠ J♠', '6♠ Q♠');
  const first = resign(lay(state, '3♠'), 0);
  assert.equal(thirteen.turn(first), 1);
  const second = resign(first, 3);
  assert.deepEqual(wonBy(resign(second, 1)), [0n, 1_425n, 1_900n, 475n]);
  const lead = resign(state, 0);
  assert.equal(thirteen.turn(lead), 1);
  assert.equal(lead.laid, null);
});

test('when whoever owns the lead resigns, the next player leads after the passes', () => {
  const state = resign(lay(table('3♠ 9♠', '4♠ 10♠', '5♠ J♠'), '3♠'), 0);
  assert.equal(thirteen.turn(state), 1);
  const led = pass(pass(state));
  assert.equal(thirteen.turn(led), 1);
  assert.equal(led.laid, null);
});

test('a play that does not beat what lies is refused', () => {
  const state = lay(table('8♠ 3♥', '7♠ 8♣ 8♥ 9♠', '5♠ J♠'), '8♠');
  assert.ok(isRefused(state, '7♠'));
  assert.ok(isRefused(state, '8♣ 8♥'));
  assert.ok(isRefused(state, '7♠ 8♣ 9♠'));
  assert.equal(isRefused(state, '8♣'), false);
});

test('what is no act is not read', () => {
  for (const wrong of [null, {}, { kind: 'play', cards: [52] }, { kind: 'play', cards: [] }]) {
    assert.equal(thirteen.readAct(wrong), null);
  }
  assert.deepEqual(thirteen.readAct({ kind: 'play', cards: [9, 4] }), {
    kind: 'play',
    cards: [4, 9],
  });
});

test('what can be laid is that of a second opinion', () => {
  const chance = createTestDraw(4);
  const count = repetitions('hands of Thirteen by a second opinion', { usual: 120, long: 20_000 });
  const kinds = new Map<string, number>();
  for (let hands = 0; hands < count; hands += 1) {
    // Half of the hands are of few ranks, where runs, fours and bombs are.
    const from = 4 * chance.nextInt(6);
    const few = deck.filter((card) => (card >= from && card < from + 28) || card < 4);
    const row = shuffled(hands % 2 === 0 ? deck : few, chance);
    const hand = row.slice(0, 10).toSorted((a, b) => a - b);
    const made = combinationsOf(hand);
    for (const { kind } of made) kinds.set(kind, 1 + (kinds.get(kind) ?? 0));
    const named = made.map((one) => one.cards.join());
    assert.equal(new Set(named).size, named.length, 'nothing is offered twice');
    assert.deepEqual(new Set(named.toSorted()), choicesToLay(hand, null));
    const others = combinationsOf(row.slice(10, 22));
    for (let looks = 0; looks < 12; looks += 1) {
      const laid = others[chance.nextInt(others.length)]!;
      for (const one of made) assert.equal(beats(one, laid), mayLay(one.cards, laid.cards));
    }
  }
  assert.equal(kinds.size, 6);
});

/** The same match with all that a seat does not see dealt otherwise. */
function dealtOtherwise(state: ThirteenState, seat: number | null, seed: number): ThirteenState {
  const unseen = state.players.flatMap((player) => (player.seat === seat ? [] : player.hand));
  const row = [...shuffled(unseen, createTestDraw(seed))];
  return {
    ...state,
    players: state.players.map((player) =>
      player.seat === seat ? player : { ...player, hand: row.splice(0, player.hand.length) },
    ),
  };
}

function assertOpen(state: ThirteenState): void {
  const { order, open } = thirteen.deck!;
  assert.deepEqual(
    order(state).toSorted((a, b) => a - b),
    deck,
  );
  const lying = state.laid?.combination.cards ?? [];
  for (const { seat, hand } of state.players) {
    const all = open(state, null);
    assert.ok(lying.every((card) => all.includes(card)));
    assert.ok(all.every((card) => !hand.includes(card)));
    assert.deepEqual(new Set(open(state, seat)), new Set([...all, ...hand]));
    assert.equal(new Set(open(state, seat)).size, open(state, seat).length);
  }
}

function assertHidden(state: ThirteenState, events: readonly SeatEvent[]): void {
  for (const seat of [null, ...state.players.map((player) => player.seat)]) {
    const view = thirteen.view(state, seat);
    const seen = [
      ...(state.players.find((player) => player.seat === seat)?.hand ?? []),
      ...(state.laid?.combination.cards ?? []),
    ];
    for (const shown of cardsShown(view)) assert.ok(seen.includes(shown), 'a card is seen');
    const other = dealtOtherwise(state, seat, 3);
    assert.equal(textOf(thirteen.view(other, seat)), textOf(view));
    for (const event of events) {
      const shown = cardsShown(thirteen.viewEvent(event, seat));
      assert.ok(event.kind !== 'dealt' || event.seat === seat || shown.length === 0);
    }
  }
}

test('every match keeps its chips, its cards, its secrets and its bound', (context) => {
  const count = repetitions('matches of Thirteen by chance', { usual: 200, long: 40_000 });
  let acts = 0;
  for (let seed = 0; seed < count; seed += 1) {
    const seats = [0, 2, 3, 7].slice(0, 2 + (seed % 3));
    acts += playMatch({
      game: thirteen,
      settings,
      seats,
      seed,
      mostActs,
      oneResignsIn: 200,
      purseOf: ({ purse }) => purse,
      inspect(state, events) {
        const held = state.players.flatMap(({ hand }) => hand);
        assert.equal(new Set(held).size, held.length);
        assertHidden(state, events);
        assertOpen(state);
      },
    }).acts;
  }
  context.diagnostic(`${acts} acts`);
});
