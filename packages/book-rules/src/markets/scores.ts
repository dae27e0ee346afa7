/** The score a market counts, and whether it can still change. */
import type { EventResult, Score } from '@bahati/book-rules/models/result.ts';
import { fullScore, regularScore } from '@bahati/book-rules/models/result.ts';
import { countsOf, regularParts } from '@bahati/book-rules/settlement/counting.ts';

export type Counted = { readonly score: Score; readonly isFinal: boolean };

/** Of a part; of the whole event what counts in its sport: regular time, or overtime too. */
export function counted(result: EventResult, part: number): Counted {
  if (part > 0) {
    const isFinal = result.isOver || result.decidedParts >= part;
    return { score: result.parts[part - 1] ?? [0, 0], isFinal };
  }
  if (countsOf(result.sport) === 'with_overtime') {
    return { score: fullScore(result), isFinal: result.isOver };
  }
  return { score: regularScore(result), isFinal: isRegularOver(result) };
}

export const isRegularOver = (result: EventResult): boolean =>
  result.isOver || result.decidedParts >= (regularParts(result.sport) ?? Number.POSITIVE_INFINITY);
