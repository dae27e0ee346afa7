import { RefusedError } from '@bahati/client/caller.ts';
import { useState } from 'react';

/**
 * The id under which a form asks for money to move. The same content keeps its id over double
 * clicks and retries, so that an answer lost on the way cannot move money twice; other content,
 * or an answer that has decided the first attempt, begins a new one.
 */
export type IdempotencyKeys = {
  idFor: (content: string) => string;
  forget: () => void;
};

export function createIdempotencyKeys(createId: () => string): IdempotencyKeys {
  let current: { content: string; id: string } | undefined;
  return {
    idFor: (content) => {
      if (current?.content !== content) current = { content, id: createId() };
      return current.id;
    },
    forget: () => {
      current = undefined;
    },
  };
}

const undecidedCodes = ['retry', 'internal_error', 'too_many_requests', 'unauthenticated'];

/** Whether the server has said its last word on the attempt; silence has not. */
export function isDecided(error: unknown): boolean {
  return error instanceof RefusedError && !undecidedCodes.includes(error.code);
}

export function useIdempotencyKeys(): IdempotencyKeys {
  const [ids] = useState(() => createIdempotencyKeys(() => crypto.randomUUID()));
  return ids;
}
