import type { LiveBlackjackView } from '@bahati/game-rules/tables/live-blackjack/live-blackjack.view.ts';
import { useEffect, useState } from 'react';

/** As long as `sweep.css` moves them. */
const sweepMs = 460;

/**
 * The cards of the round before, while they are swept into the discard tray; null: none are. Without
 * movement they are gone at once.
 */
export function useSweep(
  view: LiveBlackjackView | null,
  isMoving: boolean,
): LiveBlackjackView | null {
  const [last, setLast] = useState(view);
  if (view !== null && last !== view) setLast(view);
  const isSwept = view === null && last !== null;
  if (isSwept && !isMoving) setLast(null);
  useEffect(() => {
    if (!isSwept) return undefined;
    const timer = setTimeout(() => setLast(null), sweepMs);
    return () => clearTimeout(timer);
  }, [isSwept]);
  return isSwept && isMoving ? last : null;
}
