/** Keys of one's own turn; nothing happens while somebody types or a dialog is open. */
import { useEffect, useEffectEvent } from 'react';

type Keys = {
  readonly onFold: () => void;
  readonly onCall: () => void;
  readonly onRaise: () => void;
  readonly onPreset: (at: number) => void;
};

const typingFields = 'input:not([type="range"]), select, textarea';

export function useActKeys({ onFold, onCall, onRaise, onPreset }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const focused = event.target instanceof Element ? event.target : null;
    const isTyping = focused?.matches(typingFields) === true;
    const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
    if (isTyping || hasModifier || event.repeat) return;
    if (document.querySelector('dialog[open]')) return;
    const key = event.key.toLowerCase();
    const preset = ['1', '2', '3', '4'].indexOf(key);
    if (key === 'f') onFold();
    else if (key === 'c') onCall();
    else if (key === 'r') onRaise();
    else if (preset >= 0) onPreset(preset);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
