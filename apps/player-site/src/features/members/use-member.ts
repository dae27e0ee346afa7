import { useQuery } from '@tanstack/react-query';
import { memberQuery } from '#site/api.ts';

export function useMember(isAsked = true) {
  return useQuery({
    ...memberQuery('GET /wps/member/info'),
    staleTime: 60_000,
    enabled: isAsked,
  });
}
