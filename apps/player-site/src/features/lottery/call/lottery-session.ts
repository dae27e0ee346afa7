/**
 * The member's session at the lottery: the platform launches one of its games, and the launch token
 * is exchanged once. One that ended is opened anew by itself; it ends with the login.
 */
import { RefusedError } from '@bahati/client/caller.ts';
import { shownTheme } from '@bahati/ui/theme/theme.ts';
import { call, publicQuery, queryClient } from '#site/api.ts';
import { currentLanguage } from '#site/i18n.ts';
import { onSessionChange } from '#features/identity/session.ts';
import { lotteryCall, readLotteryToken, setLotteryToken } from './lottery-call.ts';

/** Any game of the lottery opens a session for all of them. */
async function anyGameId(): Promise<string> {
  const { menus } = await queryClient.fetchQuery({
    ...publicQuery('GET /lgw/vn/games/game_menu', { query: { language: currentLanguage() } }),
    staleTime: 60_000,
  });
  const games = menus.flatMap((menu) => menu.games);
  const game = games.find(({ isUnderMaintenance }) => !isUnderMaintenance) ?? games[0];
  if (!game) throw new Error('The catalogue has no lottery.');
  return game.gameId;
}

async function launch(): Promise<void> {
  const body = { gameId: await anyGameId(), language: currentLanguage(), theme: shownTheme() };
  const { gameUrl } = await call('POST /wps/relay/GCS_gameLaunchFB', { body });
  const launchToken = new URL(gameUrl, window.location.href).searchParams.get('token') ?? '';
  const { lotteryToken } = await lotteryCall('POST /lottery/v1/session', { body: { launchToken } });
  setLotteryToken(lotteryToken);
}

let opening: Promise<void> | undefined;

/** Many calls at once wait for one launch. Refuses as the launch does. */
function openSession(): Promise<void> {
  if (readLotteryToken() !== null) return Promise.resolve();
  opening ??= launch().finally(() => {
    opening = undefined;
  });
  return opening;
}

const isOver = (error: unknown): boolean =>
  error instanceof RefusedError && ['unauthenticated', 'session_invalid'].includes(error.code);

/** A call of the member: the session it needs is opened first, and once more where it had ended. */
export const lotteryMemberCall: typeof lotteryCall = async (key, ...input) => {
  await openSession();
  try {
    return await lotteryCall(key, ...input);
  } catch (error) {
    if (!isOver(error)) throw error;
    setLotteryToken(null);
    await openSession();
    return lotteryCall(key, ...input);
  }
};

/** Another login is another member. */
onSessionChange(() => setLotteryToken(null));
