/**
 * Thirteen, or Tien Len, by the core rules of J. McLeod and D. Parlett as they stand in
 * https://en.wikipedia.org/wiki/Tiến_lên: thirteen cards each; whoever has the lowest card dealt
 * leads, and with it; each beats what lies by the same kind and length, or passes and stays out
 * until all others have passed too. Four of a kind and three pairs in sequence beat a two, four
 * pairs a pair of twos, five pairs three of them. Whoever is out leaves the lead to the next player.
 * The pot is paid by places: what of four the last pays the first and the third the second, so that
 * stakes of two units become 4, 3, 1 and 0 (https://tienlen.neocities.org); of three 2, 1 and 0.
 *
 * No hand wins as it is dealt, a bomb is no reason to play after a pass, and every match begins with
 * the lowest card. It ends by itself: 52 cards are laid, with three passes between them at most.
 */
import { type Card, deck, deckSize } from '@bahati/game-rules/cards/card.ts';
import {
  endedEvent,
  layStakes,
  type MatchSettings,
  payPot,
  resultOf,
} from '@bahati/game-rules/seat-games/match/purse.ts';
import {
  around,
  assertSeats,
  buttonOf,
  orderFrom,
} from '@bahati/game-rules/seat-games/match/seats.ts';
import { arePlaces, fieldsOf, isSameAct } from '@bahati/game-rules/seat-games/match/sent.ts';
import { shuffled } from '@bahati/game-rules/seat-games/match/shuffle.ts';
import type { Seat, SeatEvent, SeatGame, Step } from '@bahati/game-rules/seat-games/seat-game.ts';
import { bombs, type Combination, weakestOf } from './thirteen.combinations.ts';
import type { ThirteenAct, ThirteenPlayer, ThirteenState } from './thirteen.state.ts';
import { isIn, optionsOf, playable, turnOf } from './thirteen.turns.ts';
import { partsByPlace, viewOf } from './thirteen.view.ts';

const handSize = 13;
const seats = { least: 2, most: 4 } as const;
/** Of a match: each card a play of its own, three passes after each, and the resignations. */
export const mostActs = deckSize * seats.most + seats.most;

/** The first place after `at`, clockwise, for which it is so; null: there is none. */
function nextPlace(
  { players }: ThirteenState,
  at: number,
  isSo: (player: ThirteenPlayer) => boolean,
): number | null {
  for (let on = 1; on <= players.length; on += 1) {
    const place = around(at + on, players.length);
    const player = players[place];
    if (player && isSo(player)) return place;
  }
  return null;
}

function end(state: ThirteenState, last: readonly Seat[]): Step<ThirteenState> {
  const places = [...state.out, ...last, ...state.resigned];
  const parts = partsByPlace(places.length);
  const purse = payPot(
    state.purse,
    places.map((seat, place) => ({ seat, parts: parts[place] ?? 0n })),
  );
  return {
    state: { ...state, purse },
    events: [{ ...endedEvent('places', purse), places }],
  };
}

/** Gives the turn on from `at`. When nobody is left to beat what lies, its player leads anew. */
function passOn(state: ThirteenState): Step<ThirteenState> {
  const { players, at, laid } = state;
  const left = players.filter(isIn).map(({ seat }) => seat);
  if (left.length <= 1) return end(state, left);
  const owner = laid?.by ?? null;
  const next = nextPlace(state, at, (each) => isIn(each) && !each.hasPassed && each.seat !== owner);
  if (next !== null) return { state: { ...state, at: next }, events: [] };
  const ownPlace = players.findIndex(({ seat }) => seat === owner);
  const lead = nextPlace(state, ownPlace - 1, isIn) ?? ownPlace;
  return {
    state: {
      ...state,
      at: lead,
      laid: null,
      players: players.map((player) => ({ ...player, hasPassed: false })),
    },
    events: [{ kind: 'leads', seat: players[lead]?.seat ?? 0 }],
  };
}

function withPlayer(
  state: ThirteenState,
  seat: Seat,
  change: (player: ThirteenPlayer) => Partial<ThirteenPlayer>,
): ThirteenState {
  const players = state.players.map((player) =>
    player.seat === seat ? { ...player, ...change(player) } : player,
  );
  return { ...state, players };
}

function after(event: SeatEvent, step: Step<ThirteenState>): Step<ThirteenState> {
  return { state: step.state, events: [event, ...step.events] };
}

