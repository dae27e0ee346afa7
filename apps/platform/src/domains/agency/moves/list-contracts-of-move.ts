/** The contracts that end where an agent is moved to another upline. */
import type { ContractKind } from '@bahati/contract/agency-terms.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';

/** The kinds of which the agent has a contract with its upline that holds. */
export async function listContractsOfMove(
  transaction: Transaction,
  agentId: bigint,
): Promise<ContractKind[]> {
  const { rows } = await transaction.query<{ kind: ContractKind }>(
    `SELECT kind FROM agency_contracts WHERE agent_id = $1 AND ended_from IS NULL ORDER BY kind`,
    [agentId],
  );
  return rows.map(({ kind }) => kind);
}
