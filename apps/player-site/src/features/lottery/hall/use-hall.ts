/** The games of a house, asked about again as soon as one of their draws closes. */
import { useQueries } from '@tanstack/react-query';
import { hallQuery } from '#features/lottery/call/lottery-call.ts';
import { lotteryNowMs } from '#features/lottery/call/lottery-clock.ts';
import { soonestMs } from '#features/lottery/game/ask-again.rules.ts';
import type { Lottery } from '#features/lottery/lotteries.ts';
import { useLowData } from '#features/low-data/low-data.ts';

const leastMs = 4_000;
const thriftyMs = 20_000;
const afterErrorMs = 10_000;

export function useHall({ prizeModes }: Lottery) {
  const isThrifty = useLowData();
  const least = isThrifty ? thriftyMs : leastMs;
  const found = useQueries({
    queries: prizeModes.map((mode) => ({
      ...hallQuery(mode),
      refetchInterval: ({
        state,
      }: {
        state: { data: Parameters<typeof soonestOf>[0] | undefined };
      }) => (state.data ? Math.max(least, soonestOf(state.data)) : afterErrorMs),
    })),
  });
  const isWhole = found.every(({ data }) => data !== undefined);
  return {
    games: isWhole ? found.flatMap(({ data }) => data?.games ?? []) : undefined,
    failed: found.find(({ isError, data }) => isError && data === undefined),
  };
}

const soonestOf = ({ games }: { games: Parameters<typeof soonestMs>[0] }): number =>
  soonestMs(games, lotteryNowMs());
