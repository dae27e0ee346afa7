/** How odds are shown; the reader's choice, kept on this device. */
import { type OddsFormat, oddsFormats } from '@bahati/book-rules/odds.ts';
import { useSyncExternalStore } from 'react';

const place = 'bahati.oddsFormat';
const listeners = new Set<() => void>();

function readKept(): OddsFormat {
  try {
    const kept = localStorage.getItem(place);
    return oddsFormats.find((format) => format === kept) ?? 'decimal';
  } catch {
    return 'decimal';
  }
}

let chosen = readKept();

export function chooseOddsFormat(format: OddsFormat): void {
  chosen = format;
  try {
    localStorage.setItem(place, format);
  } catch {
    // The choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOddsFormat(): OddsFormat {
  return useSyncExternalStore(subscribe, () => chosen);
}
