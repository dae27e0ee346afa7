import { useRouterState } from '@tanstack/react-router';
import { lazy, useEffect } from 'react';
import { loadChunk } from '#features/loading/load-chunk.ts';
import { QuietBoundary } from '#features/loading/quiet-boundary.tsx';
import { closeGamePopup, useGamePopup } from './game-popup-store.ts';

const GamePopup = lazy(() =>
  loadChunk(() => import('./game-popup.tsx')).then((part) => ({ default: part.GamePopup })),
);

/** The place of the game pop-up over whatever page is open; another page puts it away. */
export function GamePopupHost() {
  const popup = useGamePopup();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  useEffect(() => closeGamePopup(), [pathname]);
  if (!popup) return null;
  return (
    <QuietBoundary>
      <GamePopup popup={popup} />
    </QuietBoundary>
  );
}
