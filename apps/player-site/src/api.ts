/** The calls of this site and how their answers are kept. */
import { type Caller, createCaller } from '@bahati/client/caller.ts';
import { nextEntries } from '@bahati/client/next-entries.ts';
import { createQueryClient } from '@bahati/client/query.ts';
import { createSealer, type Sealer } from '@bahati/client/sealer.ts';
import type { CallerInput, CallValue } from '@bahati/contract/call.ts';
import type { PlayerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { fetchOrTakeEarly } from './early-answers.ts';
import { endSession, onSessionChange, readToken, raiseHurdle } from '#features/identity/session.ts';

export const queryClient = createQueryClient();

const sealer: Sealer = createSealer(() => call('GET /wps/system/sealKey'));

export const call: Caller<PlayerSiteCalls> = createCaller<PlayerSiteCalls>({
  sealer,
  fetch: fetchOrTakeEarly,
  token: readToken,
  onSessionEnded: () => endSession('expired'),
  onHurdle: raiseHurdle,
  onTurnedAway: () => void readSystemAgain(),
});

type ReadKey = keyof PlayerSiteCalls & `GET ${string}`;
type Input<K extends ReadKey> = CallerInput<PlayerSiteCalls[K]>;
type Value<K extends ReadKey> = CallValue<PlayerSiteCalls[K]>;
type Owner = 'anyone' | 'member';

/** The typed caller asks its input by each call; a generic reader passes it through unseen. */
const read = call as <K extends ReadKey>(
  key: K,
  input: unknown,
  settings: { signal: AbortSignal },
) => Promise<Value<K>>;

function queryOf<K extends ReadKey>(owner: Owner, key: K, input: Input<K> | undefined) {
  return queryOptions({
    queryKey: [owner, key, input ?? {}] as const,
    queryFn: ({ signal }) => read(key, input, { signal }),
  });
}

/** An answer that is the same for everybody. */
export function publicQuery<K extends ReadKey>(key: K, input?: Input<K>) {
  return queryOf('anyone', key, input);
}

/** An answer that belongs to the logged-in member; it is forgotten when the session ends. */
export function memberQuery<K extends ReadKey>(key: K, input?: Input<K>) {
  return queryOf('member', key, input);
}

type PagedKey = {
  [K in ReadKey]: Value<K> extends { nextCursor: string | null } ? K : never;
}[ReadKey];
type AnyPage = { items: readonly unknown[]; nextCursor: string | null };
type Query = Record<string, string | number | undefined>;

/** A member's list that is read page by page through a cursor. */
export function memberPages<K extends PagedKey>(
  key: K,
  query: Query,
  params?: Record<string, string>,
) {
  const named = params ? { params } : {};
  return infiniteQueryOptions({
    queryKey: ['member', key, { ...named, ...query }, 'pages'] as const,
    queryFn: async ({ signal, pageParam }) => {
      const ask = (cursor: string | undefined) =>
        read(key, { ...named, query: { ...query, cursor } }, { signal }) as Promise<AnyPage>;
      return (await nextEntries(ask, pageParam)) as Value<K>;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last as AnyPage).nextCursor ?? undefined,
  });
}

/** Whether the site is open has changed, or may have while nobody listened. */
export function readSystemAgain(): Promise<void> {
  const { queryKey } = publicQuery('GET /wps/system/status');
  // Many calls that are turned away at once ask once.
  return queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
}

/** Everything known of one call of the member, whatever its input was. */
export function forgetMemberCall(key: ReadKey): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['member', key] });
}

onSessionChange((ending) => {
  if (ending !== 'none') queryClient.removeQueries({ queryKey: ['member'] });
});
