/** What stands over the page because a game was started: its vendor's group, or a word of warning. */
import { useSyncExternalStore } from 'react';
import type { VendorGroup } from '#features/catalogue/start-game.rules.ts';

export type GamePopup =
  | ({ kind: 'group' } & VendorGroup)
  | { kind: 'true_account'; gameId?: string };

/** The list of a vendor's games opens this long after the touch (spec §2). */
const openAfterMs = 100;

let shown: GamePopup | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: GamePopup | undefined): void {
  shown = next;
  for (const notify of listeners) notify();
}

export function openGamePopup(popup: GamePopup): void {
  clearTimeout(timer);
  timer = setTimeout(() => show(popup), popup.kind === 'group' ? openAfterMs : 0);
}

export function closeGamePopup(): void {
  if (shown) show(undefined);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

export function useGamePopup(): GamePopup | undefined {
  return useSyncExternalStore(subscribe, () => shown);
}
