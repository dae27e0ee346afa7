/**
 * The member's session at the book: the platform launches it as any game, and the launch token is
 * exchanged once. One that ended is opened anew by itself; it ends with the login.
 */
import { RefusedError } from '@bahati/client/caller.ts';
import { shownTheme } from '@bahati/ui/theme/theme.ts';
import { call, publicQuery, queryClient } from '#site/api.ts';
import { currentLanguage } from '#site/i18n.ts';
import { onSessionChange } from '#features/identity/session.ts';
import { bookCall, bookVendor, readBookToken, setBookToken } from './book-call.ts';

/** The book stands in the catalogue as the one game of its vendor. */
async function bookGameId(): Promise<string> {
  const query = { vassalage: bookVendor, language: currentLanguage(), pageSize: 1 };
  const { content } = await queryClient.fetchQuery({
    ...publicQuery('GET /wps/relay/GCSGAME_gameList', { query }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [game] = content;
  if (!game) throw new Error('The catalogue has no sportsbook.');
  return game.gameId;
}

async function launch(): Promise<void> {
  const body = { gameId: await bookGameId(), language: currentLanguage(), theme: shownTheme() };
  const { gameUrl } = await call('POST /wps/relay/GCS_gameLaunchFB', { body });
  const launchToken = new URL(gameUrl, window.location.href).searchParams.get('token') ?? '';
  const { bookToken } = await bookCall('POST /book/v1/session', { body: { launchToken } });
  setBookToken(bookToken);
}

let opening: Promise<void> | undefined;

/** Many calls at once wait for one launch. Refuses as the launch does: `need_true_account`, … */
function openSession(): Promise<void> {
  if (readBookToken() !== null) return Promise.resolve();
  opening ??= launch().finally(() => {
    opening = undefined;
  });
  return opening;
}

/** The book's session ended, or the platform's behind it. */
const isOver = (error: unknown): boolean =>
  error instanceof RefusedError && ['unauthenticated', 'session_invalid'].includes(error.code);

/** A call of the member: the session it needs is opened first, and once more where it had ended. */
export const bookMemberCall: typeof bookCall = async (key, ...input) => {
  await openSession();
  try {
    return await bookCall(key, ...input);
  } catch (error) {
    if (!isOver(error)) throw error;
    setBookToken(null);
    await openSession();
    return bookCall(key, ...input);
  }
};

/** Another login is another member. */
onSessionChange(() => setBookToken(null));
