/** Which way odds on the screen last went, for some seconds. */
import { useEffect, useState } from 'react';
import { keepsMoving, moveOf, type OddsMove } from '#features/sportsbook/live/odds-move.rules.ts';

export function useOddsMove(odds: number): OddsMove | null {
  const [seen, setSeen] = useState<{ odds: number; move: OddsMove | null }>({ odds, move: null });
  if (seen.odds !== odds) setSeen({ odds, move: moveOf(seen.odds, odds) });
  useEffect(() => {
    if (seen.move === null) return;
    const timer = setTimeout(() => setSeen({ odds, move: null }), keepsMoving.ms);
    return () => clearTimeout(timer);
  }, [seen.move, odds]);
  return seen.move;
}
