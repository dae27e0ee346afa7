import type { ContractKind, ContractTerms } from '@bahati/contract/agency-terms.ts';
import { useQueries } from '@tanstack/react-query';
import { memberQuery } from '#site/api.ts';
import { kinds } from './link-draft.ts';

/** The agent's own newest terms by kind, beyond which none may be offered; absent: no contract. */
export function useOwnTerms(isAsked: boolean) {
  const queries = useQueries({
    queries: kinds.map((kind) => ({
      ...memberQuery('GET /wps/agent/contracts/own', { query: { kind } }),
      enabled: isAsked,
    })),
  });
  const own = new Map<ContractKind, ContractTerms>();
  for (const { data } of queries) {
    const contract = data?.contract;
    const terms = contract?.endedFrom === null ? contract.versions[0]?.terms : undefined;
    if (terms) own.set(terms.kind, terms);
  }
  return {
    own: queries.every(({ data }) => data !== undefined) ? own : undefined,
    failed: queries.find(({ isError }) => isError),
  };
}
