import { useQueries } from '@tanstack/react-query';
import { publicQuery } from '#site/api.ts';
import { currentLanguage } from '#site/i18n.ts';
import type { Lottery } from '#features/lottery/lotteries.ts';

/** The lotteries of a house in its order, and the draws that are open among them. */
export function useLotteryGames({ prizeModes }: Lottery) {
  const [menu, draws] = useQueries({
    queries: [
      {
        ...publicQuery('GET /lgw/vn/games/game_menu', { query: { language: currentLanguage() } }),
        staleTime: 60_000,
      },
      { ...publicQuery('GET /lgw/vn/numeros/opened/game'), refetchInterval: 30_000 },
    ],
  });
  const games = menu.data?.menus
    .filter(({ prizeMode }) => prizeModes.includes(prizeMode))
    .flatMap((each) => each.games);
  const numeros = new Map(draws.data?.opened.map(({ gameCode, numero }) => [gameCode, numero]));
  return { games, numeros, query: menu };
}
