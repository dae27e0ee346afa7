/** The session of a member of staff: its token lives in this tab and ends with it. */
const tokenKey = 'bahati.office-token';
const endedKey = 'bahati.office-session-ended';

export function readToken(): string | null {
  return sessionStorage.getItem(tokenKey);
}

export function keepToken(token: string): void {
  sessionStorage.setItem(tokenKey, token);
  sessionStorage.removeItem(endedKey);
}

export function dropToken(): void {
  sessionStorage.removeItem(tokenKey);
}

/** Drops a token the server no longer takes, so that the login page can say why it is shown. */
export function endSession(): void {
  dropToken();
  sessionStorage.setItem(endedKey, 'yes');
}

export function hasSessionEnded(): boolean {
  return sessionStorage.getItem(endedKey) !== null;
}
