/**
 * Adding up what crash rounds took and paid. A crash round is one sample, whoever bets: its bets
 * share its end, so it counts as one round and its spread is that of all of them together. CrashRounds
 * are over one after the other, in the order of their ids; one with bets the wallet has not decided
 * is noted and counted when it has. The watermark, the sums and the notes move in one transaction
 * under the lock of all counting.
 */
import { crash } from '@bahati/game-rules/originals/crash/crash.rules.ts';
import { spreadOf } from '@bahati/game-rules/originals/crash/spread.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#games-server/context.ts';
import { wayOfRounds } from '#games-server/crash/crash-game.ts';

const crashRoundsAtOnce = 100;

/** Answers how many crash rounds it walked past; fewer than asked for: there are no more. */
export async function countCrashRounds(
  { database }: Pick<Context, 'database'>,
  { limit = crashRoundsAtOnce } = {},
): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const last = await lockProgress(transaction);
    const walked = await readSpan(transaction, last, limit);
    const late = await takeLateCrashRounds(transaction, limit);
    const newest = walked.at(-1);
    if (newest === undefined && late.length === 0) return 0;
    const undecided = walked.filter(({ isDecided }) => !isDecided).map(({ id }) => id);
    await transaction.query(
      'INSERT INTO games.uncounted_crash_rounds (round_id) SELECT unnest($1::bigint[])',
      [undecided],
    );
    const ids = [...walked.filter(({ isDecided }) => isDecided).map(({ id }) => id), ...late];
    await addUp(transaction, await readStayed(transaction, ids));
    await noteProgress(transaction, newest?.id ?? last);
    return walked.length;
  });
}

/**
 * Voids a settled bet of a crash round, and puts what is left of the crash round in place of the sample it
 * was, if it is counted: both in the transaction of the void.
 */
export async function takeOutBet(
  transaction: Transaction,
  crashRoundId: bigint,
  voidBet: () => Promise<void>,
): Promise<void> {
  const last = await lockProgress(transaction);
  const { rows } = await transaction.query(
    'SELECT 1 FROM games.uncounted_crash_rounds WHERE round_id = $1',
    [crashRoundId],
  );
  const isCounted = crashRoundId <= last && rows.length === 0;
  if (isCounted) await addUp(transaction, await readStayed(transaction, [crashRoundId]), -1);
  await voidBet();
  if (!isCounted) return;
  await addUp(transaction, await readStayed(transaction, [crashRoundId]));
  await noteProgress(transaction, last);
}

async function lockProgress(transaction: Transaction): Promise<bigint> {
  const { rows } = await transaction.query<{ lastCrashRoundId: bigint }>(
    'SELECT last_crash_round_id AS "lastCrashRoundId" FROM games.returns_progress FOR UPDATE',
  );
  const last = rows[0]?.lastCrashRoundId;
  if (last === undefined) throw new Error('It is not known how far crash rounds were counted.');
  return last;
}

async function noteProgress(transaction: Transaction, lastCrashRoundId: bigint): Promise<void> {
  await transaction.query(
    `UPDATE games.returns_progress SET last_crash_round_id = $1,
            revision = (SELECT coalesce(max(revision), 0) FROM games.build_returns)`,
    [lastCrashRoundId],
  );
}

/** Nobody joins a crash round that is over: what it has of undecided bets only falls. */
const isDecided = `NOT EXISTS (SELECT 1 FROM games.crash_bets b
  WHERE b.round_id = f.id AND b.decided_at IS NULL)`;

async function readSpan(
  transaction: Transaction,
  after: bigint,
  limit: number,
): Promise<{ id: bigint; isDecided: boolean }[]> {
  const { rows } = await transaction.query<{ id: bigint; isDecided: boolean }>(
    `SELECT f.id, ${isDecided} AS "isDecided" FROM games.crash_rounds f
      WHERE f.id > $1 AND f.state = 'over' ORDER BY f.id LIMIT $2`,
    [after, limit],
  );
  return rows;
}

async function takeLateCrashRounds(transaction: Transaction, limit: number): Promise<bigint[]> {
  const { rows } = await transaction.query<{ id: bigint }>(
    `DELETE FROM games.uncounted_crash_rounds WHERE round_id IN (
       SELECT f.round_id FROM (SELECT round_id, round_id AS id FROM games.uncounted_crash_rounds) AS f
        WHERE ${isDecided} ORDER BY f.round_id LIMIT $1)
     RETURNING round_id AS id`,
    [limit],
  );
  return rows.map(({ id }) => id);
}

/** Those of a crash round who stayed in through the same last hundredth, together. */
type Together = {
  crashRoundId: bigint;
  version: number;
  currency: string;
  until: number;
  stake: bigint;
  payout: bigint;
};

/**
 * Only what was settled was played. Of an interrupted crash round bets by hand are left out, whoever had
 * left among them: those still active were given back, and who leaves early is no fair part of all.
 */
async function readStayed(transaction: Transaction, ids: bigint[]): Promise<Together[]> {
  const { rows } = await transaction.query<Together>(
    `SELECT f.id AS "crashRoundId", f.version, b.currency,
            CASE WHEN b.cashed_out_at IS NULL THEN f.point::int ELSE b.cashed_out_at - 1 END AS until,
            sum(b.stake)::bigint AS stake, sum(b.payout)::bigint AS payout
       FROM games.crash_rounds f JOIN games.crash_bets b ON b.round_id = f.id
      WHERE f.id = ANY($1::bigint[]) AND b.state = 'settled'
        AND NOT (f.is_interrupted AND b.target IS NULL)
      GROUP BY f.id, b.currency, until`,
    [ids],
  );
  return rows;
}

/** Squares are of hundredths: as many of them as make one of a whole unit, and what is left. */
const hundredthsSquared = 10_000n;

async function addUp(
  transaction: Transaction,
  stayed: readonly Together[],
  sign: 1 | -1 = 1,
): Promise<void> {
  const samples = Map.groupBy(
    stayed,
    ({ crashRoundId, currency }) => `${crashRoundId} ${currency}`,
  );
  const rows = [...samples.values()].map((sample) => ({
    version: sample[0]?.version,
    currency: sample[0]?.currency,
    stake: sum(sample.map(({ stake }) => stake)),
    payout: sum(sample.map(({ payout }) => payout)),
    stake_squares: ((spreadOf(sample) + hundredthsSquared - 1n) / hundredthsSquared).toString(),
  }));
  await transaction.query(
    `INSERT INTO games.build_returns AS known
       (game_code, version, choice, currency, rounds, stake, payout, stake_squares, revision)
     SELECT $2::text, version, $3::text, currency, $4::int * count(*), $4 * sum(stake),
            $4 * sum(payout), $4 * sum(stake_squares),
            (SELECT coalesce(max(revision), 0) FROM games.build_returns)
              + row_number() OVER (ORDER BY version, currency)
       FROM jsonb_to_recordset($1::jsonb) AS flown (version int, currency text, stake numeric,
              payout numeric, stake_squares numeric)
      GROUP BY version, currency
     ON CONFLICT (game_code, version, choice, currency) DO UPDATE SET
       rounds = known.rounds + excluded.rounds, stake = known.stake + excluded.stake,
       payout = known.payout + excluded.payout,
       stake_squares = known.stake_squares + excluded.stake_squares,
       revision = excluded.revision`,
    [JSON.stringify(rows), crash.code, wayOfRounds, sign],
  );
}

function sum(amounts: readonly bigint[]): string {
  return amounts.reduce((all, amount) => all + amount, 0n).toString();
}
