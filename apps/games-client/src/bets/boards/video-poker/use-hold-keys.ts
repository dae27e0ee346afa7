/** 1 to 5 hold, D draws, H hints. Space and Enter draw too, but never throw a whole hand away. */
import { useEffect, useEffectEvent } from 'react';

type HoldKeys = {
  readonly isListening: boolean;
  readonly hasHeld: boolean;
  readonly onToggle: (place: number) => void;
  readonly onDraw: () => void;
  readonly onHint: () => void;
};

const fields = 'input, select, textarea, [contenteditable]';
const controls = 'button, a, summary, [role="tab"]';

export function useHoldKeys(keys: HoldKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const focused = event.target instanceof Element ? event.target : null;
    const isElsewhere = focused?.matches(fields) || document.querySelector('dialog[open]') !== null;
    const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
    if (!keys.isListening || isElsewhere || hasModifier || event.repeat) return;
    const key = event.key.toLowerCase();
    const isMain = (key === ' ' || key === 'enter') && !focused?.matches(controls);
    if (key >= '1' && key <= '5') keys.onToggle(Number(key) - 1);
    else if (key === 'h') keys.onHint();
    else if (key === 'd' || (isMain && keys.hasHeld)) keys.onDraw();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
