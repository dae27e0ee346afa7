import { useSyncExternalStore } from 'react';

const storageKey = 'bahati.balanceHidden';
const listeners = new Set<() => void>();

let isHidden = readChoice();

function readChoice(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'yes';
  } catch {
    return false;
  }
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Whether the member's balances are covered, everywhere at once; kept in this browser. */
export function useHiddenBalance() {
  const shown = useSyncExternalStore(subscribe, () => isHidden);
  function toggle() {
    isHidden = !isHidden;
    try {
      localStorage.setItem(storageKey, isHidden ? 'yes' : 'no');
    } catch {
      // The choice then lasts as long as the page.
    }
    for (const notify of listeners) notify();
  }
  return { isHidden: shown, toggle };
}
