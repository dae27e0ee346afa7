/** At the tables the stake is the smallest chip; the opening says how many of it lie where. */
import { stakesFrom } from '@bahati/game-rules/bet-games/stakes.ts';

const tenShillings = 10n * 100n;

/** Ten shillings of Kenya: at most 10,000 on a place and 50,000 in a round (cloth.ts). */
export const chipStakes = stakesFrom({
  minimum: tenShillings,
  maximum: tenShillings,
  step: tenShillings,
  quick: [tenShillings],
});
