/** What the first page asks, put before it is rendered, so that it need not be rendered twice. */
import { gameMenusQuery } from '#features/catalogue/menus/use-game-menus.ts';
import { hotGamesQuery, lanesQuery, listQuery } from '#features/catalogue/use-games.ts';
import { winnersQuery } from '#features/gaming/winners/winner-board.tsx';
import { brandQuery } from '#features/brand/use-brand.ts';
import { systemStatusQuery } from '#site/layouts/root-layout.tsx';
import { queryClient } from './api.ts';
import { listTypeOf } from './early-answers.ts';
import { applyPalette } from './palette.ts';

/** Resolves once everything was answered or failed; a failure is asked again by who needs it. */
export async function askFirstQuestions(isHome: boolean): Promise<void> {
  const asked = [
    queryClient.fetchQuery(brandQuery).then(
      applyPalette,
      // The page goes on in the accent it was last seen in.
      () => undefined,
    ),
    queryClient.prefetchQuery(systemStatusQuery),
    queryClient.prefetchQuery(gameMenusQuery),
  ];
  if (isHome)
    asked.push(
      queryClient.prefetchQuery(hotGamesQuery()),
      queryClient.prefetchQuery(winnersQuery()),
    );
  const type = listTypeOf(location);
  if (type)
    asked.push(queryClient.prefetchQuery(lanesQuery()), queryClient.prefetchQuery(listQuery(type)));
  await Promise.all(asked);
}
