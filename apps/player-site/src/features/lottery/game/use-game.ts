/** A game as it stands, asked about again when its draw closes and until its numbers are there. */
import type { LotteryGame } from '@bahati/contract/lottery/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { gameQuery } from '#features/lottery/call/lottery-call.ts';
import { lotteryNowMs } from '#features/lottery/call/lottery-clock.ts';
import { askAgainAfterMs } from './ask-again.rules.ts';

const afterErrorMs = 5_000;

type Asked = { state: { data: { game: LotteryGame } | undefined } };

/** The query of a game that keeps itself fresh. */
export const liveGameQuery = (gameCode: string) => ({
  ...gameQuery(gameCode),
  refetchInterval: ({ state }: Asked) =>
    state.data ? askAgainAfterMs(state.data.game, lotteryNowMs()) : afterErrorMs,
});

export const useGame = (gameCode: string) => useQuery(liveGameQuery(gameCode));
