/** What two players did against each other once the others of the hand had folded. */
import type { LeftAlone } from '@bahati/game-rules/seat-games/seat-game.ts';
import { canBet, livePlayers, type PokerState } from './hand/poker-state.ts';

/** From the flop on two may bet at each other, and nobody has on this street. */
const isOpenToTwo = (state: PokerState): boolean =>
  state.street !== 'preflop' &&
  state.turn !== null &&
  state.aggressor === null &&
  livePlayers(state).length === 2 &&
  livePlayers(state).every(canBet);

/** A street begins with no bet, so what must be called rises by a bet or a raise alone. */
const hasRaised = (state: PokerState, before: PokerState): boolean =>
  state.currentBet > before.currentBet;

/** Null where fewer than three were dealt in, or two were never left with a free choice to bet. */
export function leftAlone(hand: readonly PokerState[]): LeftAlone | null {
  const last = hand.at(-1);
  if (!last || last.players.length < 3) return null;
  const from = hand.findIndex(isOpenToTwo);
  const alone = hand[from];
  if (!alone) return null;
  const [one, other] = livePlayers(alone);
  if (!one || !other) return null;
  const later = hand.slice(from + 1);
  const isBet = later.some((state, at) => hasRaised(state, hand[from + at] ?? alone));
  return {
    seats: [one.seat, other.seat],
    isSpared: !isBet && livePlayers(last).length === 2,
  };
}
