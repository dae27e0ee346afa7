/** What three card poker pays, and a round's pays. */
import type { ThreeCardHand } from './three-card-hand.ts';

/** To one, whatever the dealer has, to those who play on. */
export const anteBonus: Readonly<Partial<Record<ThreeCardHand, number>>> = {
  'straight-flush': 5,
  trips: 4,
  straight: 1,
};

/** To one, on the player's three cards. */
export const pairPlusPays: Readonly<Partial<Record<ThreeCardHand, number>>> = {
  'straight-flush': 40,
  trips: 30,
  straight: 6,
  flush: 4,
  pair: 1,
};

/** What each bet gives back, its own chips included. */
export type ThreeCardPays = {
  readonly ante: number;
  readonly play: number;
  readonly bonus: number;
  readonly pairPlus: number;
};

/** All of it together, in chips. */
export function totalPaid(pays: ThreeCardPays | null): number {
  return pays ? pays.ante + pays.play + pays.bonus + pays.pairPlus : 0;
}
