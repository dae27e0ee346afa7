import { useQuery } from '@tanstack/react-query';
import { memberQuery } from '#site/api.ts';
import { contractLinks } from './agent-links.ts';

/** Somebody else may ask at any time. */
const askAgainMs = 60_000;

/** The contract pages this agent has to do with, and how many requests wait for the agent. */
export function useContractLinks() {
  const { data } = useQuery({
    ...memberQuery('GET /wps/member/info/funds/consolidated'),
    staleTime: askAgainMs,
    refetchInterval: askAgainMs,
  });
  return {
    links: data ? contractLinks.filter(({ field }) => data[field] !== 'none') : [],
    waiting: data?.waiting ?? 0,
  };
}
