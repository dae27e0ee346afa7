import { useEffect, useState } from 'react';
import { awaitTurn } from './picture-turns.ts';

/** True once this picture may begin; the first screen's need not wait. */
export function usePictureTurn(isFirst: boolean, picture: string): boolean {
  const [begun, setBegun] = useState(isFirst ? picture : undefined);
  const hasTurn = begun === picture;
  useEffect(() => (hasTurn ? undefined : awaitTurn(() => setBegun(picture))), [hasTurn, picture]);
  return hasTurn;
}
