/** Which contracts end by themselves as an upline's terms become worse or end (spec §4). */
import type { Terms } from '@bahati/agency-rules/terms/terms.ts';
import { findExcesses } from './chain-terms.ts';

/** Contracts of one kind; `agent` is the downline of the contract, `upline` who offered it. */
export type LineContract = {
  readonly agent: string;
  readonly upline: string;
  readonly terms: Terms;
};

/**
 * The contracts that a change of `agent`'s own terms ends: of each direct downline whose terms go
 * beyond the new ones, and of the whole line below it. A downline that stays within keeps its
 * contract, and so do all below it. Uplines come before their downlines. `terms` null: the contract
 * itself ends, and with it all below. Contracts elsewhere in the tree may be among those given.
 * Linear in the number of contracts. Throws a RangeError for contracts of another kind.
 */
export function findEndedContracts<C extends LineContract>(
  { agent, terms }: { readonly agent: string; readonly terms: Terms | null },
  contracts: readonly C[],
): C[] {
  const downlines = Map.groupBy(contracts, ({ upline }) => upline);
  const ended = (downlines.get(agent) ?? []).filter(
    (direct) => terms === null || findExcesses(direct.terms, terms).length > 0,
  );
  const seen = new Set<string>([agent, ...ended.map((contract) => contract.agent)]);
  // Grows by the downlines of each contract as it is reached.
  for (const contract of ended) {
    for (const below of downlines.get(contract.agent) ?? []) {
      if (seen.has(below.agent))
        throw new RangeError(`${below.agent} has two contracts in a line.`);
      seen.add(below.agent);
      ended.push(below);
    }
  }
  return ended;
}
