/** What becomes of contracts where an agent is moved to another upline. */
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

/**
 * The agent's contracts with its old upline count for no period that begins tomorrow or later, and
 * neither do those further down that were made from them. What waits for an answer is withdrawn.
 */
export async function endContractsOnMove(transaction: Transaction, agentId: bigint): Promise<void> {
  await transaction.query(
    `WITH own AS (
       SELECT kind FROM agency_contracts WHERE agent_id = $1 AND ended_from IS NULL FOR UPDATE)
     UPDATE agency_contracts
        SET ended_from = (SELECT ((now() AT TIME ZONE time_zone)::date + 1)::timestamp
                                   AT TIME ZONE time_zone FROM brands LIMIT 1),
            end_reason = CASE WHEN agent_id = $1 THEN 'moved' ELSE 'upline_ended' END
      WHERE ended_from IS NULL AND kind IN (SELECT kind FROM own)
        AND (agent_id = $1 OR agent_id IN (
          SELECT member_id FROM team_members WHERE agent_id = $1 AND until_day = 'infinity'))`,
    [agentId],
  );
  await transaction.query(
    `UPDATE contract_requests SET state = 'withdrawn', decided_at = now()
      WHERE agent_id = $1 AND state = 'requested'`,
    [agentId],
  );
}
