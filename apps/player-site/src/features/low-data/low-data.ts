/**
 * Low-data mode: no pictures, nothing that slides by itself, slower looking for news. It is what
 * the reader chose in this browser, or else what the browser asks for (Save-Data). `boot.js` has
 * set the mark on <html> before the first paint; low-data.css does the rest.
 */
import { useSyncExternalStore } from 'react';

const storageKey = 'bahati.lowData';
const listeners = new Set<() => void>();

export function readLowData(): boolean {
  return document.documentElement.dataset['lowData'] !== undefined;
}

export function chooseLowData(isOn: boolean): void {
  if (isOn) document.documentElement.dataset['lowData'] = '';
  else delete document.documentElement.dataset['lowData'];
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off');
  } catch {
    // The choice then lasts as long as the page.
  }
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

export function useLowData(): boolean {
  return useSyncExternalStore(subscribe, readLowData);
}
