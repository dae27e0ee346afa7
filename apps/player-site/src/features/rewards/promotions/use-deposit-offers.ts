import { useQuery } from '@tanstack/react-query';
import { memberQuery } from '#site/api.ts';

/** Offers for the next deposit. */
export function useDepositOffers() {
  return useQuery(memberQuery('GET /wps/rewards/depositOffers'));
}
