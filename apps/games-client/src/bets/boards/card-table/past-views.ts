/** The views of earlier rounds, the oldest first; the one in view only once it was shown. */
import type { BoardProps } from '#frame/bets/stage/board.ts';

export function shownViews<View>({
  phase,
  view,
  past,
}: Pick<BoardProps<View>, 'phase' | 'view' | 'past'>): View[] {
  const earlier = past.map((round) => round.view).toReversed();
  return phase === 'ready' && view ? [...earlier, view] : earlier;
}
