/** The session of a member of staff: its token lives in this tab and ends with it. */
const tokenKey = 'bahati.office-token';
const endedKey = 'bahati.office-session-ended';

const listeners = new Set<() => void>();

function tell(): void {
  for (const notify of listeners) notify();
}

/** Runs when somebody has logged in, logged out, or lost the session; answers how to stop. */
export function listenToSession(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

export function readToken(): string | null {
  return sessionStorage.getItem(tokenKey);
}

export function keepToken(token: string): void {
  sessionStorage.setItem(tokenKey, token);
  sessionStorage.removeItem(endedKey);
  tell();
}

export function dropToken(): void {
  sessionStorage.removeItem(tokenKey);
  tell();
}

/** Drops a token the server no longer takes, so that the login page can say why it is shown. */
export function endSession(): void {
  sessionStorage.setItem(endedKey, 'yes');
  dropToken();
}

export function hasSessionEnded(): boolean {
  return sessionStorage.getItem(endedKey) !== null;
}
