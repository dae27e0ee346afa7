import type { Session } from '@bahati/contract/player-site/identity/identity.ts';
import type { PhoneProof } from '@bahati/contract/player-site/identity/phone-auth.ts';
import { RefusedError } from '@bahati/client/caller.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#site/api.ts';
import type { Mobile } from '#features/identity/mobile.ts';
import type { PhoneAnswer } from './phone-answer.ts';
import type { PhoneTrip } from './phone-trip.ts';

/** A number the service has proven and nobody has here: both open an account. */
export type ProvenNumber = { mobile: Mobile; proof: PhoneProof };

/** How the way to the phone service and back ended. */
type PhoneEnd = { kind: 'login'; session: Session } | ({ kind: 'new' } & ProvenNumber);

/** Hands the service's token over, once; only if it answers this tab's own trip. */
export function usePhoneFinish(trip: PhoneTrip | undefined, { idToken, state }: PhoneAnswer) {
  return useQuery({
    queryKey: ['phone', state] as const,
    queryFn: () => finish({ channel: trip?.channel ?? '', idToken: idToken ?? '' }),
    enabled: idToken !== undefined && state !== undefined && state === trip?.state,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    refetchOnMount: false,
  });
}

async function finish(proof: PhoneProof): Promise<PhoneEnd> {
  try {
    const body = { type: 'phone' as const, ...proof };
    return { kind: 'login', session: await call('POST /wps/session/login', { body }) };
  } catch (error) {
    const isUnbound = error instanceof RefusedError && error.code === 'phone_not_bound';
    if (!isUnbound) throw error;
    const { countryDialingCode, mobileNum } = error.details;
    if (typeof countryDialingCode !== 'string' || typeof mobileNum !== 'string') throw error;
    return { kind: 'new', mobile: { countryDialingCode, mobileNum }, proof };
  }
}
