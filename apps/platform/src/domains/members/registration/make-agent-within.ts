/** A member becomes an agent in the transaction of what decides it. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { writeAffiliateCode } from './affiliate-codes.ts';

export type AgentType = 1 | 2 | 41 | 42;

/** Refuses `not_found`: no ordinary member of this id. Answers the agent's first code. */
export async function makeAgentWithin(
  transaction: Transaction,
  memberId: bigint,
  { type, code }: { type: AgentType; code?: string },
): Promise<string> {
  const { rowCount } = await transaction.query(
    'UPDATE members SET type = $2 WHERE id = $1 AND type = 0',
    [memberId, type],
  );
  if (rowCount === 0) throw new Refusal('not_found');
  const written = await writeAffiliateCode(transaction, {
    agentId: memberId,
    ...(code === undefined ? {} : { code }),
  });
  return written.code;
}
