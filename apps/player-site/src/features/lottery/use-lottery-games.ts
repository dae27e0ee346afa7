import { useQueries } from '@tanstack/react-query';
import { publicQuery } from '#site/api.ts';
import { currentLanguage } from '#site/i18n.ts';
import { gamesOfLottery, type Lottery } from './lotteries.ts';

const pageSize = 100;

/** Lotteries of either kind, for a house may have both. */
export function useLotteryGames(lottery: Lottery) {
  const { vassalage } = lottery;
  const results = useQueries({
    queries: (['LOTT', 'ELOTT'] as const).map((gameType) => ({
      ...publicQuery('GET /wps/relay/GCSGAME_gameList', {
        query: {
          gameType,
          language: currentLanguage(),
          pageSize,
          ...(vassalage ? { vassalage } : {}),
        },
      }),
      staleTime: 60_000,
    })),
  });
  const answers = results.map(({ data }) => data);
  const games = answers.every((answer) => answer !== undefined)
    ? gamesOfLottery(
        lottery,
        answers.flatMap(({ content }) => content),
      )
    : undefined;
  return {
    games,
    query: {
      isError: results.some(({ isError }) => isError),
      error: results.find(({ error }) => error)?.error ?? null,
      isFetching: results.some(({ isFetching }) => isFetching),
      refetch: () => results.map(({ refetch }) => refetch()),
    },
  };
}
