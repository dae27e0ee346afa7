/** The contracts a period is settled by. */
import type { ContractKind, ContractTerms } from '@bahati/contract/agency-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database } from '@bahati/server-kit/database.ts';

export type ContractInForce = {
  id: bigint;
  agentId: bigint;
  /** Who pays; null: the operator. */
  uplineId: bigint | null;
  currency: Currency;
  version: number;
  /** In the wire form: `termsFromWire` of the agency rules reads it. */
  terms: ContractTerms;
};

/**
 * Contracts of a kind that count for a period beginning at this instant, each with the version that
 * does, in the order of their ids from the one after `after`; at most `limit`. Of dividends those of
 * every period are among them: the terms say whose begins.
 */
export async function readContractsInForce(
  database: Pick<Database, 'query'>,
  { kind, at, after, limit }: { kind: ContractKind; at: Date; after: bigint; limit: number },
): Promise<ContractInForce[]> {
  const { rows } = await database.query<ContractInForce>(
    `SELECT contract.id, agent_id AS "agentId", upline_id AS "uplineId", currency,
            counting.version, counting.terms
       FROM agency_contracts contract CROSS JOIN LATERAL (
         SELECT version, terms FROM contract_versions
          WHERE contract_id = contract.id AND effective_from <= $2
          ORDER BY version DESC LIMIT 1) counting
      WHERE kind = $1 AND contract.id > $3 AND (ended_from IS NULL OR ended_from > $2)
      ORDER BY contract.id LIMIT $4`,
    [kind, at, after, limit],
  );
  return rows;
}
