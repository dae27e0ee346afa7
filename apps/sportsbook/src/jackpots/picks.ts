/** Picks as a row has them: of each match a sum of home 1, draw 2, away 4. */
import {
  type JackpotOutcome,
  jackpotOutcomes,
  type JackpotPicks,
} from '@bahati/book-rules/jackpot.ts';

export const maskOf = (outcomes: readonly JackpotOutcome[]): number =>
  jackpotOutcomes.reduce((sum, outcome, at) => sum + (outcomes.includes(outcome) ? 2 ** at : 0), 0);

const picksByMask = Array.from({ length: 8 }, (_, mask) =>
  jackpotOutcomes.filter((_outcome, at) => (mask & (2 ** at)) !== 0),
);

export const picksOf = (masks: readonly number[]): JackpotPicks =>
  masks.map((mask) => picksByMask[mask] ?? []);
