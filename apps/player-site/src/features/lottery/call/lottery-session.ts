/**
 * The member's session at the lottery. A trial member's launch is one of play money: the platform
 * decides so, and the session says it.
 */
import type { CallValue } from '@bahati/contract/call.ts';
import type { LotteryCalls } from '@bahati/contract/lottery/calls.ts';
import { publicQuery, queryClient } from '#site/api.ts';
import { currentLanguage } from '#site/i18n.ts';
import { onSessionChange } from '#features/identity/session.ts';
import { createProgramSession } from '#features/programs/program-session.ts';
import { lottery } from './lottery-call.ts';

type Opened = CallValue<LotteryCalls['POST /lottery/v1/session']>;
export type LotterySession = Pick<Opened, 'currency' | 'isPlay' | 'canBet'>;

const place = 'bahati.lotterySession';

/** Any lottery that is open stands for the whole program. */
async function lotteryGameId(): Promise<string> {
  const { menus } = await queryClient.fetchQuery({
    ...publicQuery('GET /lgw/vn/games/game_menu', { query: { language: currentLanguage() } }),
    staleTime: 60_000,
  });
  const game = menus.flatMap(({ games }) => games).find((one) => !one.isUnderMaintenance);
  if (!game) throw new Error('The catalogue has no lottery.');
  return game.gameId;
}

const { open, memberCall } = createProgramSession({
  program: lottery,
  gameId: lotteryGameId,
  exchange: async (launchToken) => {
    const opened = await lottery.call('POST /lottery/v1/session', { body: { launchToken } });
    const { currency, isPlay, canBet } = opened;
    sessionStorage.setItem(place, JSON.stringify({ currency, isPlay, canBet }));
    return opened.lotteryToken;
  },
});

export const lotteryMemberCall = memberCall;

/** What the session said when it was opened; opens it where there is none. */
async function readSession(): Promise<LotterySession> {
  await open();
  const kept = sessionStorage.getItem(place);
  if (kept === null) throw new Error('The lottery opened no session.');
  return JSON.parse(kept) as LotterySession;
}

const sessionKey = ['lottery', 'session'] as const;

export const lotterySessionQuery = {
  queryKey: sessionKey,
  queryFn: readSession,
  staleTime: Number.POSITIVE_INFINITY,
};

/** What play money is left; asked only of sessions of play money. */
export const playBalanceQuery = {
  queryKey: ['lottery', 'member', 'balance'] as const,
  queryFn: () => memberCall('GET /lottery/v1/balance'),
};

onSessionChange(() => {
  sessionStorage.removeItem(place);
  queryClient.removeQueries({ queryKey: sessionKey });
  queryClient.removeQueries({ queryKey: ['lottery', 'member'] });
});
