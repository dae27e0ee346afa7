import { useEffect, useState } from 'react';
import { awaitTurn } from './picture-turns.ts';

/** True once the picture may begin; the first screen's need not wait. */
export function usePictureTurn(isFirst: boolean): boolean {
  const [hasTurn, setHasTurn] = useState(isFirst);
  useEffect(() => (hasTurn ? undefined : awaitTurn(() => setHasTurn(true))), [hasTurn]);
  return hasTurn;
}
