/**
 * Counting rounds into the tables of tournaments, from sealed transfers in order of id. How far it
 * came stands in the tournament's row, written in the same transaction: killed at any moment it goes
 * on where it was, and of several processes one counts a tournament at a time.
 *
 * A round that a transfer touched is read as it stands now and put in, changed or taken out, so that
 * counting it twice changes nothing; a slip that is open again is taken out. It counts if it began and ended within the tournament's time.
 */
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { countingSettings, nextBatch } from '#domains/records/daily-aggregates/daily-aggregates.ts';
import { codeList } from '#domains/wallet/ledger/ledger.ts';
import type { TournamentRule } from '@bahati/contract/mission-terms.ts';
import { placeSteps } from './place-steps.ts';

const batchSize = 20_000;

/** What a round `r` is worth; a division rounds down. */
const worth: Readonly<Record<TournamentRule, string>> = {
  turnover: 'coalesce(r.valid_stake, r.stake)',
  multiplier: 'CASE WHEN r.stake > 0 THEN r.payout * 100 / r.stake ELSE 0 END',
  profit: 'r.payout - r.stake',
};

/** Transfers by which a round ends, pays, or is undone. */
const touching = codeList(
  'stake_settled',
  'stake_returned',
  'stake',
  'payout',
  'settled_stake_returned',
  'payout_taken_back',
  'stake_held_again',
  'payout_returned',
);

/** Counts all that is sealed, and then notes the places; answers whether anything was counted. */
export async function countTournament(
  database: Database,
  tournamentId: bigint,
  leaving?: AbortSignal,
): Promise<boolean> {
  let hasCounted = false;
  while (!leaving?.aborted) {
    const counted = await countOnce(database, tournamentId);
    if (counted === 0) return hasCounted;
    hasCounted = true;
  }
  return hasCounted;
}

type Progress = {
  after: bigint;
  rule: TournamentRule;
};

/** One batch; answers how many transfers it was, 0 when there is nothing to do. */
export async function countOnce(
  database: Database,
  tournamentId: bigint,
  size: number = batchSize,
): Promise<number> {
  return inTransaction(database, async (transaction) => {
    await transaction.query(countingSettings);
    const { rows } = await transaction.query<Progress>(
      `SELECT coalesce(counted_transfer_id,
                first_transfer_id_from(starts_at - interval '1 hour') - 1) AS after, rule
         FROM tournaments WHERE id = $1 AND state = 'open' AND starts_at <= now()
          FOR UPDATE SKIP LOCKED`,
      [tournamentId],
    );
    const [progress] = rows;
    if (!progress) return 0;
    const batch = await nextBatch(transaction, progress.after, size);
    if (!batch) {
      await noteStart(transaction, tournamentId, progress.after);
      return 0;
    }
    const bounds = { tournamentId, after: progress.after, last: batch.last };
    const hasChanged = await takeUp(transaction, progress.rule, bounds);
    const isLast = Number(batch.count) < size;
    if (isLast && hasChanged) await placeSteps(transaction, tournamentId);
    await transaction.query(
      'UPDATE tournaments SET counted_transfer_id = $2, counted_at = now() WHERE id = $1',
      [tournamentId, batch.last],
    );
    return Number(batch.count);
  });
}

/**
 * Where counting begins, while nothing has come since: a tournament that nobody plays ends too. Not
 * before the first block, since a demo's history is sealed with lower ids than all that came since.
 */
async function noteStart(
  transaction: Transaction,
  tournamentId: bigint,
  after: bigint,
): Promise<void> {
  await transaction.query(
    `UPDATE tournaments SET counted_transfer_id = $2, counted_at = now()
      WHERE id = $1 AND counted_transfer_id IS NULL AND EXISTS (SELECT 1 FROM ledger_blocks)`,
    [tournamentId, after],
  );
}

type Bounds = { tournamentId: bigint; after: bigint; last: bigint };

/** Answers whether any score may have changed. */
async function takeUp(
  transaction: Transaction,
  rule: TournamentRule,
  { tournamentId, after, last }: Bounds,
): Promise<boolean> {
  const { rows } = await transaction.query<{ memberId: bigint; isWhole: boolean }>(takeUpOf(rule), [
    tournamentId,
    after,
    last,
  ]);
  const changed = rows.filter(({ isWhole }) => isWhole).map(({ memberId }) => memberId);
  if (changed.length > 0) await addUpAnew(transaction, rule, tournamentId, changed);
  return rows.length > 0;
}

const isRanked = (scores: string) =>
  `(${scores}.score > 0 AND ${scores}.rounds >= (SELECT least_rounds FROM tournaments WHERE id = $1))`;

