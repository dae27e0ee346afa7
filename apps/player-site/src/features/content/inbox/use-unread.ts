import { useQuery } from '@tanstack/react-query';
import { memberQuery } from '#site/api.ts';
import { useHurdle, useIsLoggedIn } from '#features/identity/session.ts';
import { useMember } from '#features/members/use-member.ts';

/** Trial members have this type (spec §9); they have no inbox. */
const trialType = 4;

/** How many messages wait; the live connection says when to count again. */
export function useUnread(): number {
  const isThere = useIsLoggedIn();
  const hurdle = useHurdle();
  const isAsked = isThere && hurdle === 'none';
  const { data: member } = useMember(isAsked);
  const { data } = useQuery({
    ...memberQuery('GET /wps/relay/CSP_unreadCount'),
    enabled: isAsked && member !== undefined && member.type !== trialType,
    staleTime: 60_000,
  });
  return data?.unread ?? 0;
}
