/**
 * The reader's choice of dark or light. The system's wish is followed until the reader
 * chooses; the choice is kept in this browser and lives on `<html data-theme>`.
 */
import { useSyncExternalStore } from 'react';

type ThemeChoice = 'dark' | 'light' | 'system';
export type ShownTheme = 'dark' | 'light';

const storageKey = 'theme';
const listeners = new Set<() => void>();

function readThemeChoice(): ThemeChoice {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'dark' || chosen === 'light' ? chosen : 'system';
}

export function shownTheme(): ShownTheme {
  const choice = readThemeChoice();
  if (choice !== 'system') return choice;
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

/** Call before the first render, so that no screen is painted in the wrong theme. */
export function applyStoredTheme(): void {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(storageKey);
  } catch {
    // A browser that forbids storage still follows the system.
  }
  if (stored === 'dark' || stored === 'light') document.documentElement.dataset['theme'] = stored;
}

function chooseTheme(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = choice;
  try {
    if (choice === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // The choice then lasts as long as the page.
  }
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  const system = window.matchMedia('(prefers-color-scheme: light)');
  listeners.add(notify);
  system.addEventListener('change', notify);
  return () => {
    listeners.delete(notify);
    system.removeEventListener('change', notify);
  };
}

export function useTheme() {
  const shown = useSyncExternalStore(subscribe, shownTheme);
  const choice = useSyncExternalStore(subscribe, readThemeChoice);
  return { shown, choice, choose: chooseTheme };
}
