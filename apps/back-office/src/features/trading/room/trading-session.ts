/**
 * The session of staff at the book: a pass the platform signs, exchanged for a token that lives in
 * memory alone. The book does not ask the platform again, so the session is short.
 */
import { RefusedError, createCaller } from '@bahati/client/caller.ts';
import type { CallerInput, CallValue } from '@bahati/contract/call.ts';
import type { TradingCalls } from '@bahati/contract/trading/trading.ts';
import { call } from '#office/api.ts';
import { listenToSession, readToken } from '#office/session/session.ts';

/** The provider's code of the book. */
export const bookCode = 'SPORTSBOOK';
/** A new session is opened this long before the old one ends. */
const earlyMs = 60_000;

type Told = CallValue<TradingCalls['POST /trading/v1/session']>;
export type TradingSession = Omit<Told, 'tradingToken'>;
type Held = { told: Told; origin: string; officeToken: string | null };

let held: Held | undefined;
let opening: Promise<Held> | undefined;

// Another person at this desk is another session.
listenToSession(() => {
  if (held && held.officeToken !== readToken()) held = undefined;
});

async function open(): Promise<Held> {
  const officeToken = readToken();
  const { origin, pass } = await call('POST /bo/programs/:code/pass', {
    params: { code: bookCode },
  });
  const enter = createCaller<TradingCalls>({ baseUrl: origin, token: () => null });
  const told = await enter('POST /trading/v1/session', { body: { pass } });
  return { told, origin, officeToken };
}

/** The session in hand, or a new one; several who ask at once wait for the same. */
async function hold(): Promise<Held> {
  if (held && Date.parse(held.told.expiresAt) - earlyMs > Date.now()) return held;
  opening ??= open().finally(() => (opening = undefined));
  const opened = await opening;
  if (opened.officeToken === readToken()) held = opened;
  return opened;
}

/** Refuses `not_found` where this brand has no book. */
export async function openTrading(): Promise<TradingSession> {
  const { tradingToken: _, ...told } = (await hold()).told;
  return told;
}

type Key = keyof TradingCalls;

async function send<K extends Key>(
  { origin, told }: Held,
  key: K,
  input: CallerInput<TradingCalls[K]>,
  signal: AbortSignal | undefined,
): Promise<CallValue<TradingCalls[K]>> {
  const ask = createCaller<TradingCalls>({ baseUrl: origin, token: () => told.tradingToken }) as (
    key: K,
    input: CallerInput<TradingCalls[K]>,
    settings: object,
  ) => Promise<CallValue<TradingCalls[K]>>;
  return ask(key, input, signal ? { signal } : {});
}

/** A call of the trading room. One that is answered `unauthenticated` is made anew with a new pass. */
export async function tradingCall<K extends Key>(
  key: K,
  input: CallerInput<TradingCalls[K]>,
  signal?: AbortSignal,
): Promise<CallValue<TradingCalls[K]>> {
  const session = await hold();
  try {
    return await send(session, key, input, signal);
  } catch (error) {
    if (!(error instanceof RefusedError) || error.code !== 'unauthenticated') throw error;
    if (held === session) held = undefined;
    return send(await hold(), key, input, signal);
  }
}
