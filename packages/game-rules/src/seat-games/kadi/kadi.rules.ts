/**
 * Kadi, the card game of Kenya's schools and streets. Its rules differ from place to place; these
 * follow https://github.com/Jcardif/Kadi and https://wufwuf.io/kadi/rules:
 *
 * - 54 cards, four each. A card is laid on the same suit or rank; cards of one rank go together.
 * - Q and 8 are questions: the same player answers with 4, 5, 6, 7, 9 or 10 of the suit, or takes one.
 * - J jumps the next player, K kicks the turn back; between two players it comes back to who laid it.
 * - 2, 3 and jokers feed the next player 2, 3 and 5 cards. He feeds them on, and more, by the same
 *   rank, blocks them with an ace (the suit stays), or takes them.
 * - An ace goes on everything and asks for a suit. A joker goes on everything, and all on a joker.
 * - Who can go out in one move says `niko kadi` before his turn comes. Only then that move wins: all
 *   cards at once, an answer card on top, while nobody else sits without cards.
 *
 * Where sources differ: fed cards add up, J and K are not countered, taking ends the turn, and an
 * ace answers no question. The house's own: `niko kadi` is said only of a hand that can go out, and
 * after `mostTurns` turns a player whoever has the fewest cards wins, equal ones share.
 */
import { type Suit, suits } from '@bahati/game-rules/cards/card.ts';
import {
  endedEvent,
  layStakes,
  type MatchSettings,
  payPot,
  resultOf,
} from '@bahati/game-rules/seat-games/match/purse.ts';
import { assertSeats, buttonOf, orderFrom } from '@bahati/game-rules/seat-games/match/seats.ts';
import {
  arePlaces,
  fieldsOf,
  isPlace,
  isSameAct,
} from '@bahati/game-rules/seat-games/match/sent.ts';
import { shuffled } from '@bahati/game-rules/seat-games/match/shuffle.ts';
import type { Seat, SeatGame, Step } from '@bahati/game-rules/seat-games/seat-game.ts';
import { kadiDeck, kadiRankOf, kadiSuitOf } from './kadi.cards.ts';
import { type KadiAct, type KadiState, mostTurns } from './kadi.state.ts';
import { deal, fewestCards, placeAfter } from './kadi.table.ts';
import { optionsOf, play, takeCards, turnOf } from './kadi.turns.ts';
import { viewOf } from './kadi.view.ts';

const seats = { least: 2, most: 6 } as const;

function end(
  { state, events }: Step<KadiState>,
  winners: readonly Seat[],
  how: string,
): Step<KadiState> {
  const shares = winners.map((seat) => ({ seat, parts: 1n }));
  const purse = payPot(state.purse, shares);
  return {
    state: { ...state, purse, feed: null },
    events: [...events, { ...endedEvent(how, purse), winners }],
  };
}

/** After a play or a take: the match may be over by it, or by being long. */
function afterTurn(step: Step<KadiState>, hasWon: Seat | null): Step<KadiState> {
  if (hasWon !== null) return end(step, [hasWon], 'kadi');
  const { players, turns } = step.state;
  if (turns < mostTurns * players.length) return step;
  return end(step, fewestCards(players), 'turns');
}

function sayNikoKadi(state: KadiState, seat: Seat): Step<KadiState> {
  const players = state.players.map((player) =>
    player.seat === seat ? { ...player, saidNikoKadi: true } : player,
  );
  return { state: { ...state, players }, events: [{ kind: 'niko_kadi', seat }] };
}

/** The cards of whoever resigns go unseen under those that were laid. */
function resign(state: KadiState, seat: Seat): Step<KadiState> {
  const hand = state.players.find((player) => player.seat === seat)?.hand ?? [];
  const players = state.players.map((player) =>
    player.seat === seat ? { ...player, hand: [], saidNikoKadi: false, hasResigned: true } : player,
  );
  const left = players.filter(({ hasResigned }) => !hasResigned);
  const isTurn = turnOf(state) === seat;
  const next: KadiState = {
    ...state,
    players,
    buried: [...state.buried, ...hand],
    at: isTurn ? placeAfter(players, state.at, state.direction, 1) : state.at,
    // What was fed to the one who left is fed to nobody.
    feed: isTurn ? null : state.feed,
  };
  const step: Step<KadiState> = { state: next, events: [{ kind: 'resigned', seat }] };
  const [last] = left;
  return left.length === 1 && last ? end(step, [last.seat], 'resigned') : step;
}

function isSuit(value: unknown): value is Suit {
  return suits.some((suit) => suit === value);
}

function readAct(sent: unknown): KadiAct | null {
  const fields = fieldsOf(sent);
  const kind = fields?.['kind'];
  if (kind === 'take' || kind === 'niko_kadi' || kind === 'resign') return { kind };
  const { cards, top, suit = null, nikoKadi = false } = fields ?? {};
  if (kind !== 'play' || !arePlaces(cards, kadiDeck.length, kadiDeck.length)) return null;
  if (!isPlace(top, kadiDeck.length) || typeof nikoKadi !== 'boolean') return null;
  if (suit !== null && !isSuit(suit)) return null;
  return { kind, cards: cards.toSorted((a, b) => a - b), top, suit, nikoKadi };
}

export const kadi: SeatGame<MatchSettings, KadiState, KadiAct> = {
  code: 'kadi',
  version: 1,
  title: { en: 'Kadi', sw: 'Kadi' },
  seats,
  begin(settings, dealt, before, draw) {
    assertSeats(seats, dealt);
    const purse = layStakes(settings, dealt);
    const button = buttonOf(dealt, before, draw);
    const deck = shuffled(kadiDeck, draw);
    const { players, stock, first } = deal(orderFrom(dealt, button), deck);
    const state: KadiState = {
      purse,
      button,
      deck,
      seen: [first],
      players: players.map((player) => ({
        ...player,
        hand: player.hand.toSorted((a, b) => a - b),
      })),
      at: 0,
      direction: 1,
      stock,
      buried: [],
      laid: [first],
      pile: { suit: kadiSuitOf(first), rank: kadiRankOf(first) },
      feed: null,
      turns: 0,
    };
    return {
      state,
      events: [
        { kind: 'began', button, pot: purse.pot, top: first },
        ...state.players.map(({ seat, hand }) => ({
          kind: 'took',
          seat,
          cards: hand,
          count: hand.length,
        })),
      ],
    };
  },
  readAct,
  act(state, seat, act, draw) {
    if (!optionsOf(state, seat).some((option) => isSameAct(option, act))) {
      return { refused: turnOf(state) === seat ? 'not_allowed' : 'not_your_turn' };
    }
    if (act.kind === 'resign') return resign(state, seat);
    if (act.kind === 'niko_kadi') return sayNikoKadi(state, seat);
    if (act.kind === 'take') return afterTurn(takeCards(state, draw), null);
    const { step, hasWon } = play(state, act, draw);
    return afterTurn(step, hasWon ? seat : null);
  },
  turn: turnOf,
  idle: () => ({ kind: 'take' }),
  result: ({ purse }) => resultOf(purse),
  between: ({ button }) => ({ button }),
  view: viewOf,
  deck: {
    order: ({ deck }) => deck,
    open: ({ seen, players }, seat) => {
      const own = players.find((player) => player.seat === seat)?.hand ?? [];
      return [...seen, ...own.filter((card) => !seen.includes(card))];
    },
  },
  viewEvent(event, seat) {
    if (event.kind !== 'took' || event.seat === seat) return event;
    const { cards: _, ...shown } = event;
    return shown;
  },
};
