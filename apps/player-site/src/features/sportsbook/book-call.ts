/**
 * Calls of the sportsbook, which answers at an address of its own. The offer is read without a login.
 * A bet needs a session at the book: the platform launches it as any game, and the launch token is
 * exchanged once; a session that ended is opened anew by itself.
 */
import { type Caller, createCaller } from '@bahati/client/caller.ts';
import type { CallerInput, CallValue } from '@bahati/contract/call.ts';
import type { SportsbookCalls } from '@bahati/contract/sportsbook/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { publicQuery, queryClient } from '#site/api.ts';

/** The provider's code of the book. */
export const bookCode = 'SPORTSBOOK';

const routesQuery = {
  ...publicQuery('GET /wps/system/domainRoute'),
  staleTime: Number.POSITIVE_INFINITY,
};

/** Where the book answers; undefined: this brand has none. */
export async function bookOrigin(): Promise<string | undefined> {
  const { programs } = await queryClient.fetchQuery(routesQuery);
  return programs[bookCode];
}

/** Throws where the brand has no book. */
async function openAddress(): Promise<string> {
  const origin = await bookOrigin();
  if (origin === undefined) throw new Error('This brand has no sportsbook.');
  return origin;
}

const askBook: typeof fetch = async (address, init) =>
  fetch(`${await openAddress()}${String(address)}`, init);

let bookToken: string | null = null;

export const setBookToken = (token: string | null): void => {
  bookToken = token;
};

export const bookCall: Caller<SportsbookCalls> = createCaller<SportsbookCalls>({
  fetch: askBook,
  token: () => bookToken,
  onSessionEnded: () => setBookToken(null),
});

type ReadKey = keyof SportsbookCalls & `GET ${string}`;

const read = bookCall as <K extends ReadKey>(
  key: K,
  input: unknown,
  settings: { signal: AbortSignal },
) => Promise<CallValue<SportsbookCalls[K]>>;

/** An answer of the book that is the same for everybody. */
export function bookQuery<K extends ReadKey>(key: K, input?: CallerInput<SportsbookCalls[K]>) {
  return queryOptions({
    queryKey: ['book', key, input ?? {}] as const,
    queryFn: ({ signal }) => read(key, input, { signal }),
  });
}
