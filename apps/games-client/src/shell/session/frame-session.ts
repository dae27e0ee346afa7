/** The frame's session with the games server: opened once with the launch token. */
import { type Caller, createCaller } from '@bahati/client/caller.ts';
import type { CallValue } from '@bahati/contract/call.ts';
import type { GamesFrameCalls } from '@bahati/contract/games-frame/calls.ts';

export type FrameCall = Caller<GamesFrameCalls>;
export type FrameSession = CallValue<GamesFrameCalls['POST /frame/v1/session']>;

/** The server itself waits up to nine seconds for the wallet before it says `retry`. */
const timeoutMs = 15_000;
const openingTries = 4;

export async function openFrameSession(
  launchToken: string,
): Promise<{ call: FrameCall; session: FrameSession }> {
  let token: string | null = null;
  const call = createCaller<GamesFrameCalls>({ token: () => token, timeoutMs });
  for (let attempt = 1; ; attempt += 1) {
    try {
      const session = await call('POST /frame/v1/session', { body: { launchToken } });
      token = session.frameToken;
      return { call, session };
    } catch (error) {
      if (attempt === openingTries || !mayTryAgain(error)) throw error;
      await new Promise((done) => setTimeout(done, attempt * 1000));
    }
  }
}

/** Before the token was exchanged nothing has happened, so it may be shown once more. */
function mayTryAgain(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'retry';
}
