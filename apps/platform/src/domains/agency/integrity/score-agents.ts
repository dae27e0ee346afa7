/**
 * Computing scores: of every agent with a contract in force, or with bills of the last 62 days. One
 * agent is one transaction, whose reading is bounded however large the team is; agents are
 * gone through by their ids, some hundreds at a time. It may run as often as one likes: a score is
 * what it was computed from, and the newest stands.
 */
import { inTransaction, type Database, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { findRings } from './circular-transfers.ts';
import { findSharedThings } from './find-shared-things.ts';
import { findHedgedPairs } from './hedged-pairs.ts';
import { readJustActive, readRounds, readTransfers } from './read-play.ts';
import { readTeam, type Team } from './read-team.ts';
import { type Findings, scoreOf, weigh } from './score.ts';
import { tellReasons, tellTies } from './tell-findings.ts';

const batchSize = 200;
/** What was computed so lately is not computed again: a run that broke off goes on from there. */
const freshHours = 6;

/** All of them; throws in the end where one could not be computed. */
export async function scoreEveryAgent(context: Context, leaving?: AbortSignal): Promise<void> {
  const { database, log } = context;
  const failed: bigint[] = [];
  let after = 0n;
  while (!leaving?.aborted) {
    const agentIds = await listAgents(database, after);
    for (const agentId of agentIds) {
      if (leaving?.aborted) return;
      try {
        await scoreAgent(context, agentId);
      } catch (error) {
        log.warn({ err: error, agentId: agentId.toString() }, 'no integrity score');
        failed.push(agentId);
      }
    }
    after = agentIds.at(-1) ?? after;
    if (agentIds.length === batchSize) continue;
    if (failed.length > 0) throw new Error(`${failed.length} agents have no new score.`);
    await dropOldScores(database);
    return;
  }
}

const isScored = `(ended_from IS NULL OR ended_from > now() OR EXISTS (
  SELECT FROM contract_bills bill
   WHERE bill.agent_id = contract.agent_id AND bill.kind = contract.kind
     AND bill.starts_at > now() - interval '62 days'))`;

async function listAgents(database: Database, after: bigint): Promise<bigint[]> {
  const { rows } = await database.query<{ agentId: bigint }>(
    `SELECT DISTINCT contract.agent_id AS "agentId" FROM agency_contracts contract
      WHERE contract.agent_id > $1 AND ${isScored}
        AND NOT EXISTS (SELECT FROM integrity_scores score
                         WHERE score.agent_id = contract.agent_id
                           AND score.computed_at > now() - make_interval(hours => $3))
      ORDER BY contract.agent_id LIMIT $2`,
    [after, batchSize, freshHours],
  );
  return rows.map(({ agentId }) => agentId);
}

/** Whoever has neither contracts nor bills any more was left out by the whole run. */
async function dropOldScores(database: Database): Promise<void> {
  await database.query(
    'DELETE FROM integrity_scores WHERE computed_at <= now() - make_interval(hours => $1)',
    [freshHours],
  );
}

/** One agent's, whatever contracts there are. Nothing of who is no agent. */
export async function scoreAgent(context: Context, agentId: bigint): Promise<void> {
  await inTransaction(context.database, async (transaction) => {
    await transaction.query(`SET LOCAL statement_timeout = '60s'`);
    const team = await readTeam(transaction, agentId);
    if (!team) return;
    const findings = await look(transaction, team, context.config.BRAND);
    const weighed = weigh(findings);
    await transaction.query(
      `INSERT INTO integrity_scores
         (agent_id, score, member_count, player_count, reasons, ties, computed_at)
       VALUES ($1, $2, $3, $4, $5, $6, now())
       ON CONFLICT (agent_id) DO UPDATE SET score = excluded.score,
         member_count = excluded.member_count, player_count = excluded.player_count,
         reasons = excluded.reasons, ties = excluded.ties, computed_at = excluded.computed_at`,
      [
        agentId,
        scoreOf(weighed),
        team.memberIds.length - 1,
        team.players.length,
        JSON.stringify(tellReasons(findings, weighed, team.currency)),
        JSON.stringify(tellTies(agentId, findings, team.currency)),
      ],
    );
  });
}

async function look(transaction: Transaction, team: Team, brand: string): Promise<Findings> {
  return {
    playerCount: team.players.length,
    teamStake: team.players.reduce((sum, { turnover }) => sum + turnover, 0n),
    ...(await findSharedThings(transaction, team)),
    hedgedPairs: findHedgedPairs(await readRounds(transaction, team)),
    rings: findRings(await readTransfers(transaction, team)),
    justActive: await readJustActive(transaction, team, brand),
  };
}
