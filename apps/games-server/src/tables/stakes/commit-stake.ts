/**
 * Writing a stake down, before anything is asked of the wallet. A request is one stake, and a round
 * takes stakes as long as the database's clock says so.
 */
import { randomBytes } from 'node:crypto';
import { mergeOpenings } from '@bahati/game-rules/live-tables/live-tables.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { inTransaction, sqlState, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import { claimPlaces } from '#games-server/tables/turns/claim-places.ts';
import { readStakes, type StoredStake } from './stored-stake.ts';
import type { WantedStake } from './wanted-stake.ts';

/** Longer than one call on the wallet, so that nobody else asks while we do. */
const leaseSeconds = 5;
const mostStakes = 40;
/** With what is added at a table with seats. */
export const mostStakesOfEntry = 120;
const uniqueViolation = '23505';

/** Answers the stake of the request, new or as it stands. Refuses with the contract's codes. */
export async function commitStake(
  context: Context,
  wanted: WantedStake,
): Promise<{ stake: StoredStake; isNew: boolean }> {
  try {
    return await inTransaction(context.database, (transaction) => commit(transaction, wanted));
  } catch (error) {
    // The same request, or the member's first stake, came twice at once: the other one stands now.
    if (sqlState(error) !== uniqueViolation) throw error;
    return inTransaction(context.database, (transaction) => commit(transaction, wanted));
  }
}

async function commit(
  transaction: Transaction,
  wanted: WantedStake,
): Promise<{ stake: StoredStake; isNew: boolean }> {
  const { session, idempotencyKey } = wanted;
  const [known] = await readStakes(
    transaction,
    'WHERE s.member_id = $1 AND s.idempotency_key = $2',
    [session.memberId, idempotencyKey],
  );
  if (known) {
    if (isSame(known, wanted)) return { stake: known, isNew: false };
    throw new Refusal('request_conflict');
  }
  await joinRound(transaction, wanted);
  const entryId = await takeEntry(transaction, wanted);
  const number = await judge(transaction, entryId, wanted);
  if (wanted.table.seats) await claimPlaces(transaction, wanted, wanted.table.seats);
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO games.table_stakes
       (entry_id, room_id, number, member_id, idempotency_key, opening, amount, due_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, clock_timestamp() + make_interval(secs => $8))
     RETURNING id`,
    [
      entryId,
      wanted.room.id,
      number,
      session.memberId,
      idempotencyKey,
      wanted.opening,
      wanted.amount,
      leaseSeconds,
    ],
  );
  const [stake] = await readStakes(transaction, 'WHERE s.id = $1', [rows[0]?.id]);
  if (!stake) throw new Error('A stake was not written.');
  return { stake, isNew: true };
}

function isSame(known: StoredStake, { roundId, opening, amount }: WantedStake): boolean {
  return known.roundId === roundId && known.opening === opening && known.amount === amount;
}

/** Holds the round's close back until the stake is committed. Refuses `betting_closed`. */
async function joinRound(transaction: Transaction, { room, roundId }: WantedStake): Promise<void> {
  const { rows } = await transaction.query(
    `SELECT 1 FROM games.table_rounds
      WHERE id = $1 AND room_id = $2 AND state = 'betting' AND clock_timestamp() < closes_at
      FOR SHARE`,
    [roundId, room.id],
  );
  if (rows.length === 0) throw new Refusal('betting_closed');
}

/** The member's part in the round, held until the stake is written. */
async function takeEntry(
  transaction: Transaction,
  { session, room, roundId }: WantedStake,
): Promise<bigint> {
  await transaction.query(
    `INSERT INTO games.table_entries (external_id, room_id, round_id, game_code, member_id,
       session_id, currency, unit, shown_name)
     SELECT $1, $2, $3, $4, $5, s.id, $6, $7,
            coalesce(s.display_name, '')
       FROM games.frame_sessions s WHERE s.id = $8
         AND NOT EXISTS (SELECT 1 FROM games.table_entries
                          WHERE round_id = $3 AND member_id = $5)`,
    [
      `r-${randomBytes(16).toString('hex')}`,
      room.id,
      roundId,
      room.gameCode,
      session.memberId,
      room.currency,
      room.settings.unit,
      session.id,
    ],
  );
  const { rows } = await transaction.query<{ id: bigint }>(
    'SELECT id FROM games.table_entries WHERE round_id = $1 AND member_id = $2 FOR UPDATE',
    [roundId, session.memberId],
  );
  if (!rows[0]) throw new Error('An entry was not written.');
  return rows[0].id;
}

/** The number of the new stake, if the table takes it beside those before it. */
async function judge(
  transaction: Transaction,
  entryId: bigint,
  { room, table, opening, amount }: WantedStake,
): Promise<number> {
  const stakes = await readStakes(transaction, 'WHERE s.entry_id = $1 ORDER BY s.number', [
    entryId,
  ]);
  const counted = stakes.filter(({ state }) => state === 'asking' || state === 'taken');
  const staked = counted.reduce((sum, stake) => sum + stake.amount, amount);
  const maximum = BigInt(room.settings.maximum);
  const isTooMuch = staked > maximum || stakes.length >= mostStakes;
  const merged = mergeOpenings(table.cloth, [...counted.map((stake) => stake.opening), opening]);
  if (isTooMuch || !merged) {
    throw new Refusal('table_limit', { maximum: toDecimal(maximum, room.currency) });
  }
  return stakes.length + 1;
}
