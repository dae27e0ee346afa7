/**
 * Asks for one round until it is decided. A request that got no answer is sent again with the SAME
 * id: the server then answers the round it may already have played, so no fault of the line can
 * make a player pay twice or draw twice.
 */
import { RefusedError, UnreachableError } from '@bahati/client/caller.ts';
import type { SlotRound } from '@bahati/contract/games-frame/slots.ts';

export type RoundRequest = { readonly requestId: string; readonly stake: string };

/** Why the answer is not here yet. */
export type Waiting = 'connection' | 'wallet';

export type RequestHooks = {
  readonly onWaiting: (waiting: Waiting | null) => void;
  /** Ends early when the player asks to try at once. */
  readonly pause: (ms: number) => Promise<void>;
};

const longestPauseMs = 10_000;

export async function requestRound(
  send: (request: RoundRequest) => Promise<SlotRound>,
  request: RoundRequest,
  hooks: RequestHooks,
): Promise<SlotRound> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const round = await send(request);
      hooks.onWaiting(null);
      return round;
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
