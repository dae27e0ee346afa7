/** Whether this visitor may be asked to install the site as an app, and how the browser does it. */
import { useSyncExternalStore } from 'react';

/** What Chromium hands out once; `boot.js` keeps it until it is used. */
type InstallOffer = Event & {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

declare global {
  interface Window {
    bahatiInstall?: InstallOffer | undefined;
  }
}

const visitsKey = 'bahati.visits';
const declinedKey = 'bahati.installDeclined';
const countedKey = 'bahati.visitCounted';
/** After a "not now" nobody asks again for a month. */
const quietMs = 30 * 24 * 60 * 60 * 1000;

/** The banner comes after the second visit: a first visitor came to look, not to install. */
export function mayBeAsked(visits: number, declinedAt: number, now: number): boolean {
  return visits >= 2 && now - declinedAt > quietMs;
}

export function isInstalled(): boolean {
  const isAlone = window.matchMedia('(display-mode: standalone)').matches;
  return isAlone || ('standalone' in navigator && navigator.standalone === true);
}

/** Counts a visit once a tab, and answers whether the banner may show. */
export function countVisit(now: number): boolean {
  try {
    let visits = Number(localStorage.getItem(visitsKey) ?? 0);
    if (sessionStorage.getItem(countedKey) === null) {
      visits += 1;
      sessionStorage.setItem(countedKey, 'yes');
      localStorage.setItem(visitsKey, String(visits));
    }
    return mayBeAsked(visits, Number(localStorage.getItem(declinedKey) ?? 0), now);
  } catch {
    return false;
  }
}

export function declineInstall(now: number): void {
  try {
    localStorage.setItem(declinedKey, String(now));
  } catch {
    // Then the banner is gone until the next page.
  }
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('beforeinstallprompt', notify);
  window.addEventListener('appinstalled', notify);
  return () => {
    window.removeEventListener('beforeinstallprompt', notify);
    window.removeEventListener('appinstalled', notify);
  };
}

/** Whether the browser would install at a tap. */
export function useInstallOffer(): boolean {
  return useSyncExternalStore(subscribe, () => window.bahatiInstall !== undefined);
}

/** Answers whether the reader agreed; the browser's offer is good for one time. */
export async function install(): Promise<boolean> {
  const offer = window.bahatiInstall;
  if (!offer) return false;
  window.bahatiInstall = undefined;
  await offer.prompt();
  return (await offer.userChoice).outcome === 'accepted';
}
