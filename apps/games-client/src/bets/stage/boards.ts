/**
 * The board of a bet game by its code. Whoever opens a slot loads no more than the codes; where
 * boards are fetched from comes with the first bet game.
 */
import type { BetModule } from './board.ts';

const codes = [
  'dice',
  'limbo',
  'coin-flip',
  'wheel',
  'plinko',
  'keno',
  'mines',
  'tower',
  'hi-lo',
  'jacks-or-better',
  'deuces-wild',
  'blackjack',
  'european-roulette',
  'american-roulette',
  'storm-roulette',
  'baccarat',
  'no-commission-baccarat',
  'sic-bo',
  'craps',
  'dragon-tiger',
  'andar-bahar',
  'three-card-poker',
] as const;

export type BoardCode = (typeof codes)[number];

/** Undefined for a code that no bet game bears; throws when the parts cannot be fetched. */
export async function loadBoard(code: string): Promise<BetModule | undefined> {
  const known = codes.find((each) => each === code);
  if (!known) return undefined;
  const { boards } = await import('./board-list.ts');
  return (await boards[known]()).board;
}
