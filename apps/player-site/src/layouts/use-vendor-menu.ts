import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { useRouterState } from '@tanstack/react-router';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

/** A pointer on its way across the bar opens nothing; one that strays for a moment closes nothing. */
const openAfterMs = 140;
const openNextAfterMs = 60;
const closeAfterMs = 260;

type Opened = {
  category: GameCategory;
  /** The page it was opened on: another page finds it closed. */
  href: string;
  isByKey: boolean;
  /** Where the entry stands in the bar, which a long list has scrolled sideways. */
  startPx: number;
};

function placeOf(entry: HTMLElement): number {
  const bar = entry.closest('nav')?.getBoundingClientRect();
  if (!bar) return 0;
  const box = entry.getBoundingClientRect();
  const isLeftwards = getComputedStyle(entry).direction === 'rtl';
  return isLeftwards ? bar.right - box.right : box.left - bar.left;
}

/**
 * Which category of the top navigation has its vendors open: by a resting pointer, by the first
 * touch, or by the arrow down. A click of the mouse goes to the category's page, as ever.
 */
export function useVendorMenu(isOffered: boolean) {
  const href = useRouterState({ select: (state) => state.location.href });
  const [kept, setKept] = useState<Opened | null>(null);
  const opened = isOffered && kept?.href === href ? kept : null;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function later(next: Opened | null, afterMs: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setKept(next), afterMs);
  }
  const at = (category: GameCategory, entry: HTMLElement, isByKey: boolean): Opened => ({
    category,
    href,
    isByKey,
    startPx: placeOf(entry),
  });
  const ofBar = {
    onPointerEnter: () => clearTimeout(timer.current),
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') later(null, closeAfterMs);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setKept(null);
    },
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
      if (key !== 'Escape' || !opened) return;
      currentTarget.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      setKept(null);
    },
  };
  const ofCategory = (category: GameCategory) =>
    entryHandlers({
      isOpen: opened?.category === category,
      onRest: (entry) => later(at(category, entry, false), opened ? openNextAfterMs : openAfterMs),
      onOpen: (entry, isByKey) => setKept(at(category, entry, isByKey)),
    });
  return {
    opened,
    close: () => setKept(null),
    ofCategory: isOffered ? ofCategory : () => ({}),
    ofBar,
  };
}

/** The last pointer that pressed: a click does not tell in every browser what made it. */
let pressedBy = 'mouse';

function entryHandlers({
  isOpen,
  onRest,
  onOpen,
}: {
  isOpen: boolean;
  onRest: (entry: HTMLElement) => void;
  onOpen: (entry: HTMLElement, isByKey: boolean) => void;
}) {
  return {
    'aria-haspopup': 'true' as const,
    'aria-expanded': isOpen,
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'mouse') onRest(currentTarget);
    },
    onPointerDown: ({ pointerType }: PointerEvent) => {
      pressedBy = pointerType;
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      // `detail` is 0 for the Enter key, which follows the link.
      if (isOpen || event.detail === 0 || pressedBy === 'mouse') return;
      event.preventDefault();
      onOpen(event.currentTarget, false);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      onOpen(event.currentTarget, true);
    },
  };
}
