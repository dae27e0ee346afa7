import { type KeyboardEvent, useRef, useState } from 'react';
import { type Box, type Direction, nextBox } from './boxes.ts';
import type { Chips } from './use-chips.ts';

type ClothSpot = { readonly name: string; readonly box: Box };

const arrows: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/**
 * A cloth of buttons of which one can have the focus: arrows lead from place to place, a press
 * lays the chosen chip, Backspace or a right press takes as much off.
 */
export function useClothKeys(spots: readonly ClothSpot[], chips: Chips, first: string) {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const [at, setAt] = useState(first);

  function onKey(event: KeyboardEvent, spot: ClothSpot): void {
    const direction = arrows[event.key];
    if (!direction && event.key !== 'Backspace' && event.key !== 'Delete') return;
    // The shell changes the stake by these keys; over the cloth they are the cloth's.
    event.stopPropagation();
    event.preventDefault();
    if (!direction) return chips.take(spot.name);
    const next = nextBox(spots, spot, direction);
    setAt(next.name);
    buttons.current.get(next.name)?.focus();
  }

  return (spot: ClothSpot) => ({
    ref: (button: HTMLButtonElement | null) => {
      if (button) buttons.current.set(spot.name, button);
    },
    type: 'button' as const,
    tabIndex: spot.name === at ? 0 : -1,
    'data-place': spot.name,
    'aria-disabled': chips.isLocked || undefined,
    onClick: () => {
      setAt(spot.name);
      chips.place(spot.name);
    },
    onContextMenu: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      chips.take(spot.name);
    },
    onKeyDown: (event: KeyboardEvent) => onKey(event, spot),
  });
}
