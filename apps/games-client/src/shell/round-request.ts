/**
 * Asks for one round, or for one act in it, until it is decided. A request that got no answer is
 * sent again with the SAME id: the server then answers what it may already have done, so no fault
 * of the line can make a player pay twice, draw twice or act twice.
 */
import { RefusedError, UnreachableError } from '@bahati/client/caller.ts';

export type RoundRequest = {
  readonly idempotencyKey: string;
  readonly stake: string;
  /** How the round begins; absent: plainly. */
  readonly choice?: string;
};

/** Why the answer is not here yet. */
export type Waiting = 'connection' | 'wallet';

export type RequestHooks = {
  readonly onWaiting: (waiting: Waiting | null) => void;
  /** Ends early when the player asks to try at once. */
  readonly pause: (ms: number) => Promise<void>;
};

const longestPauseMs = 10_000;

export async function requestRound<Request, Answer>(
  send: (request: Request) => Promise<Answer>,
  request: Request,
  hooks: RequestHooks,
): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await send(request);
      hooks.onWaiting(null);
      return answer;
    } catch (error) {
      const waiting = waitingFor(error);
      hooks.onWaiting(waiting);
      if (waiting === null) throw error;
      await hooks.pause(pauseAfter(error, attempt));
    }
  }
}

/** Null when the server has decided: its refusal is an answer. */
export function waitingFor(error: unknown): Waiting | null {
  if (error instanceof UnreachableError) return 'connection';
  if (!(error instanceof RefusedError)) return null;
  const isOpen = ['retry', 'internal_error', 'too_many_requests'].includes(error.code);
  return isOpen ? 'wallet' : null;
}

function pauseAfter(error: unknown, attempt: number): number {
  const asked = error instanceof RefusedError ? error.details['retryAfterMs'] : undefined;
  const own = Math.min(longestPauseMs, 1000 * 2 ** Math.min(attempt, 8));
  return typeof asked === 'number' ? Math.max(asked, 250) : own;
}
