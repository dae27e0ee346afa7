/**
 * Staying logged in on this device. What proves it is a cookie no script sees; kept here is only
 * whether there may be one, so that a visitor is not asked for what he never had.
 */
import { RefusedError } from '@bahati/client/caller.ts';
import { call } from '#site/api.ts';
import {
  currentHurdle,
  onSessionChange,
  readToken,
  startSession,
} from '#features/identity/session.ts';

const staysKey = 'bahati.stays';
/** Outlives the way to a provider and back. */
const wishKey = 'bahati.stayWish';

export const readStayWish = (): boolean => sessionStorage.getItem(wishKey) !== null;

export function keepStayWish(isWished: boolean): void {
  if (isWished) sessionStorage.setItem(wishKey, 'yes');
  else sessionStorage.removeItem(wishKey);
}

/** The reader has logged out here, which ended the cookie too. */
export function forgetStaying(): void {
  localStorage.removeItem(staysKey);
}

let isAsking = false;

/** Once somebody is logged in for good, with nothing left to prove, the wish is passed on. */
async function passWishOn(): Promise<void> {
  if (isAsking || !readStayWish() || readToken() === null || currentHurdle() !== 'none') return;
  isAsking = true;
  try {
    await call('POST /wps/session/stay', { body: {} });
    localStorage.setItem(staysKey, 'yes');
    keepStayWish(false);
  } catch (error) {
    const isBefore = error instanceof RefusedError && currentHurdle() !== 'none';
    if (error instanceof RefusedError && !isBefore) keepStayWish(false);
  } finally {
    isAsking = false;
  }
}

export function watchStayWish(): void {
  onSessionChange(() => void passWishOn());
  void passWishOn();
}

let resuming: Promise<boolean> | undefined;

/** A new session for this tab where the device stays logged in; false where it does not. */
export function resumeSession(): Promise<boolean> {
  if (readToken() !== null || localStorage.getItem(staysKey) === null)
    return Promise.resolve(false);
  resuming ??= askToResume().finally(() => {
    resuming = undefined;
  });
  return resuming;
}

async function askToResume(): Promise<boolean> {
  try {
    const session = await call('POST /wps/session/stay/resume', { body: {} });
    // Whoever logged in meanwhile has a session of his own.
    if (readToken() === null) startSession(session);
    return true;
  } catch (error) {
    if (error instanceof RefusedError && error.code === 'not_remembered') forgetStaying();
    return false;
  }
}
