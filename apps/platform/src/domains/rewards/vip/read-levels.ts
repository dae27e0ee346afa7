/** Levels of members as staff see them. */
import type { CallValue } from '@bahati/contract/call.ts';
import type {
  boProgrammeCalls,
  LevelOfMember,
} from '@bahati/contract/back-office/rewards/programmes.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { readLevel } from '#domains/members/levels/levels.ts';
import { readProgramme } from '#domains/rewards/programmes/programmes.ts';

type Counts = CallValue<(typeof boProgrammeCalls)['GET /bo/rewards/vipLevels']>;
type Members = CallValue<(typeof boProgrammeCalls)['GET /bo/rewards/vipMembers']>;

const latestMoves = 20;

export async function readLevelCounts({ database }: Context): Promise<Counts> {
  const { rows } = await database.query<Counts['items'][number]>(
    `SELECT rank, count(*)::int AS members FROM member_levels WHERE rank > 0
      GROUP BY rank ORDER BY rank`,
  );
  return { items: rows };
}

/** By id. */
export async function listLevelMembers(
  { database }: Context,
  { rank, cursor, pageSize }: { rank: number; cursor?: string | undefined; pageSize: number },
): Promise<Members> {
  const { rows } = await database.query<{
    rowId: bigint;
    username: string;
    rank: number;
    reachedAt: Date;
    keepUntil: string | null;
    isByHand: boolean;
  }>(
    `SELECT l.member_id AS "rowId", username, rank, reached_at AS "reachedAt",
            keep_until::text AS "keepUntil", is_by_hand AS "isByHand"
       FROM member_levels l JOIN credentials c ON c.member_id = l.member_id
      WHERE rank = $1 AND ($2::bigint IS NULL OR l.member_id > $2)
      ORDER BY l.member_id LIMIT $3`,
    [rank, readCursor(cursor), pageSize + 1],
  );
  return pageOf(rows, pageSize, ({ rowId, reachedAt, ...row }) => ({
    ...row,
    memberId: rowId.toString(),
    reachedAt: reachedAt.toISOString(),
  }));
}

/** Refuses `not_found`. */
export async function readMemberLevel(
  { config }: Context,
  database: Database | Transaction,
  memberId: bigint,
): Promise<LevelOfMember> {
  const { rowCount } = await database.query('SELECT 1 FROM members WHERE id = $1', [memberId]);
  if (rowCount !== 1) throw new Refusal('not_found');
  const level = await readLevel(database, memberId);
  const { rules } = await readProgramme(database, config.BRAND, 'vip');
  const { rows } = await database.query<Omit<LevelOfMember['moves'][number], 'at'> & { at: Date }>(
    `SELECT from_rank AS "fromRank", to_rank AS "toRank", kind, actor, reason, created_at AS at
       FROM vip_moves WHERE member_id = $1 ORDER BY id DESC LIMIT $2`,
    [memberId, latestMoves],
  );
  const { rank, bestRank, reachedAt, keepUntil, isByHand } = level;
  return {
    rank,
    name: rules.levels[rank - 1]?.name ?? null,
    bestRank,
    reachedAt: reachedAt?.toISOString() ?? null,
    keepUntil,
    isByHand,
    moves: rows.map(({ at, ...move }) => ({ ...move, at: at.toISOString() })),
  };
}
