/** What the lottery's room reads, kept under the call and what it was asked. */
import type {
  LotteryDecision,
  LotteryOfficeCalls,
} from '@bahati/contract/lottery-office/office.ts';
import { useQuery } from '@tanstack/react-query';
import { hasProgramQuery, programSessionQuery } from '#features/programs/program-queries.ts';
import { createProgramReads } from '#features/programs/program-reads.ts';
import { lotteryCall, lotteryCode, openLottery } from './lottery-session.ts';

/** Sales move; what one looks at follows them this fast. */
export const liveMs = 5_000;

export const hasLotteryQuery = hasProgramQuery(lotteryCode);

export const sessionQuery = programSessionQuery('lottery', openLottery);

const reads = createProgramReads<LotteryOfficeCalls>('lottery', lotteryCall);
export const useLottery = reads.useRead;
export const useLotteryList = reads.useWhole;
export const useLotteryPages = reads.usePages;

/**
 * Who is touched by a decision as it stands now; undefined: nothing to look at yet. What is being
 * answered is not looked at again: once it is done it is not possible any more.
 */
export const useLook = (decision: LotteryDecision | undefined, isAnswered = false) =>
  useQuery({
    queryKey: ['lottery', 'look', decision],
    queryFn: ({ signal }) =>
      decision &&
      lotteryCall('POST /lottery-office/v1/decisions/look', { body: { decision } }, signal),
    enabled: decision !== undefined && !isAnswered,
    staleTime: 0,
    retry: false,
  });

/** Draws without numbers or stopped past their time: staff have to do something. */
export const useLateDraws = () =>
  useLottery(
    'GET /lottery-office/v1/draws',
    { query: { view: 'late', pageSize: 50 } },
    { refetchEveryMs: 15_000 },
  );

export const useWaiting = () =>
  useLottery(
    'GET /lottery-office/v1/decisions',
    { query: { state: 'waiting', pageSize: 50 } },
    { refetchEveryMs: 15_000 },
  );
