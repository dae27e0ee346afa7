/** A member becomes an agent, and has a code to invite with from then on. */
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { writeAffiliateCode } from '#domains/members/registration/registration.ts';

export type AgentType = 1 | 2 | 41 | 42;

/** Refuses `not_found`: no ordinary member of this id. Answers the agent's first code. */
export async function makeAgent(
  { database }: Context,
  memberId: bigint,
  agent: { type: AgentType; code?: string },
): Promise<string> {
  return inTransaction(database, async (transaction) => {
    const { rowCount } = await transaction.query(
      'UPDATE members SET type = $2 WHERE id = $1 AND type = 0',
      [memberId, agent.type],
    );
    if (rowCount === 0) throw new Refusal('not_found');
    const { code } = agent;
    const written = await writeAffiliateCode(transaction, {
      agentId: memberId,
      ...(code === undefined ? {} : { code }),
    });
    return written.code;
  });
}
