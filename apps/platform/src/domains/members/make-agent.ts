/** A member becomes an agent, and has a code to invite with from then on. */
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { type AgentType, makeAgentWithin } from '#domains/members/registration/registration.ts';

export type { AgentType };

/** Refuses `not_found`: no ordinary member of this id. Answers the agent's first code. */
export async function makeAgent(
  { database }: Context,
  memberId: bigint,
  agent: { type: AgentType; code?: string },
): Promise<string> {
  return inTransaction(database, (transaction) => makeAgentWithin(transaction, memberId, agent));
}
