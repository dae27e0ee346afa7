import { useEffect, useEffectEvent } from 'react';

type Press = {
  readonly onMove: (event: PointerEvent) => void;
  readonly onUp: (event: PointerEvent) => void;
  readonly onCancel: (event: PointerEvent) => void;
};

/** A pointer that was pressed is followed wherever it goes. */
export function usePress(press: Press): void {
  const onMove = useEffectEvent(press.onMove);
  const onUp = useEffectEvent(press.onUp);
  const onCancel = useEffectEvent(press.onCancel);
  useEffect(() => {
    const move = (event: PointerEvent) => onMove(event);
    const up = (event: PointerEvent) => onUp(event);
    const cancel = (event: PointerEvent) => onCancel(event);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
    };
  }, []);
}
