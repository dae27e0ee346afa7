/** Whom a score is about: the agent and the newest members of the team, and who of them plays. */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';

/**
 * So many members of a team are looked at, the newest ones: accounts that are opened to reach a
 * minimum are new ones. It bounds what one score reads and holds.
 */
const mostMembers = 2_000;

/** A player, with the turnover of the last 30 days in minor units. */
type Player = { memberId: bigint; turnover: bigint };

export type Team = {
  agentId: bigint;
  currency: Currency;
  /** The agent first. */
  memberIds: readonly bigint[];
  /** Those who play most first. */
  players: readonly Player[];
};

/** Undefined where there is no such agent. */
export async function readTeam(
  transaction: Transaction,
  agentId: bigint,
): Promise<Team | undefined> {
  const { rows: agents } = await transaction.query<{ currency: Currency }>(
    'SELECT currency FROM members WHERE id = $1 AND type IN (1, 2, 41, 42)',
    [agentId],
  );
  const [agent] = agents;
  if (!agent) return undefined;
  const { rows: below } = await transaction.query<{ memberId: bigint }>(
    `SELECT member_id AS "memberId" FROM team_members
      WHERE agent_id = $1 AND until_day = 'infinity' ORDER BY member_id DESC LIMIT $2`,
    [agentId, mostMembers],
  );
  const memberIds = [agentId, ...below.map(({ memberId }) => memberId)];
  const { rows: players } = await transaction.query<Player>(
    `SELECT one.id AS "memberId", played.turnover
       FROM unnest($1::bigint[]) AS one (id)
      CROSS JOIN LATERAL (
        SELECT sum(turnover)::bigint AS turnover FROM member_days
         WHERE member_id = one.id AND day >= now()::date - 30) played
      WHERE played.turnover > 0
      ORDER BY played.turnover DESC, one.id`,
    [memberIds],
  );
  return { agentId, currency: agent.currency, memberIds, players };
}
