/** Calls of the lottery; those of a member go through `lottery-session.ts`. */
import type { LotteryCalls } from '@bahati/contract/lottery/calls.ts';
import type { PrizeMode } from '@bahati/contract/player-site/catalogue/lottery.ts';
import { createProgram } from '#features/programs/program-call.ts';
import { hearClock } from './lottery-clock.ts';

export const lottery = createProgram<LotteryCalls>({
  code: 'LOTTERY',
  name: 'lottery',
  tokenKey: 'bahati.lotteryToken',
});

export const { originQuery: lotteryOriginQuery, call: lotteryCall, query: lotteryQuery } = lottery;

/** The games of a prize mode; sets the lottery's clock. */
export function hallQuery(mode: PrizeMode) {
  const query = lotteryQuery('GET /lottery/v1/hall', { query: { mode } });
  return {
    queryKey: query.queryKey,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const answer = await lotteryCall('GET /lottery/v1/hall', { query: { mode } }, { signal });
      hearClock(answer.now);
      return answer;
    },
  };
}

/** One game with its terms and coming draws; sets the lottery's clock. */
export function gameQuery(gameCode: string) {
  const input = { params: { gameCode } };
  const query = lotteryQuery('GET /lottery/v1/games/:gameCode', input);
  return {
    queryKey: query.queryKey,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const answer = await lotteryCall('GET /lottery/v1/games/:gameCode', input, { signal });
      hearClock(answer.now);
      return answer;
    },
  };
}
