/**
 * Integrity: how far an agent's team can be trusted, from 0, where nothing was found, to 100. Each
 * night it looks for own accounts in the team, things that members share, bets that cancel, money
 * that goes round and members just above a minimum, and keeps the reasons with the score.
 *
 * It accuses nobody and moves nothing: staff read it, and settlement lets bills of a high score wait
 * for them. No member ever sees any of it.
 */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';

/** The score of each agent as it was computed last; agents without one are missing. */
export async function integrityScores(
  database: Database | Transaction,
  agentIds: readonly bigint[],
): Promise<Map<bigint, number>> {
  const { rows } = await database.query<{ agentId: bigint; score: number }>(
    `SELECT agent_id AS "agentId", score FROM integrity_scores
      WHERE agent_id = ANY($1::bigint[])`,
    [agentIds],
  );
  return new Map(rows.map(({ agentId, score }) => [agentId, score]));
}
