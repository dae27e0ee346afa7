/**
 * Who sent this visitor: the code of the address that was opened first, kept for as long as the
 * tab is open, so that a look around before registering does not lose it.
 */
const storageKey = 'bahati.referralCode';

export function keepReferral(code: string): void {
  sessionStorage.setItem(storageKey, code);
}

export function readReferral(): string {
  return sessionStorage.getItem(storageKey) ?? '';
}
