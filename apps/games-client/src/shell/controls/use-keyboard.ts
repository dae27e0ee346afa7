/** Listens for the game's keys. */
import { useEffect, useEffectEvent } from 'react';
import { type KeyAction, keyAction } from './keyboard.ts';

const typingFields = 'input, select, textarea, [contenteditable]';
const ownControls = 'button, a, summary, [role="tab"]';

export function useKeyboard(isActing: boolean, act: (action: KeyAction) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const focused = event.target instanceof Element ? event.target : null;
    const action = keyAction({
      key: event.key,
      isRepeat: event.repeat,
      hasModifier: event.ctrlKey || event.altKey || event.metaKey,
      isTyping: focused?.matches(typingFields) === true,
      isOnControl: focused?.matches(ownControls) === true,
      isDialogOpen: document.querySelector('dialog[open]') !== null,
      isActing,
    });
    if (action === null) return;
    event.preventDefault();
    act(action);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
