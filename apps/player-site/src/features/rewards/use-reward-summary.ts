import { useQuery } from '@tanstack/react-query';
import { useHurdle, useIsLoggedIn } from '#features/identity/session.ts';
import { useMember } from '#features/members/use-member.ts';
import { memberQuery } from '#site/api.ts';

/** Trial members have this type (spec §9); they have no rewards. */
const trialType = 4;

/** What waits to be claimed, and bonus money; undefined: not known, or a trial member. */
export function useRewardSummary() {
  const isThere = useIsLoggedIn();
  const hurdle = useHurdle();
  const isAsked = isThere && hurdle === 'none';
  const { data: member } = useMember(isAsked);
  const { data } = useQuery({
    ...memberQuery('GET /wps/rewards/summary'),
    enabled: isAsked && member !== undefined && member.type !== trialType,
    staleTime: 60_000,
  });
  return data;
}
