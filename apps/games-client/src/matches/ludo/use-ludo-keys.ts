/** Keys of one's own turn; nothing happens while somebody types or a dialog is open. */
import { useEffect, useEffectEvent } from 'react';
import type { LudoAct } from './seen-ludo.ts';

type Keys = {
  readonly mayThrow: boolean;
  readonly movable: readonly number[];
  readonly onAct: (act: LudoAct) => void;
};

export function useLudoKeys({ mayThrow, movable, onAct }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const focused = event.target instanceof Element ? event.target : null;
    const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
    // What has the focus takes these keys itself.
    if (hasModifier || event.repeat || focused?.closest('button, input, select, textarea')) return;
    if (document.querySelector('dialog[open]')) return;
    const token = Number(event.key) - 1;
    if (event.key === ' ' && mayThrow) onAct({ kind: 'throw' });
    else if (movable.includes(token)) onAct({ kind: 'move', token });
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
