/** What the game frame is told of a round of a bet game: an original, or a table. */
import { z } from 'zod';
import { roundFacts } from './round-facts.ts';

export const betRound = z.object({
  ...roundFacts,
  /** What the game's own rules show of it (game-rules, `BetGame.show`). */
  shown: z.record(z.string(), z.unknown()),
});

export type BetRound = z.infer<typeof betRound>;
