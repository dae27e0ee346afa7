/**
 * The member's session at a program: the platform launches it as any game, and the launch token is
 * exchanged once. One that ended is opened anew by itself; it ends with the login.
 */
import { type Caller, RefusedError } from '@bahati/client/caller.ts';
import type { Calls } from '@bahati/contract/call.ts';
import { shownTheme } from '@bahati/ui/theme/theme.ts';
import { call } from '#site/api.ts';
import { currentLanguage } from '#site/i18n.ts';
import { onSessionChange } from '#features/identity/session.ts';
import type { Program } from './program-call.ts';

/** The session ended, or the platform's behind it. */
const isOver = (error: unknown): boolean =>
  error instanceof RefusedError && ['unauthenticated', 'session_invalid'].includes(error.code);

/**
 * @param gameId of the game in the catalogue that is launched.
 * @param exchange answers the program's own token.
 */
export function createProgramSession<C extends Calls>({
  program,
  gameId,
  exchange,
}: {
  program: Pick<Program<C>, 'call' | 'readToken' | 'setToken'>;
  gameId: () => Promise<string>;
  exchange: (launchToken: string) => Promise<string>;
}) {
  async function launch(): Promise<void> {
    const body = { gameId: await gameId(), language: currentLanguage(), theme: shownTheme() };
    const { gameUrl } = await call('POST /wps/relay/GCS_gameLaunchFB', { body });
    const launchToken = new URL(gameUrl, window.location.href).searchParams.get('token') ?? '';
    program.setToken(await exchange(launchToken));
  }

  let opening: Promise<void> | undefined;

  /** Many calls at once wait for one launch. Refuses as the launch does: `need_true_account`, … */
  function open(): Promise<void> {
    if (program.readToken() !== null) return Promise.resolve();
    opening ??= launch().finally(() => {
      opening = undefined;
    });
    return opening;
  }

  /** A call of the member: the session it needs is opened first, and once more where it had ended. */
  const memberCall: Caller<C> = async (key, ...input) => {
    await open();
    try {
      return await program.call(key, ...input);
    } catch (error) {
      if (!isOver(error)) throw error;
      program.setToken(null);
      await open();
      return program.call(key, ...input);
    }
  };

  /** Another login is another member. */
  onSessionChange(() => program.setToken(null));

  return { open, memberCall };
}
