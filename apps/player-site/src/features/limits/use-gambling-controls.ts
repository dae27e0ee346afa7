import type { GamblingControls } from '@bahati/contract/player-site/responsible-gambling/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { memberQuery, queryClient } from '#site/api.ts';

const gamblingControlsQuery = memberQuery('GET /wps/member/limits');

export function useGamblingControls() {
  return useQuery(gamblingControlsQuery);
}

/** Every change answers how all of it stands afterwards. */
export function keepGamblingControls(answer: GamblingControls): void {
  queryClient.setQueryData(gamblingControlsQuery.queryKey, answer);
}
