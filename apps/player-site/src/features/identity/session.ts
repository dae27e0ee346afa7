/**
 * Whether this browser tab is logged in: the token, and what has to be done before anything else.
 * Both live in session storage (spec §4), so that closing the tab ends them here.
 */
import { useSyncExternalStore } from 'react';

/** Why the last session of this tab ended; the login pop-up says it in words. */
export type SessionEnding = 'none' | 'logout' | 'expired';

/**
 * A device that is locked is unlocked; a login from a new place is proven once more; a weak or
 * expired password is changed.
 */
export type Hurdle = 'none' | 'lock' | 'stepUp' | 'password';

const storageKey = 'bahati.token';
const hurdleKey = 'bahati.hurdle';
const firstLoginKey = 'bahati.firstLogin';
const listeners = new Set<(ending: SessionEnding) => void>();
let token = sessionStorage.getItem(storageKey);
let hurdle: Hurdle = readHurdle();
let lastEnding: SessionEnding = 'none';
let isLeaving = false;

export function readToken(): string | null {
  return token;
}

type NewSession = { token: string; passwordExpired: boolean; firstTimeLogin: boolean };

export function startSession(session: NewSession): void {
  // What was read for an earlier member goes before the next one comes.
  endSession('logout');
  token = session.token;
  lastEnding = 'none';
  isLeaving = false;
  sessionStorage.setItem(storageKey, token);
  if (session.firstTimeLogin) sessionStorage.setItem(firstLoginKey, 'yes');
  keepHurdle(session.passwordExpired ? 'password' : 'none');
  tell();
}

/** The server said what has to be done first. */
export function raiseHurdle(next: Exclude<Hurdle, 'none'>): void {
  if (token === null || hurdle === next) return;
  keepHurdle(next);
  tell();
}

/** It was done; the server says so if another is left. */
export function clearHurdle(passed: Exclude<Hurdle, 'none'>): void {
  if (hurdle !== passed) return;
  keepHurdle('none');
  tell();
}

export function currentHurdle(): Hurdle {
  return hurdle;
}

function keepHurdle(next: Hurdle): void {
  hurdle = next;
  if (next === 'none') sessionStorage.removeItem(hurdleKey);
  else sessionStorage.setItem(hurdleKey, next);
}

/**
 * The reader signs out: an answer that finds the session gone meanwhile is no surprise, and ends
 * nothing before he has left the page, which would ask him to log in.
 */
export function startLeaving(): void {
  isLeaving = true;
}

/** It did not come to that: the session goes on. */
export function stopLeaving(): void {
  isLeaving = false;
}

/** Forgets the token. Ending what has ended is nothing, so two late answers may both say it. */
export function endSession(ending: Exclude<SessionEnding, 'none'>): void {
  if (token === null || (isLeaving && ending === 'expired')) return;
  token = null;
  lastEnding = ending;
  sessionStorage.removeItem(storageKey);
  sessionStorage.removeItem(firstLoginKey);
  keepHurdle('none');
  tell();
}

/** Whether this session is the member's first. */
export function isFirstLogin(): boolean {
  return sessionStorage.getItem(firstLoginKey) !== null;
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

export function useHurdle(): Hurdle {
  return useSyncExternalStore(onSessionChange, () => hurdle);
}

function readHurdle(): Hurdle {
  const kept = sessionStorage.getItem(hurdleKey);
  return kept === 'lock' || kept === 'stepUp' || kept === 'password' ? kept : 'none';
}

function tell(): void {
  for (const listener of listeners) listener(lastEnding);
}
