import type { SafePlay } from '@bahati/contract/player-site/responsible-gambling/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { memberQuery, queryClient } from '#site/api.ts';

const safePlayQuery = memberQuery('GET /wps/member/limits');

export function useSafePlay() {
  return useQuery(safePlayQuery);
}

/** Every change answers how all of it stands afterwards. */
export function keepSafePlay(answer: SafePlay): void {
  queryClient.setQueryData(safePlayQuery.queryKey, answer);
}
