/** Single keys for those who work by hand all day. They can be turned off in the help (`?`). */
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const storageKey = 'office.shortcuts';
const listeners = new Set<() => void>();

function areShortcutsOn(): boolean {
  return localStorage.getItem(storageKey) !== 'off';
}

export function turnShortcuts(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'off');
  for (const notify of listeners) notify();
}

export function useShortcutsOn(): boolean {
  return useSyncExternalStore((notify) => {
    listeners.add(notify);
    return () => listeners.delete(notify);
  }, areShortcutsOn);
}

/** Runs an action by its key, unless one is typing or a dialog asks something. */
export function useShortcuts(
  actions: Readonly<Record<string, () => void>>,
  { isAlwaysOn = false } = {},
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!isAlwaysOn && !areShortcutsOn()) return;
    if (isTyping(event.target) || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type="radio"]), textarea, select, [contenteditable]') !== null
  );
}
