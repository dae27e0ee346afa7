/**
 * Adding up what each build took and paid. Rounds are walked once in the order of their ids; one
 * the wallet has not decided yet is noted and counted when it is. The watermark, the sums and the
 * notes move in one transaction under one lock, so that neither a crash nor a second process can
 * count a round twice or leave one out. One that is voided later is taken out under the same lock.
 */
import { freeRoundsChoice } from '#games-server/games/game.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#games-server/context.ts';

/**
 * An id is given out some moments before its round can be seen. No transaction of this server
 * lives for a minute (a statement 3 s, a pause 5 s), so below a round this old none is missing.
 */
const settledAfterSeconds = 60;

const roundsAtOnce = 5_000;

type Progress = { lastRoundId: bigint; revision: bigint };

/** Answers how many rounds it walked past; fewer than asked for: there are no more. */
export async function countReturns(
  { database }: Pick<Context, 'database'>,
  { olderThanSeconds = settledAfterSeconds, limit = roundsAtOnce } = {},
): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const progress = await lockProgress(transaction);
    const walked = await readSpan(transaction, progress.lastRoundId, olderThanSeconds, limit);
    const late = await takeLateRounds(transaction, limit);
    const last = walked.at(-1);
    const undecided = walked.filter(({ isDecided }) => !isDecided).map(({ id }) => id);
    const ids = [...walked.filter(({ isDecided }) => isDecided).map(({ id }) => id), ...late];
    if (last === undefined && late.length === 0) return 0;
    await transaction.query(
      'INSERT INTO games.uncounted_rounds (round_id) SELECT unnest($1::bigint[])',
      [undecided],
    );
    await addUp(transaction, ids, progress.revision);
    await noteProgress(transaction, last?.id ?? progress.lastRoundId);
    return walked.length;
  });
}

/**
 * Takes a settled round out of the sums in the transaction that voids it, if it is in them. Its row
 * is locked by then, and it is settled still.
 */
export async function takeOutRound(transaction: Transaction, id: bigint): Promise<void> {
  const { lastRoundId, revision } = await lockProgress(transaction);
  const { rows } = await transaction.query(
    'SELECT 1 FROM games.uncounted_rounds WHERE round_id = $1',
    [id],
  );
  if (id > lastRoundId || rows.length > 0) return;
  await addUp(transaction, [id], revision, -1);
  await noteProgress(transaction, lastRoundId);
}

async function lockProgress(transaction: Transaction): Promise<Progress> {
  const { rows } = await transaction.query<Progress>(
    `SELECT last_round_id AS "lastRoundId", revision FROM games.returns_progress FOR UPDATE`,
  );
  const [progress] = rows;
  if (!progress) throw new Error('It is not known how far rounds were counted.');
  return progress;
}

async function noteProgress(transaction: Transaction, lastRoundId: bigint): Promise<void> {
  await transaction.query(
    `UPDATE games.returns_progress SET last_round_id = $1,
            revision = (SELECT coalesce(max(revision), 0) FROM games.build_returns)`,
    [lastRoundId],
  );
}

type Walked = { id: bigint; isDecided: boolean; isOld: boolean };

/** The next rounds by id, up to the first that is too young. */
async function readSpan(
  transaction: Transaction,
  after: bigint,
  olderThanSeconds: number,
  limit: number,
): Promise<Walked[]> {
  const { rows } = await transaction.query<Walked>(
    `SELECT id, decided_at IS NOT NULL AS "isDecided",
            created_at <= now() - make_interval(secs => $2) AS "isOld"
       FROM games.rounds WHERE id > $1 ORDER BY id LIMIT $3`,
    [after, olderThanSeconds, limit],
  );
  const young = rows.findIndex(({ isOld }) => !isOld);
  return young < 0 ? rows : rows.slice(0, young);
}

async function takeLateRounds(transaction: Transaction, limit: number): Promise<bigint[]> {
  const { rows } = await transaction.query<{ id: bigint }>(
    `DELETE FROM games.uncounted_rounds WHERE round_id IN (
       SELECT u.round_id FROM games.uncounted_rounds u JOIN games.rounds r ON r.id = u.round_id
        WHERE r.decided_at IS NOT NULL ORDER BY u.round_id LIMIT $1)
     RETURNING round_id AS id`,
    [limit],
  );
  return rows.map(({ id }) => id);
}

/**
 * Rounds are added up by the way they began, not by all it was played on. Free rounds are a way of
 * their own: they count at the stake they were played at, which nobody paid, and with what they drew. A jackpot is left out: a pool pays what was put into it whenever it falls, and the return of
 * the rest is what is stated and watched. Only what was settled was played: a refused or undone round took no
 * stake.
 */
async function addUp(
  transaction: Transaction,
  ids: bigint[],
  revision: bigint,
  sign: 1 | -1 = 1,
): Promise<void> {
  await transaction.query(
    `INSERT INTO games.build_returns AS known
       (game_code, version, choice, currency, rounds, stake, payout, stake_squares, revision)
     SELECT game_code, definition_version,
            CASE WHEN grant_id IS NULL THEN split_part(choice, ':', 1) ELSE '${freeRoundsChoice}' END AS way,
            currency,
            $3::int * count(*), $3 * sum(taken), $3 * sum(payout + cut - jackpot),
            $3 * sum(taken::numeric * taken), $2::bigint + row_number() OVER ()
       FROM games.rounds, LATERAL (SELECT stake + extra_stake AS taken,
              CASE WHEN has_jackpots THEN (SELECT coalesce(sum(won), 0) FROM games.round_jackpots
                WHERE round_id = games.rounds.id) ELSE 0 END AS jackpot) AS whole
      WHERE id = ANY($1::bigint[]) AND state = 'settled'
      GROUP BY game_code, definition_version, way, currency
     ON CONFLICT (game_code, version, choice, currency) DO UPDATE SET
       rounds = known.rounds + excluded.rounds, stake = known.stake + excluded.stake,
       payout = known.payout + excluded.payout,
       stake_squares = known.stake_squares + excluded.stake_squares,
       revision = excluded.revision`,
    [ids, revision, sign],
  );
}