function play(state: ThirteenState, seat: Seat, combination: Combination): Step<ThirteenState> {
  const { cards, kind } = combination;
  const next = withPlayer(state, seat, ({ hand }) => ({
    hand: hand.filter((card) => !cards.includes(card)),
  }));
  const isOut = next.players.some((player) => player.seat === seat && !isIn(player));
  const laid: ThirteenState = {
    ...next,
    laid: { combination, by: seat },
    seen: [...state.seen, ...cards],
    mustHold: null,
    out: isOut ? [...state.out, seat] : state.out,
  };
  const isBomb = state.laid !== null && bombs(combination, state.laid.combination);
  return after({ kind: 'played', seat, cards, combination: kind, isOut, isBomb }, passOn(laid));
}

/** Takes the lowest place that is left; the cards are seen by nobody. */
function resign(state: ThirteenState, seat: Seat): Step<ThirteenState> {
  const isTurn = turnOf(state) === seat;
  const next: ThirteenState = {
    ...withPlayer(state, seat, () => ({ hand: [] })),
    resigned: [seat, ...state.resigned],
    // Whoever leads in his place need not hold a card that left with him.
    mustHold: isTurn ? null : state.mustHold,
  };
  const isOver = next.players.filter(isIn).length <= 1;
  const step = isTurn || isOver ? passOn(next) : { state: next, events: [] };
  return after({ kind: 'resigned', seat }, step);
}

function deal(order: readonly Seat[], row: readonly Card[]): readonly ThirteenPlayer[] {
  return order.map((seat, place) => ({
    seat,
    hand: row
      .filter((_, at) => at < order.length * handSize && around(at, order.length) === place)
      .toSorted((a, b) => a - b),
    hasPassed: false,
  }));
}

export const thirteen: SeatGame<MatchSettings, ThirteenState, ThirteenAct> = {
  code: 'thirteen',
  version: 1,
  title: { en: 'Thirteen', sw: 'Kumi na Tatu' },
  seats,
  begin(settings, dealt, before, draw) {
    assertSeats(seats, dealt);
    const purse = layStakes(settings, dealt);
    const button = buttonOf(dealt, before, draw);
    const row = shuffled(deck, draw);
    const players = deal(orderFrom(dealt, button), row);
    const mustHold = weakestOf(players.flatMap(({ hand }) => hand));
    const at = players.findIndex(({ hand }) => hand.includes(mustHold));
    const state: ThirteenState = {
      purse,
      button,
      deck: row,
      seen: [],
      players,
      at,
      laid: null,
      mustHold,
      out: [],
      resigned: [],
    };
    const first = players[at]?.seat ?? 0;
    return {
      state,
      events: [
        { kind: 'began', button, pot: purse.pot, seat: first },
        ...players.map(({ seat, hand }) => ({ kind: 'dealt', seat, cards: hand })),
      ],
    };
  },
  readAct(sent) {
    const fields = fieldsOf(sent);
    const kind = fields?.['kind'];
    if (kind === 'pass' || kind === 'resign') return { kind };
    const cards = fields?.['cards'];
    if (kind !== 'play' || !arePlaces(cards, deckSize, handSize)) return null;
    return { kind, cards: cards.toSorted((a, b) => a - b) };
  },
  act(state, seat, act) {
    if (!optionsOf(state, seat).some((option) => isSameAct(option, act))) {
      return { refused: turnOf(state) === seat ? 'not_allowed' : 'not_your_turn' };
    }
    if (act.kind === 'resign') return resign(state, seat);
    if (act.kind === 'pass') {
      const passed = withPlayer(state, seat, () => ({ hasPassed: true }));
      return after({ kind: 'passed', seat }, passOn(passed));
    }
    const hand = state.players[state.at]?.hand ?? [];
    const made = playable(state, hand).find(({ cards }) => isSameAct(cards, act.cards));
    if (!made) throw new RangeError('An option is a combination.');
    return play(state, seat, made);
  },
  turn: turnOf,
  /** Passes, or leads the lowest card. */
  idle(state) {
    const hand = state.players[state.at]?.hand ?? [];
    return state.laid ? { kind: 'pass' } : { kind: 'play', cards: [weakestOf(hand)] };
  },
  result: ({ purse }) => resultOf(purse),
  between: ({ button }) => ({ button }),
  view: viewOf,
  deck: {
    order: (state) => state.deck,
    open: ({ seen, players }, seat) => [
      ...seen,
      ...(players.find((player) => player.seat === seat)?.hand ?? []),
    ],
  },
  viewEvent(event, seat) {
    if (event.kind !== 'dealt' || event.seat === seat) return event;
    const { cards: _, ...shown } = event;
    return shown;
  },
};
