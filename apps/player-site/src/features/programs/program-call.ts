/**
 * Calls of a program that answers at an address of its own: the sportsbook, the lottery. What it
 * shows everybody is read without a login; calls of a member go through `program-session.ts`.
 */
import { type Caller, createCaller } from '@bahati/client/caller.ts';
import type { CallerInput, CallKey, Calls, CallValue } from '@bahati/contract/call.ts';
import { queryOptions } from '@tanstack/react-query';
import { publicQuery, queryClient } from '#site/api.ts';
import { takeEarly } from '#site/early-answers.ts';

const routesQuery = {
  ...publicQuery('GET /wps/system/domainRoute'),
  staleTime: Number.POSITIVE_INFINITY,
};

/** Bets and orders are waited for 20 s at a program. */
const timeoutMs = 30_000;

export type Program<C extends Calls> = ReturnType<typeof createProgram<C>>;

/**
 * @param code the provider's code.
 * @param name under which its answers are kept.
 * @param tokenKey where this tab keeps the session's token; as the login, it lasts as long as the tab.
 */
export function createProgram<C extends Calls>({
  code,
  name,
  tokenKey,
}: {
  code: string;
  name: string;
  tokenKey: string;
}) {
  type ReadKey = keyof C & CallKey & `GET ${string}`;
  let token = sessionStorage.getItem(tokenKey);

  /** Where it answers; undefined: this brand has none. */
  async function origin(): Promise<string | undefined> {
    const { programs } = await queryClient.fetchQuery(routesQuery);
    return programs[code];
  }

  const ask: typeof fetch = async (address, init) => {
    const path = address instanceof Request ? address.url : address.toString();
    const early = takeEarly(path, init);
    if (early) return early;
    const at = await origin();
    if (at === undefined) throw new Error(`This brand has no ${name}.`);
    return fetch(`${at}${path}`, init);
  };

  const setToken = (next: string | null): void => {
    token = next;
    if (next === null) sessionStorage.removeItem(tokenKey);
    else sessionStorage.setItem(tokenKey, next);
  };

  const call: Caller<C> = createCaller<C>({
    fetch: ask,
    token: () => token,
    onSessionEnded: () => setToken(null),
    timeoutMs,
  });

  const read = call as <K extends ReadKey>(
    key: K,
    input: unknown,
    settings: { signal: AbortSignal },
  ) => Promise<CallValue<C[K]>>;

  return {
    origin,
    /** The same for screens; null: this brand has none. */
    originQuery: queryOptions({
      queryKey: [name, 'origin'] as const,
      queryFn: async () => (await origin()) ?? null,
      staleTime: Number.POSITIVE_INFINITY,
    }),
    call,
    readToken: (): string | null => token,
    setToken,
    /** An answer that is the same for everybody. */
    query: <K extends ReadKey>(key: K, input?: CallerInput<C[K]>) =>
      queryOptions({
        queryKey: [name, key, input ?? {}] as const,
        queryFn: ({ signal }) => read(key, input, { signal }),
      }),
  };
}
