import { useState } from 'react';
import type { Card } from '@bahati/game-rules/cards/card.ts';

type Seen = {
  readonly match: number;
  readonly laid: readonly Card[];
  readonly under: readonly Card[];
};

/** What lay on the table before what lies there now; none: nothing of this match was seen there. */
export function useUnder(laid: readonly Card[], match: number): readonly Card[] {
  const [seen, setSeen] = useState<Seen>({ match, laid, under: [] });
  if (seen.match === match && seen.laid.join() === laid.join()) return seen.under;
  const under = seen.match === match ? seen.laid : [];
  setSeen({ match, laid, under });
  return under;
}
