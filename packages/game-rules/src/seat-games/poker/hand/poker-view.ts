/** What of a hand may be seen from a seat: own cards, what was shown, and what all may see. */
import type { Card } from '@bahati/game-rules/cards/card.ts';
import type { PokerHand } from '@bahati/game-rules/cards/poker-hand.ts';
import { handOfRank } from '@bahati/game-rules/seat-games/poker/hands/hand-rank.ts';
import { splitPots } from '@bahati/game-rules/seat-games/poker/pots/pots.ts';
import type { Chips, Seat, SeatEvent } from '@bahati/game-rules/seat-games/seat-game.ts';
import { optionsOf, type PokerOptions } from './betting.ts';
import {
  type PokerPlayer,
  type PokerSettings,
  type PokerState,
  potOf,
  type Street,
  type WonPot,
} from './poker-state.ts';
import type { RankHand } from './showdown.ts';

export type PokerPlayerView = {
  readonly seat: Seat;
  readonly stack: Chips;
  readonly bet: Chips;
  readonly isFolded: boolean;
  readonly isAllIn: boolean;
  /** Null: they lie face down from here. */
  readonly cards: readonly Card[] | null;
  /** What the cards that are seen make with the board. */
  readonly hand: PokerHand | null;
};

export type PokerView = {
  readonly settings: PokerSettings;
  readonly street: Street;
  readonly board: readonly Card[];
  readonly button: Seat;
  /** From the first one left of the button. */
  readonly players: readonly PokerPlayerView[];
  /** All chips in the middle. */
  readonly pot: Chips;
  /** Those of the streets before this one, the main pot first. */
  readonly pots: readonly { readonly amount: Chips; readonly seats: readonly Seat[] }[];
  readonly turn: Seat | null;
  /** Of the seat that looks, if it is its turn. */
  readonly options: PokerOptions | null;
  /** Null until the hand is over. */
  readonly won: readonly WonPot[] | null;
};

function playerView(
  player: PokerPlayer,
  { board, won }: PokerState,
  from: Seat | null,
  rankHand: RankHand,
): PokerPlayerView {
  const { seat, stack, bet, isFolded, isShown } = player;
  const cards = isShown || seat === from ? player.cards : null;
  return {
    seat,
    stack,
    bet,
    isFolded,
    isAllIn: !isFolded && !won && stack === 0n,
    cards,
    hand: cards && board.length >= 3 ? handOfRank(rankHand(cards, board)) : null,
  };
}

function gatheredPots({ players }: PokerState): PokerView['pots'] {
  const { pots, uncalled } = splitPots(
    players.map(({ seat, put, bet, isFolded }) => ({ seat, isFolded, amount: put - bet })),
  );
  const rest = uncalled ? [{ amount: uncalled.stack, seats: [uncalled.seat] }] : [];
  return [...pots, ...rest];
}

export function viewHand(state: PokerState, from: Seat | null, rankHand: RankHand): PokerView {
  const { settings, street, board, button, turn, won } = state;
  return {
    settings,
    street,
    board,
    button,
    players: state.players.map((player) => playerView(player, state, from, rankHand)),
    pot: potOf(state),
    pots: won ?? gatheredPots(state),
    turn,
    options: turn !== null && turn === from ? optionsOf(state) : null,
    won,
  };
}

/** Of the cards dealt to somebody else only that they were. */
export function viewPokerEvent(event: SeatEvent, from: Seat | null): SeatEvent {
  if (event.kind !== 'dealt' || event.seat === from) return event;
  return { kind: event.kind, seat: event.seat ?? 0 };
}
