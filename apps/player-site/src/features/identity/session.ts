/**
 * Whether this browser tab is logged in: the token, and whether the password must be changed
 * before anything else. Both live in session storage (spec §4), so that closing the tab ends
 * them here.
 */
import { useSyncExternalStore } from 'react';

/** Why the last session of this tab ended; the login pop-up says it in words. */
export type SessionEnding = 'none' | 'logout' | 'expired';

const storageKey = 'bahati.token';
const changeKey = 'bahati.passwordChange';
const listeners = new Set<(ending: SessionEnding) => void>();
let token = sessionStorage.getItem(storageKey);
let mustChangePassword = sessionStorage.getItem(changeKey) !== null;
let lastEnding: SessionEnding = 'none';

export function readToken(): string | null {
  return token;
}

export function startSession(session: { token: string; passwordExpired: boolean }): void {
  // What was read for an earlier member goes before the next one comes.
  endSession('logout');
  token = session.token;
  lastEnding = 'none';
  sessionStorage.setItem(storageKey, token);
  keepPasswordChange(session.passwordExpired);
  tell();
}

/** The password is expired or the brand's first one: it must be changed before anything else. */
export function requirePasswordChange(): void {
  if (token === null || mustChangePassword) return;
  keepPasswordChange(true);
  tell();
}

export function passwordWasChanged(): void {
  if (!mustChangePassword) return;
  keepPasswordChange(false);
  tell();
}

function keepPasswordChange(isRequired: boolean): void {
  mustChangePassword = isRequired;
  if (isRequired) sessionStorage.setItem(changeKey, 'yes');
  else sessionStorage.removeItem(changeKey);
}

/** Forgets the token. Ending what has ended is nothing, so two late answers may both say it. */
export function endSession(ending: Exclude<SessionEnding, 'none'>): void {
  if (token === null) return;
  token = null;
  lastEnding = ending;
  sessionStorage.removeItem(storageKey);
  keepPasswordChange(false);
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

export function useMustChangePassword(): boolean {
  return useSyncExternalStore(onSessionChange, () => mustChangePassword);
}

function tell(): void {
  for (const listener of listeners) listener(lastEnding);
}
