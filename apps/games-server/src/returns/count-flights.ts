/**
 * Adding up what flights of crash took and paid. A flight is one sample, whoever is aboard: its bets
 * share its end, so it counts as one round and its spread is that of all of them together. Flights
 * are over one after the other, in the order of their ids; one with bets the wallet has not decided
 * is noted and counted when it has. The watermark, the sums and the notes move in one transaction
 * under the lock of all counting.
 */
import { crash } from '@bahati/game-rules/originals/crash/crash.rules.ts';
import { spreadOf } from '@bahati/game-rules/originals/crash/spread.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#games-server/context.ts';
import { wayOfFlights } from '#games-server/crash/crash-game.ts';

const flightsAtOnce = 100;

/** Answers how many flights it walked past; fewer than asked for: there are no more. */
export async function countFlights(
  { database }: Pick<Context, 'database'>,
  { limit = flightsAtOnce } = {},
): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const last = await lockProgress(transaction);
    const walked = await readSpan(transaction, last, limit);
    const late = await takeLateFlights(transaction, limit);
    const newest = walked.at(-1);
    if (newest === undefined && late.length === 0) return 0;
    const undecided = walked.filter(({ isDecided }) => !isDecided).map(({ id }) => id);
    await transaction.query(
      'INSERT INTO games.uncounted_flights (flight_id) SELECT unnest($1::bigint[])',
      [undecided],
    );
    const ids = [...walked.filter(({ isDecided }) => isDecided).map(({ id }) => id), ...late];
    await addUp(transaction, await readStayed(transaction, ids));
    await noteProgress(transaction, newest?.id ?? last);
    return walked.length;
  });
}

/**
 * Voids a settled bet of a flight, and puts what is left of the flight in place of the sample it
 * was, if it is counted: both in the transaction of the void.
 */
export async function takeOutBet(
  transaction: Transaction,
  flightId: bigint,
  voidBet: () => Promise<void>,
): Promise<void> {
  const last = await lockProgress(transaction);
  const { rows } = await transaction.query(
    'SELECT 1 FROM games.uncounted_flights WHERE flight_id = $1',
    [flightId],
  );
  const isCounted = flightId <= last && rows.length === 0;
  if (isCounted) await addUp(transaction, await readStayed(transaction, [flightId]), -1);
  await voidBet();
  if (!isCounted) return;
  await addUp(transaction, await readStayed(transaction, [flightId]));
  await noteProgress(transaction, last);
}

async function lockProgress(transaction: Transaction): Promise<bigint> {
  const { rows } = await transaction.query<{ lastFlightId: bigint }>(
    'SELECT last_flight_id AS "lastFlightId" FROM games.returns_progress FOR UPDATE',
  );
  const last = rows[0]?.lastFlightId;
  if (last === undefined) throw new Error('It is not known how far flights were counted.');
  return last;
}

async function noteProgress(transaction: Transaction, lastFlightId: bigint): Promise<void> {
  await transaction.query(
    `UPDATE games.returns_progress SET last_flight_id = $1,
            revision = (SELECT coalesce(max(revision), 0) FROM games.build_returns)`,
    [lastFlightId],
  );
}

/** Nobody joins a flight that is over: what it has of undecided bets only falls. */
const isDecided = `NOT EXISTS (SELECT 1 FROM games.crash_bets b
  WHERE b.flight_id = f.id AND b.decided_at IS NULL)`;

async function readSpan(
  transaction: Transaction,
  after: bigint,
  limit: number,
): Promise<{ id: bigint; isDecided: boolean }[]> {
  const { rows } = await transaction.query<{ id: bigint; isDecided: boolean }>(
    `SELECT f.id, ${isDecided} AS "isDecided" FROM games.crash_flights f
      WHERE f.id > $1 AND f.state = 'over' ORDER BY f.id LIMIT $2`,
    [after, limit],
  );
  return rows;
}

async function takeLateFlights(transaction: Transaction, limit: number): Promise<bigint[]> {
  const { rows } = await transaction.query<{ id: bigint }>(
    `DELETE FROM games.uncounted_flights WHERE flight_id IN (
       SELECT f.flight_id FROM (SELECT flight_id, flight_id AS id FROM games.uncounted_flights) AS f
        WHERE ${isDecided} ORDER BY f.flight_id LIMIT $1)
     RETURNING flight_id AS id`,
    [limit],
  );
  return rows.map(({ id }) => id);
}

/** Those of a flight who stayed aboard through the same last hundredth, together. */
type Together = {
  flightId: bigint;
  version: number;
  currency: string;
  until: number;
  stake: bigint;
  payout: bigint;
};

/**
 * Only what was settled was played. Of an interrupted flight bets by hand are left out, whoever had
 * left among them: those still aboard were given back, and who leaves early is no fair part of all.
 */
async function readStayed(transaction: Transaction, ids: bigint[]): Promise<Together[]> {
  const { rows } = await transaction.query<Together>(
    `SELECT f.id AS "flightId", f.version, b.currency,
            CASE WHEN b.left_at IS NULL THEN f.point::int ELSE b.left_at - 1 END AS until,
            sum(b.stake)::bigint AS stake, sum(b.payout)::bigint AS payout
       FROM games.crash_flights f JOIN games.crash_bets b ON b.flight_id = f.id
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
  const samples = Map.groupBy(stayed, ({ flightId, currency }) => `${flightId} ${currency}`);
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
    [JSON.stringify(rows), crash.code, wayOfFlights, sign],
  );
}

function sum(amounts: readonly bigint[]): string {
  return amounts.reduce((all, amount) => all + amount, 0n).toString();
}
