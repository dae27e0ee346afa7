/** The operator has voided a round; nothing is asked of the wallet, which has undone it already. */
import { crash } from '@bahati/game-rules/originals/crash/crash.rules.ts';
import { poolOfferOf } from '@bahati/game-rules/fishing/pool-offers.ts';
import { liveTableOf } from '@bahati/game-rules/live-tables/live-tables.ts';
import { seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import { takeOutBet } from '#games-server/returns/count-crash-rounds.ts';
import { takeOutReserve } from '#games-server/returns/count-pool-reserves.ts';
import { takeOutEntry } from '#games-server/returns/count-table-rounds.ts';
import { takeOutRound } from '#games-server/returns/count-returns.ts';
import { undoneCode } from '#games-server/wallet-answers.ts';
import { voidedCode } from './told-refusal.ts';

type ImportedRound = { roundId: string; gameCode: string; memberId: string };

/**
 * Ends a round that is paid, is being paid or waits for its player, and takes one that is counted
 * out of what its game gave back, in one transaction. One that asks the wallet just
 * now is answered by it, and told of again. Refuses `not_found` for a round that is not ours.
 */
export async function voidImportedRound(
  context: Context,
  told: ImportedRound,
): Promise<{ isVoided: boolean }> {
  const end = endOf(told);
  const state = await inTransaction(context.database, (transaction) => end(transaction, told));
  if (state === undefined) throw new Refusal('not_found');
  const isVoided = state === 'voided' || state === 'refused';
  context.log.warn({ round: told.roundId, isVoided }, 'the operator has voided a round');
  return { isVoided };
}

function endOf({ gameCode }: ImportedRound) {
  if (gameCode === crash.code) return voidBet;
  if (poolOfferOf(gameCode)) return voidReserve;
  if (seatOfferOf(gameCode)) return voidSeat;
  return liveTableOf(gameCode) ? voidEntry : voidRound;
}

async function voidRound(
  transaction: Transaction,
  { roundId, gameCode, memberId }: ImportedRound,
): Promise<string | undefined> {
  const { rows } = await transaction.query<{ id: bigint; state: string }>(
    `SELECT id, state FROM games.rounds
      WHERE external_id = $1 AND game_code = $2 AND member_id = $3 FOR UPDATE`,
    [roundId, gameCode, memberId],
  );
  const [round] = rows;
  if (!round || !['open', 'paying', 'settled'].includes(round.state)) return round?.state;
  if (round.state === 'settled') await takeOutRound(transaction, round.id);
  await transaction.query(
    `UPDATE games.rounds SET state = 'voided', refusal_code = $2, refusal_details = '{}',
            balance = NULL, decided_at = coalesce(decided_at, now())
      WHERE id = $1`,
    [round.id, voidedCode],
  );
  return 'voided';
}

/** A bet that still flies is voided as its end asks for its payout. */
async function voidBet(
  transaction: Transaction,
  { roundId, memberId }: ImportedRound,
): Promise<string | undefined> {
  const { rows } = await transaction.query<{ id: bigint; roundId: bigint; state: string }>(
    `SELECT id, round_id AS "roundId", state FROM games.crash_bets
      WHERE external_id = $1 AND member_id = $2 FOR UPDATE`,
    [roundId, memberId],
  );
  const [bet] = rows;
  if (!bet || !['paying', 'settled'].includes(bet.state)) return bet?.state;
  const end = async () => {
    await transaction.query(
      `UPDATE games.crash_bets SET state = 'voided', refusal_code = $2, payout = NULL,
              cashed_out_at = NULL, cashed_out_by = NULL, cashed_out_ms = NULL, balance = NULL,
              decided_at = coalesce(decided_at, clock_timestamp()), changed_at = clock_timestamp()
        WHERE id = $1`,
      [bet.id, undoneCode],
    );
  };
  await (bet.state === 'settled' ? takeOutBet(transaction, bet.roundId, end) : end());
  return 'voided';
}

/** An entry whose round goes on is voided as its end asks for its payout. */
async function voidEntry(
  transaction: Transaction,
  { roundId, memberId }: ImportedRound,
): Promise<string | undefined> {
  const { rows } = await transaction.query<{ id: bigint; roundId: bigint; state: string }>(
    `SELECT id, round_id AS "roundId", state FROM games.table_entries
      WHERE external_id = $1 AND member_id = $2 FOR UPDATE`,
    [roundId, memberId],
  );
  const [entry] = rows;
  if (!entry || !['paying', 'settled'].includes(entry.state)) return entry?.state;
  const end = async () => {
    await transaction.query(
      `UPDATE games.table_entries SET state = 'voided', payout = NULL, valid_stake = NULL,
              balance = NULL, decided_at = coalesce(decided_at, clock_timestamp()),
              changed_at = clock_timestamp()
        WHERE id = $1`,
      [entry.id],
    );
  };
  await (entry.state === 'settled' ? takeOutEntry(transaction, entry.roundId, end) : end());
  return 'voided';
}

/** A reserve that is shot from is voided as its end asks for its payout. */
async function voidReserve(
  transaction: Transaction,
  { roundId, memberId }: ImportedRound,
): Promise<string | undefined> {
  const { rows } = await transaction.query<{ id: bigint; state: string }>(
    `SELECT id, state FROM games.pool_reserves
      WHERE external_id = $1 AND member_id = $2 FOR UPDATE`,
    [roundId, memberId],
  );
  const [reserve] = rows;
  if (!reserve || !['paying', 'settled'].includes(reserve.state)) return reserve?.state;
  if (reserve.state === 'settled') await takeOutReserve(transaction, reserve.id);
  await transaction.query(
    `UPDATE games.pool_reserves SET state = 'voided', payout = NULL, balance = NULL,
            decided_at = coalesce(decided_at, clock_timestamp())
      WHERE id = $1`,
    [reserve.id],
  );
  return 'voided';
}

/**
 * Chips of a seat are won and lost at its table until its member leaves: he is stood up first, and
 * the operator is told so and tells us again. What he has is refused by the wallet then.
 */
async function voidSeat(
  transaction: Transaction,
  { roundId, memberId }: ImportedRound,
): Promise<string | undefined> {
  const { rows } = await transaction.query<{ id: bigint; roomId: bigint }>(
    `SELECT id, room_id AS "roomId" FROM games.seats
      WHERE external_id = $1 AND member_id = $2`,
    [roundId, memberId],
  );
  const [known] = rows;
  if (!known) return undefined;
  await transaction.query('SELECT 1 FROM games.rooms WHERE id = $1 FOR UPDATE', [known.roomId]);
  const { rows: left } = await transaction.query<{ state: string }>(
    `UPDATE games.seats SET is_leaving = true WHERE id = $1 AND state IN ('asking', 'in')
     RETURNING state`,
    [known.id],
  );
  if (left[0]) {
    await transaction.query(
      'UPDATE games.rooms SET version = version + 1, due_at = clock_timestamp() WHERE id = $1',
      [known.roomId],
    );
    return left[0].state;
  }
  const { rows: now } = await transaction.query<{ state: string }>(
    `SELECT CASE WHEN state = 'left' THEN 'voided' ELSE state END AS state FROM games.seats
      WHERE id = $1`,
    [known.id],
  );
  return now[0]?.state;
}
