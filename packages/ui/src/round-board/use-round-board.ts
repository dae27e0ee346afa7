import { useEffect, useState } from 'react';
import type { Board } from './board.ts';
import type { SayWord } from './drawing.ts';

type DrawRound = typeof import('./draw-round.ts').drawRound;

/**
 * The round as a picture, once the drawings are here, which are fetched when a round of a bet game
 * is looked at. Undefined until then, for every other round, and where they do not come.
 */
export function useRoundBoard(
  picture: Readonly<Record<string, unknown>> | null | undefined,
  say: SayWord,
): Board | undefined {
  const [draw, setDraw] = useState<DrawRound>();
  const isWanted = picture?.['shown'] !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    import('./draw-round.ts').then(
      ({ drawRound }) => setDraw(() => drawRound),
      // Without it the record still says everything in words.
      () => undefined,
    );
  }, [isWanted]);
  return (picture && draw?.(picture, say)) ?? undefined;
}
