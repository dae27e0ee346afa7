import { useState } from 'react';
import { holdOrder } from './hold-order.rules.ts';

/**
 * What is read anew every few seconds stays where one is reading it, until another question is asked
 * or one asks for the new order.
 */
export function useHeldOrder<T>(
  rows: readonly T[],
  idOf: (row: T) => string,
  { question, isReady }: { question: string; isReady: boolean },
): { rows: readonly T[]; sortAgain: (() => void) | undefined } {
  const [held, setHeld] = useState<{ question?: string; order: readonly string[] }>({ order: [] });
  const take = () => setHeld({ question, order: rows.map(idOf) });
  if (isReady && held.question !== question) take();
  if (held.question !== question) return { rows, sortAgain: undefined };
  const shown = holdOrder(held.order, rows, idOf);
  const isMoved = shown.some((row, at) => {
    const other = rows[at];
    return other !== undefined && idOf(row) !== idOf(other);
  });
  return { rows: shown, sortAgain: isMoved ? take : undefined };
}
