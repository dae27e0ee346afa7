import type { Session } from '@bahati/contract/player-site/identity/identity.ts';
import { RefusedError } from '@bahati/client/caller.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#site/api.ts';
import type { SocialSearch } from '#site/search.ts';
import type { Trip } from './trip.ts';

/** How a way to a provider and back ended. */
export type SocialEnd =
  | { kind: 'login'; session: Session }
  | { kind: 'bound' }
  /** Proven, and nobody here yet: the ticket opens an account. */
  | { kind: 'new'; ticket: string };

/** Hands the provider's answer over, once: it is good for one try only. */
export function useSocialFinish(trip: Trip | undefined, { code, state, iss }: SocialSearch) {
  return useQuery({
    queryKey: ['social', state] as const,
    queryFn: () => finish(trip?.purpose, { code: code ?? '', state: state ?? '', iss }),
    enabled: trip !== undefined && code !== undefined && state !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    refetchOnMount: false,
  });
}

async function finish(
  purpose: Trip['purpose'] | undefined,
  { code, state, iss }: { code: string; state: string; iss: string | undefined },
): Promise<SocialEnd> {
  const body = { code, state, ...(iss === undefined ? {} : { iss }) };
  if (purpose === 'bind') {
    await call('POST /wps/member/social/finish', { body });
    return { kind: 'bound' };
  }
  try {
    return { kind: 'login', session: await call('POST /wps/session/social/finish', { body }) };
  } catch (error) {
    const ticket = error instanceof RefusedError ? error.details['ticket'] : undefined;
    if (typeof ticket !== 'string') throw error;
    return { kind: 'new', ticket };
  }
}
