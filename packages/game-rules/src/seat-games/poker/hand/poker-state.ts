/** One hand of poker as it stands: plain JSON, with the whole deck in it. */
import type { Card } from '@bahati/game-rules/cards/card.ts';
import type { RakedPot, RakeTerms } from '@bahati/game-rules/seat-games/poker/pots/rake.ts';
import type { Chips, Seat, SeatedPlayer } from '@bahati/game-rules/seat-games/seat-game.ts';

export type PokerSettings = RakeTerms & {
  readonly smallBlind: Chips;
  readonly bigBlind: Chips;
  /** Of everybody, before the blinds; 0: none. */
  readonly ante: Chips;
  /** Pot-limit: a raise is at most the pot after the call, with antes and all bets of the street. */
  readonly limit: 'no-limit' | 'pot-limit';
};

export const streets = ['preflop', 'flop', 'turn', 'river'] as const;
export type Street = (typeof streets)[number];

export type PokerPlayer = {
  readonly seat: Seat;
  /** What he has left before him. */
  readonly stack: Chips;
  /** Of this street. */
  readonly bet: Chips;
  /** Of the whole hand, `bet` included; what nobody called is taken off again. */
  readonly put: Chips;
  readonly cards: readonly Card[];
  readonly isFolded: boolean;
  /** Has spoken on this street; posting a blind is no word. */
  readonly hasActed: boolean;
  /** His cards lie face up for everybody. */
  readonly isShown: boolean;
};

/** A pot after the rake, and who got what of it. */
export type WonPot = RakedPot & { readonly winners: readonly SeatedPlayer[] };

export type PokerState = {
  readonly settings: PokerSettings;
  /** From the first one left of the button; the button itself is the last. */
  readonly players: readonly PokerPlayer[];
  readonly button: Seat;
  readonly bigBlind: Seat;
  /** All 52 in the order in which they are dealt, burnt cards included. */
  readonly deck: readonly Card[];
  readonly street: Street;
  readonly board: readonly Card[];
  /** What a player's bet of this street must come to; the whole big blind even if it was short. */
  readonly currentBet: Chips;
  /** The last full raise of this street, by which the next must rise at least. */
  readonly lastRaise: Chips;
  /** Who bet or raised last on this street. */
  readonly aggressor: Seat | null;
  readonly turn: Seat | null;
  /** Null until the hand is over. */
  readonly won: readonly WonPot[] | null;
};

export const playerAt = ({ players }: PokerState, seat: Seat | null): PokerPlayer | undefined =>
  players.find((player) => player.seat === seat);

export function withPlayer(
  state: PokerState,
  seat: Seat,
  change: (player: PokerPlayer) => PokerPlayer,
): PokerState {
  const players = state.players.map((one) => (one.seat === seat ? change(one) : one));
  return { ...state, players };
}

export const livePlayers = ({ players }: PokerState): readonly PokerPlayer[] =>
  players.filter(({ isFolded }) => !isFolded);

/** Has cards and chips: can still bet. */
export const canBet = ({ isFolded, stack }: PokerPlayer): boolean => !isFolded && stack > 0n;

/** All chips in the middle, the bets of this street included. */
export const potOf = ({ players }: PokerState): Chips =>
  players.reduce((sum, { put }) => sum + put, 0n);

export const smallerOf = (one: Chips, other: Chips): Chips => (one < other ? one : other);

/** Moves chips from before a player into his bet: all he has, if it is less. */
export function pay(player: PokerPlayer, amount: Chips): PokerPlayer {
  const paid = smallerOf(amount, player.stack);
  return {
    ...player,
    stack: player.stack - paid,
    bet: player.bet + paid,
    put: player.put + paid,
  };
}
