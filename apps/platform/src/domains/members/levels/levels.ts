/**
 * The level of a member in the VIP programme. The rewards decide it; it stands with the members, where
 * the cashier reads the withdrawal limits that come with it.
 */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';

export type MemberLevel = {
  /** 0: none. */
  rank: number;
  /** The highest ever reached. */
  bestRank: number;
  reachedAt: Date | null;
  /** The last day of the period that keeps it, yyyy-MM-dd; null: nothing to keep. */
  keepUntil: string | null;
  /** After a level was lost play counts from this day on. */
  countedFrom: string | null;
  isByHand: boolean;
};

const none: MemberLevel = {
  rank: 0,
  bestRank: 0,
  reachedAt: null,
  keepUntil: null,
  countedFrom: null,
  isByHand: false,
};

export async function readLevel(
  database: Database | Transaction,
  memberId: bigint,
): Promise<MemberLevel> {
  return (await readLevels(database, [memberId])).get(memberId) ?? none;
}

/** Of these members; who is missing never had a level. */
export async function readLevels(
  database: Database | Transaction,
  memberIds: readonly bigint[],
): Promise<Map<bigint, MemberLevel>> {
  const { rows } = await database.query<MemberLevel & { memberId: bigint }>(
    `SELECT member_id AS "memberId", rank, best_rank AS "bestRank", reached_at AS "reachedAt",
            keep_until::text AS "keepUntil", counted_from::text AS "countedFrom",
            is_by_hand AS "isByHand"
       FROM member_levels WHERE member_id = ANY($1::bigint[])`,
    [memberIds],
  );
  return new Map(rows.map(({ memberId, ...level }) => [memberId, level]));
}

/** Decisions about one member's level are made one at a time, until the transaction ends. */
export async function lockLevel(transaction: Transaction, memberId: bigint): Promise<MemberLevel> {
  await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `level ${memberId}`,
  ]);
  return readLevel(transaction, memberId);
}

/** Under `lockLevel`. A rank that stays keeps the day it was reached. */
export async function setLevel(
  transaction: Transaction,
  memberId: bigint,
  level: { rank: number; keepUntil: string | null; countedFrom: string | null; isByHand: boolean },
): Promise<void> {
  await transaction.query(
    `INSERT INTO member_levels AS level
       (member_id, rank, best_rank, keep_until, counted_from, is_by_hand)
     VALUES ($1, $2, $2, $3, $4, $5)
     ON CONFLICT (member_id) DO UPDATE SET rank = excluded.rank,
       best_rank = greatest(level.best_rank, excluded.rank),
       reached_at = CASE WHEN level.rank = excluded.rank THEN level.reached_at ELSE now() END,
       keep_until = excluded.keep_until, counted_from = excluded.counted_from,
       is_by_hand = excluded.is_by_hand`,
    [memberId, level.rank, level.keepUntil, level.countedFrom, level.isByHand],
  );
}

export type LevelWithdrawals = {
  rank: number;
  /** Minor units. */
  dailyMaximum: bigint | null;
  dailyCount: number | null;
};

/** Makes the limits of levels what is given; writes nothing where they are so already. */
export async function setLevelWithdrawals(
  transaction: Transaction,
  levels: readonly LevelWithdrawals[],
): Promise<void> {
  const ranks = levels.map(({ rank }) => rank);
  await transaction.query('DELETE FROM level_withdrawals WHERE rank <> ALL($1::smallint[])', [
    ranks,
  ]);
  await transaction.query(
    `INSERT INTO level_withdrawals AS old (rank, daily_maximum, daily_count)
     SELECT * FROM unnest($1::smallint[], $2::bigint[], $3::int[])
     ON CONFLICT (rank) DO UPDATE SET daily_maximum = excluded.daily_maximum,
       daily_count = excluded.daily_count
      WHERE (old.daily_maximum, old.daily_count)
            IS DISTINCT FROM (excluded.daily_maximum, excluded.daily_count)`,
    [ranks, levels.map((one) => one.dailyMaximum), levels.map((one) => one.dailyCount)],
  );
}