/** New rounds are added to their members' scores; whose other rounds changed is added up anew. */
function takeUpOf(rule: TournamentRule): string {
  const isSum = rule !== 'multiplier';
  return `
  WITH touched AS (
    SELECT DISTINCT p.round_id
      FROM transfers t JOIN provider_transactions p ON p.id = t.reference
     WHERE t.id > $2 AND t.id <= $3 AND t.code IN (${touching}) AND p.round_id IS NOT NULL),
  stands AS MATERIALIZED (
    SELECT r.id, r.member_id, r.settled_at, ${worth[rule]} AS points,
           r.state = 2 AND r.currency = o.currency AND r.stake >= o.least_stake
             AND r.opened_at >= o.starts_at AND r.settled_at < o.ends_at
             AND (o.products = '{}' OR g.category = ANY (o.products))
             AND (o.vendor_ids = '{}' OR g.vendor_id = ANY (o.vendor_ids))
             AND (o.game_ids = '{}' OR g.id = ANY (o.game_ids))
             AND (NOT o.is_opt_in OR EXISTS (
               SELECT 1 FROM tournament_players j WHERE j.tournament_id = o.id
                  AND j.member_id = r.member_id AND j.joined_at <= r.opened_at)) AS counts
      FROM touched JOIN rounds r ON r.id = touched.round_id
           AND (r.state <> 1 OR r.slip_state IS NOT NULL)
           JOIN games g ON g.id = r.game_id JOIN tournaments o ON o.id = $1),
  put AS (
    INSERT INTO tournament_rounds AS known (tournament_id, round_id, member_id, points, settled_at)
    SELECT $1, id, member_id, points, settled_at FROM stands WHERE counts
    ON CONFLICT (tournament_id, round_id) DO UPDATE SET points = excluded.points
     WHERE known.points <> excluded.points
    RETURNING member_id, points, settled_at, xmax = 0 AS is_new),
  gone AS (
    DELETE FROM tournament_rounds known USING stands
     WHERE known.tournament_id = $1 AND known.round_id = stands.id AND NOT stands.counts
    RETURNING known.member_id),
  added AS (
    SELECT member_id, ${isSum ? 'sum(points)::bigint' : 'max(points)'} AS score,
           count(*)::int AS rounds,
           ${isSum ? 'max(settled_at)' : '(array_agg(settled_at ORDER BY points DESC, settled_at))[1]'}
             AS reached_at
      FROM put WHERE is_new GROUP BY member_id),
  scored AS (
    INSERT INTO tournament_scores AS known (tournament_id, member_id, score, rounds, reached_at,
      is_ranked)
    SELECT $1, member_id, score, rounds, reached_at, ${isRanked('added')}
      FROM added ORDER BY member_id
    ON CONFLICT (tournament_id, member_id) DO UPDATE SET
      (score, rounds, reached_at, is_ranked) = (
        SELECT own.*, ${isRanked('own')} FROM (SELECT ${
          isSum
            ? `known.score + excluded.score AS score, known.rounds + excluded.rounds AS rounds,
               greatest(known.reached_at, excluded.reached_at) AS reached_at`
            : `greatest(known.score, excluded.score) AS score,
               known.rounds + excluded.rounds AS rounds,
               CASE WHEN excluded.score > known.score THEN excluded.reached_at
                    WHEN excluded.score < known.score THEN known.reached_at
                    ELSE least(known.reached_at, excluded.reached_at) END AS reached_at`
        }) own)
    RETURNING member_id)
  SELECT member_id AS "memberId", bool_or(is_whole) AS "isWhole" FROM (
    SELECT member_id, false AS is_whole FROM scored
    UNION ALL SELECT member_id, true FROM gone
    UNION ALL SELECT member_id, true FROM put WHERE NOT is_new) members
   GROUP BY member_id ORDER BY member_id`;
}

async function addUpAnew(
  transaction: Transaction,
  rule: TournamentRule,
  tournamentId: bigint,
  memberIds: readonly bigint[],
): Promise<void> {
  const sums =
    rule === 'multiplier'
      ? `coalesce(max(points), 0) AS score, count(*)::int AS rounds,
         (array_agg(settled_at ORDER BY points DESC, settled_at))[1] AS reached_at`
      : `coalesce(sum(points), 0)::bigint AS score, count(*)::int AS rounds,
         max(settled_at) AS reached_at`;
  await transaction.query(
    `UPDATE tournament_scores s
        SET score = own.score, rounds = own.rounds,
            reached_at = coalesce(own.reached_at, s.reached_at), is_ranked = ${isRanked('own')}
       FROM unnest($2::bigint[]) AS changed (member_id)
            JOIN LATERAL (SELECT ${sums} FROM tournament_rounds r
                           WHERE r.tournament_id = $1 AND r.member_id = changed.member_id) own ON true
      WHERE s.tournament_id = $1 AND s.member_id = changed.member_id`,
    [tournamentId, memberIds],
  );
}
