/** A visitor's way back to his chat: a token in session storage, forgotten with the tab. */
import { useSyncExternalStore } from 'react';

const storageKey = 'bahati.chat';
const listeners = new Set<() => void>();

export function readChatToken(): string | null {
  return sessionStorage.getItem(storageKey);
}

export function keepChatToken(token: string): void {
  sessionStorage.setItem(storageKey, token);
  tell();
}

export function dropChatToken(): void {
  sessionStorage.removeItem(storageKey);
  tell();
}

export function useChatToken(): string | null {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readChatToken);
}

function tell(): void {
  for (const listener of listeners) listener();
}
