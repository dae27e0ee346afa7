/** Who acts on a contract, and which lines have any. */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';

/** Staff act for the operator, which is the upline of whoever has none. */
export type Party = { memberId: bigint } | { staffUsername: string };

export type Side = 'upline' | 'downline' | 'staff';

/** The agents contracts are made with; 41 and 42 settle outside the platform. */
const contractTypes = [1, 2];
const outsideTypes = [41, 42];

/** Refuses `line_outside_settlement` where the agent or anybody above is of type 41 or 42. */
export async function assertInSettlement(transaction: Transaction, agentId: bigint): Promise<void> {
  const { rows } = await transaction.query<{ isOutside: boolean }>(
    `SELECT EXISTS (
       SELECT FROM members WHERE type = ANY($2::smallint[]) AND (id = $1 OR id IN (
         SELECT agent_id FROM team_members WHERE member_id = $1 AND until_day = 'infinity')))
       AS "isOutside"`,
    [agentId, outsideTypes],
  );
  if (rows[0]?.isOutside !== false) throw new Refusal('line_outside_settlement');
}

type ContractAgent = { id: bigint; nickname: string; currency: Currency };

/** An agent of types 1 and 2 directly below this upline; null: at the top of a line. */
export async function findContractAgent(
  transaction: Pick<Transaction, 'query'>,
  agentId: bigint,
  uplineId: bigint | null,
): Promise<ContractAgent | undefined> {
  const { rows } = await transaction.query<ContractAgent>(
    `SELECT id, nickname, currency FROM members
      WHERE id = $1 AND upline_id IS NOT DISTINCT FROM $2 AND type = ANY($3::smallint[])`,
    [agentId, uplineId, contractTypes],
  );
  return rows[0];
}
