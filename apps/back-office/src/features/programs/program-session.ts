/**
 * A session of staff at a program of a provider: a pass the platform signs, exchanged for a token that
 * lives in memory alone. The program does not ask the platform again, so the session is short.
 */
import { RefusedError, createCaller } from '@bahati/client/caller.ts';
import type { CallerInput, CallKey, Calls, CallValue } from '@bahati/contract/call.ts';
import { call } from '#office/api.ts';
import { listenToSession, readToken } from '#office/session/session.ts';

/** A new session is opened this long before the old one ends. */
const earlyMs = 60_000;

type Told = { expiresAt: string };
type Held<T extends Told> = { told: T; origin: string; token: string; officeToken: string | null };

/** Asks a call of the program, with the token of a session or none. */
export type ProgramCaller<C extends Calls> = <K extends keyof C & CallKey>(
  key: K,
  input: CallerInput<C[K]>,
  signal?: AbortSignal,
) => Promise<CallValue<C[K]>>;

function callerOf<C extends Calls>(origin: string, token: string | null): ProgramCaller<C> {
  // The caller's list of what a call needs depends on the call, which is open here.
  const ask = createCaller<C>({ baseUrl: origin, token: () => token }) as unknown as (
    key: string,
    input: unknown,
    settings: object,
  ) => Promise<never>;
  return (key, input, signal) => ask(key, input, signal ? { signal } : {});
}

/**
 * @param code the provider's
 * @param enter exchanges a pass at the program
 */
export function createProgramSession<C extends Calls, T extends Told>(
  code: string,
  enter: (ask: ProgramCaller<C>, pass: string) => Promise<{ told: T; token: string }>,
) {
  let held: Held<T> | undefined;
  let opening: Promise<Held<T>> | undefined;

  // Another person at this desk is another session.
  listenToSession(() => {
    if (held && held.officeToken !== readToken()) held = undefined;
  });

  async function open(): Promise<Held<T>> {
    const officeToken = readToken();
    const { origin, pass } = await call('POST /bo/programs/:code/pass', { params: { code } });
    return { ...(await enter(callerOf<C>(origin, null), pass)), origin, officeToken };
  }

  /** The session in hand, or a new one; several who ask at once wait for the same. */
  async function hold(): Promise<Held<T>> {
    if (held && Date.parse(held.told.expiresAt) - earlyMs > Date.now()) return held;
    opening ??= open().finally(() => (opening = undefined));
    const opened = await opening;
    if (opened.officeToken === readToken()) held = opened;
    return opened;
  }

  /** A call of the program. One that is answered `unauthenticated` is made anew with a new pass. */
  const ask: ProgramCaller<C> = async (key, input, signal) => {
    const session = await hold();
    try {
      return await callerOf<C>(session.origin, session.token)(key, input, signal);
    } catch (error) {
      if (!(error instanceof RefusedError) || error.code !== 'unauthenticated') throw error;
      if (held === session) held = undefined;
      const next = await hold();
      return callerOf<C>(next.origin, next.token)(key, input, signal);
    }
  };

  return {
    ask,
    /** Refuses `not_found` where this brand has no such program. */
    open: async (): Promise<T & { origin: string }> => {
      const { told, origin } = await hold();
      return { ...told, origin };
    },
  };
}
