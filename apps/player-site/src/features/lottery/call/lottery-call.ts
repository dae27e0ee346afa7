/**
 * Calls of the lottery, which answers at an address of its own. Halls, games and results are read
 * without a login; calls of a member go through `lottery-session.ts`.
 */
import { type Caller, createCaller } from '@bahati/client/caller.ts';
import type { CallerInput, CallValue } from '@bahati/contract/call.ts';
import type { LotteryCalls } from '@bahati/contract/lottery/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { publicQuery, queryClient } from '#site/api.ts';

/** The provider's code of the lottery. */
const lotteryCode = 'LOTTERY';

const routesQuery = {
  ...publicQuery('GET /wps/system/domainRoute'),
  staleTime: Number.POSITIVE_INFINITY,
};

/** Where the lottery answers; undefined: this brand has none. */
export async function lotteryOrigin(): Promise<string | undefined> {
  const { programs } = await queryClient.fetchQuery(routesQuery);
  return programs[lotteryCode];
}

/** The same for screens; null: this brand has none. */
export const lotteryOriginQuery = queryOptions({
  queryKey: ['lottery', 'origin'] as const,
  queryFn: async () => (await lotteryOrigin()) ?? null,
  staleTime: Number.POSITIVE_INFINITY,
});

const askLottery: typeof fetch = async (address, init) => {
  const origin = await lotteryOrigin();
  if (origin === undefined) throw new Error('This brand has no lottery.');
  const path = address instanceof Request ? address.url : address.toString();
  return fetch(`${origin}${path}`, init);
};

const tokenKey = 'bahati.lotteryToken';
const timeoutMs = 30_000;

let lotteryToken = sessionStorage.getItem(tokenKey);

export const readLotteryToken = (): string | null => lotteryToken;

/** As the login, it lasts as long as the tab. */
export const setLotteryToken = (token: string | null): void => {
  lotteryToken = token;
  if (token === null) sessionStorage.removeItem(tokenKey);
  else sessionStorage.setItem(tokenKey, token);
};

export const lotteryCall: Caller<LotteryCalls> = createCaller<LotteryCalls>({
  fetch: askLottery,
  token: readLotteryToken,
  onSessionEnded: () => setLotteryToken(null),
  timeoutMs,
});

type ReadKey = keyof LotteryCalls & `GET ${string}`;

const read = lotteryCall as <K extends ReadKey>(
  key: K,
  input: unknown,
  settings: { signal: AbortSignal },
) => Promise<CallValue<LotteryCalls[K]>>;

/** An answer of the lottery that is the same for everybody. */
export function lotteryQuery<K extends ReadKey>(key: K, input?: CallerInput<LotteryCalls[K]>) {
  return queryOptions({
    queryKey: ['lottery', key, input ?? {}] as const,
    queryFn: ({ signal }) => read(key, input, { signal }),
  });
}
