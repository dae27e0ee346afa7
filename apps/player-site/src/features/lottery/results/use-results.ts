/** Draws of a game that have numbers, newest first, and how late the phone's clock is. */
import type { LotteryDraw } from '@bahati/contract/lottery/shapes.ts';
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLowData } from '#features/low-data/low-data.ts';
import { lotteryCall } from '#features/lottery/call/lottery-call.ts';

const pageSize = 60;
/** How often the first page is asked for; a list of many pages less often. */
const looks = { usual: 10_000, thrifty: 60_000 };

export type DrawnDraw = LotteryDraw & { numbers: DrawNumbers };

const isDrawn = (draw: LotteryDraw): draw is DrawnDraw => draw.numbers !== null;

export function useResults(gameCode: string) {
  const isThrifty = useLowData();
  const query = useInfiniteQuery({
    queryKey: ['lottery', 'GET /lottery/v1/games/:gameCode/results', gameCode] as const,
    queryFn: ({ pageParam, signal }) =>
      lotteryCall(
        'GET /lottery/v1/games/:gameCode/results',
        { params: { gameCode }, query: { cursor: pageParam, pageSize } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: ({ state: { data } }) =>
      looks[isThrifty ? 'thrifty' : 'usual'] * (data?.pages.length ?? 1),
  });
  const draws = query.data?.pages.flatMap(({ items }) => items).filter(isDrawn);
  return { query, draws };
}
