import type { GameCategory } from '@bahati/contract/player-site/catalogue.ts';
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
const closeAfterMs = 260;

/**
 * Which category of the top navigation has its vendors open: by a resting pointer, by the first
 * touch, or by the arrow down. A click of the mouse goes to the category's page, as ever.
 */
export function useVendorMenu(isOffered: boolean) {
  const [open, setOpen] = useState<GameCategory | null>(null);
  const [isByKey, setIsByKey] = useState(false);
  const [startPx, setStartPx] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastPointer = useRef('mouse');
  const href = useRouterState({ select: (state) => state.location.href });
  /** Where the entry stands in the bar, which a long list has scrolled sideways. */
  const place = (entry: HTMLElement) => {
    const bar = entry.closest('nav')?.getBoundingClientRect();
    const box = entry.getBoundingClientRect();
    const isLeftwards = getComputedStyle(entry).direction === 'rtl';
    if (bar) setStartPx(isLeftwards ? bar.right - box.right : box.left - bar.left);
  };
  const later = (category: GameCategory | null, afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setIsByKey(false);
      setOpen(category);
    }, afterMs);
  };
  useEffect(() => {
    setOpen(null);
    return () => clearTimeout(timer.current);
  }, [href]);

  const ofCategory = (category: GameCategory) =>
    isOffered
      ? {
          'aria-haspopup': 'true' as const,
          'aria-expanded': open === category,
          onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
            if (pointerType !== 'mouse') return;
            place(currentTarget);
            later(category, open === null ? openAfterMs : 60);
          },
          onPointerDown: ({ pointerType }: PointerEvent) => {
            lastPointer.current = pointerType;
          },
          onClick: (event: MouseEvent<HTMLElement>) => {
            // `detail` is 0 for the Enter key, which follows the link.
            const isTouch = event.detail > 0 && lastPointer.current !== 'mouse';
            if (!isTouch || open === category) return;
            event.preventDefault();
            place(event.currentTarget);
            setOpen(category);
          },
          onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            place(event.currentTarget);
            setIsByKey(true);
            setOpen(category);
          },
        }
      : {};

  const ofBar = {
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') later(null, closeAfterMs);
    },
    onPointerEnter: () => clearTimeout(timer.current),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(null);
    },
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
      if (key !== 'Escape' || open === null) return;
      currentTarget.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      setOpen(null);
    },
  };
  return {
    open: isOffered ? open : null,
    isByKey,
    startPx,
    close: () => setOpen(null),
    ofCategory,
    ofBar,
  };
}
