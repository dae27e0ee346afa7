/**
 * What a question to the server that was not answered with a round came to. Pure. Where the outcome
 * is unknown the same question is asked again with the SAME key: the server then answers what it may
 * already have done, so no fault of the line can make a player pay twice, draw twice or act twice.
 */
import { RefusedError, UnreachableError } from '@bahati/client/caller.ts';
import { meaningOf, type RefusalMeaning } from './refusal-meaning.ts';

/** Why the answer is not here yet. */
export type Waiting = 'connection' | 'wallet';

export type Fault =
  | {
      readonly outcome: 'unknown';
      readonly waiting: Waiting;
      /** The pause the server asks for; null: it names none. */
      readonly retryAfterMs: number | null;
    }
  | { readonly outcome: 'refused'; readonly meaning: RefusalMeaning };

/** Refusals by which the server says that it has not decided. */
const undecided: ReadonlySet<string> = new Set(['retry', 'internal_error', 'too_many_requests']);

export function faultOf(error: unknown): Fault {
  if (error instanceof UnreachableError) {
    return { outcome: 'unknown', waiting: 'connection', retryAfterMs: null };
  }
  if (error instanceof RefusedError && undecided.has(error.code)) {
    const { retryAfterMs } = error.details;
    const asked = typeof retryAfterMs === 'number' ? retryAfterMs : null;
    return { outcome: 'unknown', waiting: 'wallet', retryAfterMs: asked };
  }
  return { outcome: 'refused', meaning: meaningOf(error) };
}

const shortestPauseMs = 250;
const longestPauseMs = 10_000;

/** How long to wait before asking again, after so many tries. */
export function pauseAfter(retryAfterMs: number | null, attempt: number): number {
  if (retryAfterMs !== null) return Math.max(retryAfterMs, shortestPauseMs);
  return Math.min(longestPauseMs, 1000 * 2 ** Math.min(attempt, 8));
}
