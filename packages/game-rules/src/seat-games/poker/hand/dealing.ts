/** How a hand begins: the button moves, antes and blinds are posted, everybody is dealt cards. */
import { around } from '@bahati/game-rules/seat-games/around.ts';
import { deckSize } from '@bahati/game-rules/cards/card.ts';
import { drawLots } from '@bahati/game-rules/originals/lots.ts';
import type {
  Between,
  Chips,
  Seat,
  SeatedPlayer,
  SeatEvent,
  Step,
} from '@bahati/game-rules/seat-games/seat-game.ts';
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import {
  pay,
  type PokerPlayer,
  type PokerSettings,
  type PokerState,
  streets,
  withPlayer,
} from './poker-state.ts';

/** Against one other the button posts the small blind; else the two left of it post. */
const blindPlaces = (count: number): { small: number; big: number } =>
  count === 2 ? { small: 1, big: 0 } : { small: 0, big: 1 };

/** Everybody from the first one left of the button, which comes last. */
function fromLeftOf<T extends { readonly seat: Seat }>(button: Seat, players: readonly T[]): T[] {
  const clockwise = players.toSorted((one, other) => one.seat - other.seat);
  const after = clockwise.filter(({ seat }) => seat > button);
  return [...after, ...clockwise.filter(({ seat }) => seat <= button)];
}

/**
 * The button moves to the next player who is dealt in, and past him where the same player would
 * post the big blind twice in a row, as when a table comes down to two. The first one is drawn.
 */
function placeButton(
  players: readonly SeatedPlayer[],
  before: Between | null,
  draw: DrawStream,
): Seat {
  const count = players.length;
  if (!before) return players[draw.nextInt(count)]?.seat ?? 0;
  const order = fromLeftOf(before.button, players);
  const bigAfter = (place: number): Seat | undefined =>
    order[around(place + 1 + blindPlaces(count).big, count)]?.seat;
  const place = bigAfter(0) === before.bigBlind ? 1 : 0;
  return order[place]?.seat ?? 0;
}

const seatedAs = ({ seat, stack }: SeatedPlayer): PokerPlayer => ({
  seat,
  stack,
  bet: 0n,
  put: 0n,
  cards: [],
  isFolded: false,
  hasActed: false,
  isShown: false,
});

/** Post what they can: who has less is all-in with it. */
function postAll(start: PokerState): Step<PokerState> {
  const { settings, players } = start;
  const events: SeatEvent[] = [];
  let state = start;
  const post = (kind: string, seat: Seat, due: Chips): void => {
    state = withPlayer(state, seat, (player) => {
      const paid = pay(player, due);
      const amount = player.stack - paid.stack;
      if (amount > 0n) events.push({ kind, seat, amount, isAllIn: paid.stack === 0n });
      // An ante is no bet: nobody has to match it.
      return kind === 'ante' ? { ...paid, bet: 0n } : paid;
    });
  };
  for (const { seat } of players) post('ante', seat, settings.ante);
  const { small, big } = blindPlaces(players.length);
  post('small-blind', players[small]?.seat ?? 0, settings.smallBlind);
  post('big-blind', players[big]?.seat ?? 0, settings.bigBlind);
  return { state, events };
}

/** One card a round to each, from the first one left of the button. */
function dealCards(state: PokerState, holeCards: number): Step<PokerState> {
  const count = state.players.length;
  const players = state.players.map((player, place) => ({
    ...player,
    cards: state.deck.filter((_, at) => at < holeCards * count && around(at, count) === place),
  }));
  const events = players.map(({ seat, cards }) => ({ kind: 'dealt', seat, cards }));
  return { state: { ...state, players }, events };
}

/**
 * A hand with its cards dealt and its blinds posted; whose turn it is is not told yet.
 * @throws {RangeError} with fewer than two players, or one who has nothing.
 */
export function dealHand(
  settings: PokerSettings,
  seated: readonly SeatedPlayer[],
  between: { readonly before: Between | null; readonly holeCards: number },
  draw: DrawStream,
): Step<PokerState> {
  if (seated.length < 2 || seated.some(({ stack }) => stack <= 0n)) {
    throw new RangeError('A hand needs two players, each with something before him.');
  }
  const deck = drawLots(draw, deckSize, deckSize);
  const button = placeButton(seated, between.before, draw);
  const players = fromLeftOf(button, seated).map(seatedAs);
  const start: PokerState = {
    settings,
    players,
    button,
    bigBlind: players[blindPlaces(players.length).big]?.seat ?? 0,
    deck,
    street: streets[0],
    board: [],
    currentBet: settings.bigBlind,
    lastRaise: settings.bigBlind,
    aggressor: null,
    turn: null,
    won: null,
  };
  const posted = postAll(start);
  const dealt = dealCards(posted.state, between.holeCards);
  const events = [{ kind: 'button', seat: button }, ...posted.events, ...dealt.events];
  return { state: dealt.state, events };
}

/** Where in the order of players the first word before the flop falls. */
export const firstToSpeak = ({ players }: PokerState): number =>
  around(blindPlaces(players.length).big + 1, players.length);

/** The place in the deck of the first card that is no hole card: it is burnt. */
export const afterHoleCards = ({ players }: PokerState): number =>
  players.reduce((sum, { cards }) => sum + cards.length, 0);
