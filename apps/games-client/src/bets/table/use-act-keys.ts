import { useEffect, useEffectEvent } from 'react';

type Acting = {
  /** The key of each act, a small letter. */
  readonly keys: Readonly<Record<string, string>>;
  readonly actions: readonly string[];
  readonly onAct: (action: string) => void;
};

/** Letters that act, anywhere in the frame but in a field or under an open dialog. */
export function useActKeys({ keys, actions, onAct }: Acting): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof Element && event.target.matches('input, select, textarea');
    const isHeld = event.repeat || event.ctrlKey || event.altKey || event.metaKey;
    if (isTyping || isHeld || document.querySelector('dialog[open]')) return;
    const act = actions.find((action) => keys[action] === event.key.toLowerCase());
    if (act === undefined) return;
    event.preventDefault();
    onAct(act);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
