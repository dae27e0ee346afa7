/**
 * Whether this browser tab is logged in: the token and nothing else. It lives in session
 * storage (spec §4), so that closing the tab ends it here.
 */
import { useSyncExternalStore } from 'react';

/** Why the last session of this tab ended; the login pop-up says it in words. */
export type SessionEnding = 'none' | 'logout' | 'expired';

const storageKey = 'bahati.token';
const listeners = new Set<(ending: SessionEnding) => void>();
let token = sessionStorage.getItem(storageKey);
let lastEnding: SessionEnding = 'none';

export function readToken(): string | null {
  return token;
}

export function startSession(newToken: string): void {
  token = newToken;
  lastEnding = 'none';
  sessionStorage.setItem(storageKey, newToken);
  tell();
}

/** Forgets the token. Ending what has ended is nothing, so two late answers may both say it. */
export function endSession(ending: Exclude<SessionEnding, 'none'>): void {
  if (token === null) return;
  token = null;
  lastEnding = ending;
  sessionStorage.removeItem(storageKey);
  tell();
}

export function readLastEnding(): SessionEnding {
  return lastEnding;
}

/** Runs at every start and end of a session; `none` means one has started. */
export function onSessionChange(listener: (ending: SessionEnding) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useToken(): string | null {
  return useSyncExternalStore(onSessionChange, readToken);
}

export function useIsLoggedIn(): boolean {
  return useToken() !== null;
}

function tell(): void {
  for (const listener of listeners) listener(lastEnding);
}
