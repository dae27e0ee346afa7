/** Which rounds wait for their player, and which for something else. */
import type { Bet } from '@bahati/contract/player-site/gaming/gaming.ts';

/** A match, a draw or a fight decides these, whatever the member does. */
const decidedElsewhere: ReadonlySet<Bet['gameType']> = new Set([
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
]);

/** Open, and the game goes on with it where it stood. */
export function canContinue({ state, gameType }: Pick<Bet, 'state' | 'gameType'>): boolean {
  return state === 'open' && !decidedElsewhere.has(gameType);
}
