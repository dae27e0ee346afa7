/**
 * Calls of the sportsbook, which answers at an address of its own. The offer is read without a login;
 * calls of a member go through `book-session.ts`, which opens the session they need.
 */
import { type Caller, createCaller } from '@bahati/client/caller.ts';
import type { CallerInput, CallValue } from '@bahati/contract/call.ts';
import type { SportsbookCalls } from '@bahati/contract/sportsbook/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { publicQuery, queryClient } from '#site/api.ts';
import { takeEarly } from '#site/early-answers.ts';

/** The provider's code of the book. */
const bookCode = 'SPORTSBOOK';
/** The vendor whose one game in the catalogue the book is. */
export const bookVendor = 'BSPORTS';

const routesQuery = {
  ...publicQuery('GET /wps/system/domainRoute'),
  staleTime: Number.POSITIVE_INFINITY,
};

/** Where the book answers; undefined: this brand has none. */
export async function bookOrigin(): Promise<string | undefined> {
  const { programs } = await queryClient.fetchQuery(routesQuery);
  return programs[bookCode];
}

/** The same for screens; null: this brand has none. */
export const originQuery = queryOptions({
  queryKey: ['book', 'origin'] as const,
  queryFn: async () => (await bookOrigin()) ?? null,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Throws where the brand has no book. */
async function openAddress(): Promise<string> {
  const origin = await bookOrigin();
  if (origin === undefined) throw new Error('This brand has no sportsbook.');
  return origin;
}

const askBook: typeof fetch = async (address, init) => {
  const path = address instanceof Request ? address.url : address.toString();
  return takeEarly(path, init) ?? fetch(`${await openAddress()}${path}`, init);
};

const tokenKey = 'bahati.bookToken';
/** A bet is waited for 20 s at the book. */
const timeoutMs = 30_000;

let bookToken = sessionStorage.getItem(tokenKey);

export const readBookToken = (): string | null => bookToken;

/** As the login, it lasts as long as the tab. */
export const setBookToken = (token: string | null): void => {
  bookToken = token;
  if (token === null) sessionStorage.removeItem(tokenKey);
  else sessionStorage.setItem(tokenKey, token);
};

export const bookCall: Caller<SportsbookCalls> = createCaller<SportsbookCalls>({
  fetch: askBook,
  token: readBookToken,
  onSessionEnded: () => setBookToken(null),
  timeoutMs,
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
