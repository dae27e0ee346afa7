/**
 * Whether the announcements were closed in this tab (spec §4), for members and for visitors apart.
 * The next member of the tab has not seen them.
 */
import { useSyncExternalStore } from 'react';
import { onSessionChange } from '#features/identity/session.ts';

const keys = { member: 'USER_POPUP', visitor: 'ANONYMOUS_POPUP' } as const;

export type PopupReader = keyof typeof keys;

const closed = 'closed';
const listeners = new Set<() => void>();

export function usePopupClosed(reader: PopupReader): boolean {
  return useSyncExternalStore(subscribe, () => sessionStorage.getItem(keys[reader]) === closed);
}

export function rememberPopupClosed(reader: PopupReader): void {
  sessionStorage.setItem(keys[reader], closed);
  tell();
}

onSessionChange((ending) => {
  if (ending === 'none') return;
  sessionStorage.removeItem(keys.member);
  tell();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
