import { useQuery } from '@tanstack/react-query';
import { forgetMemberCall, memberQuery } from '#site/api.ts';
import { useHurdle, useIsLoggedIn } from '#features/identity/session.ts';
import { useMember } from '#features/members/use-member.ts';

const key = 'GET /wps/relay/MCSFE_getMissionSummaryDetails';
/** Play counts at once; whoever looks on sees it rise without asking. */
const lookMs = 10_000;

/** Missions as the page shows them. */
export const useMissions = () => useQuery({ ...memberQuery(key), refetchInterval: lookMs });

export const forgetMissions = (): Promise<void> => forgetMemberCall(key);

/** Trial members have this type (spec §9); they have no missions. */
const trialType = 4;

/** How many missions may be claimed, for the badge. */
export function useClaimable(): number {
  const isThere = useIsLoggedIn();
  const hurdle = useHurdle();
  const isAsked = isThere && hurdle === 'none';
  const { data: member } = useMember(isAsked);
  const { data } = useQuery({
    ...memberQuery(key),
    enabled: isAsked && member !== undefined && member.type !== trialType,
    staleTime: 60_000,
  });
  return data?.claimable ?? 0;
}
