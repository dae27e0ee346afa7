/**
 * Buy-ins and payouts at the wallet. Every try sends the same ids and amounts, so money moves once,
 * whoever tries and however often. What the wallet says takes effect under the lock of the room.
 */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#games-server/context.ts';
import { isMembers, type MemberSeat, readSeats } from '#games-server/seats/stored-seats.ts';
import { mostInBatch } from '#games-server/wallet-batches.ts';
import type { BetwinAnswer } from '#games-server/wallet-answers.ts';

/** Longer than one call on the wallet. */
const leaseSeconds = 5;
/** With the pauses between them some forty seconds. */
const mostTries = 5;

type BuyIn = {
  id: bigint;
  seatId: bigint;
  roomId: bigint;
  number: number;
  amount: bigint;
  state: 'asking' | 'taken' | 'voiding' | 'voided' | 'refused';
  attempts: number;
};

/** One look at what is due; answers how much was tried. Each try is counted before it is made. */
export async function settleSeats(context: Context): Promise<number> {
  const buyIns = await takeDue(context, 'seat_buy_ins', "'asking', 'voiding'");
  for (const id of buyIns) await decideBuyIn(context, id);
  const leavers = await takeDue(context, 'seats', "'paying'");
  await Promise.all(leavers.map((id) => payLeaver(context, id)));
  return buyIns.length + leavers.length;
}

async function takeDue(
  { database }: Context,
  table: 'seats' | 'seat_buy_ins',
  states: string,
): Promise<bigint[]> {
  const { rows } = await database.query<{ id: bigint }>(
    `UPDATE games.${table} SET attempts = attempts + 1,
            due_at = clock_timestamp()
              + make_interval(secs => $1 + least(55, 0.25 * 2 ^ least(attempts, 10)))
      WHERE id IN (SELECT id FROM games.${table}
                    WHERE state IN (${states}) AND due_at <= clock_timestamp()
                    ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED)
     RETURNING id`,
    [leaseSeconds, mostInBatch],
  );
  return rows.map(({ id }) => id);
}

/** Makes one try for a buy-in this process holds. */
export async function decideBuyIn(context: Context, id: bigint): Promise<void> {
  const buyIn = await readBuyIn(context.database, id);
  const [seat] = await readSeats(context.database, 'WHERE s.id = $1', [buyIn.seatId]);
  if (!seat || !isMembers(seat)) throw new Error(`No member has the seat ${buyIn.seatId}.`);
  if (buyIn.state === 'asking') return ask(context, seat, buyIn);
  if (buyIn.state === 'voiding') return giveBack(context, seat, buyIn);
  return undefined;
}

const transactionIdOf = ({ externalId }: MemberSeat, { number }: BuyIn) =>
  `${externalId}-${number}`;

async function ask(context: Context, seat: MemberSeat, buyIn: BuyIn): Promise<void> {
  const answer = await context.wallet.bet(seat, {
    transactionId: transactionIdOf(seat, buyIn),
    platformToken: seat.platformToken,
    stake: buyIn.amount,
  });
  if (answer.kind === 'unknown') {
    context.log.warn({ seat: seat.externalId, reason: answer.reason }, 'a buy-in is not decided');
    if (buyIn.attempts >= mostTries) await giveUp(context, buyIn);
    return;
  }
  await inRoom(context, buyIn.roomId, async (transaction) => {
    const now = await readBuyIn(transaction, buyIn.id);
    if (now.state !== 'asking') return;
    await (answer.kind === 'applied'
      ? take(transaction, buyIn, answer.balance)
      : refuse(transaction, buyIn, now.attempts, answer));
  });
}

/** A seat is not kept for ever by a wallet that is silent: whatever arrives later is given back. */
async function giveUp(context: Context, { id, roomId }: BuyIn): Promise<void> {
  // Under the room's lock, as all it says: a taking that is under way is wholly before or after.
  await inRoom(context, roomId, async (transaction) => {
    await transaction.query(
      `UPDATE games.seat_buy_ins
          SET state = 'voiding', refusal_code = 'round_voided', due_at = clock_timestamp()
        WHERE id = $1 AND state = 'asking'`,
      [id],
    );
  });
}

async function take(transaction: Transaction, buyIn: BuyIn, balance: string): Promise<void> {
  await transaction.query(
    "UPDATE games.seat_buy_ins SET state = 'taken', balance = $2 WHERE id = $1",
    [buyIn.id, balance],
  );
  // Of a sit-and-go chips are given as it begins.
  await transaction.query(
    `UPDATE games.seats AS s
        SET stack = s.stack + CASE WHEN r.kind = 'seats' THEN $2::bigint ELSE 0 END, state = 'in',
            balance = $3, is_away = false, away_since = NULL
       FROM games.rooms r WHERE s.id = $1 AND r.id = s.room_id`,
    [buyIn.seatId, buyIn.amount, balance],
  );
}

/** A try before this one may still be on its way: only a first try's refusal is the end. */
async function refuse(
  transaction: Transaction,
  buyIn: BuyIn,
  attempts: number,
  { code, details }: Extract<BetwinAnswer, { kind: 'refused' }>,
): Promise<void> {
  const isEnd = attempts === 1;
  await transaction.query(
    `UPDATE games.seat_buy_ins SET state = $2, refusal_code = $3, refusal_details = $4,
            due_at = clock_timestamp()
      WHERE id = $1`,
    [buyIn.id, isEnd ? 'refused' : 'voiding', code, JSON.stringify(details)],
  );
  if (isEnd) await freeSeat(transaction, buyIn.seatId);
}

async function giveBack(context: Context, seat: MemberSeat, buyIn: BuyIn): Promise<void> {
  const answer = await context.wallet.rollBack(seat, transactionIdOf(seat, buyIn));
  if (answer.kind !== 'undone') return;
  await inRoom(context, buyIn.roomId, async (transaction) => {
    await transaction.query(
      "UPDATE games.seat_buy_ins SET state = 'voided' WHERE id = $1 AND state = 'voiding'",
      [buyIn.id],
    );
    await freeSeat(transaction, buyIn.seatId);
  });
}

/** A seat whose first buy-in came to nothing is free again; one whose buy-in came back is closed. */
async function freeSeat(transaction: Transaction, seatId: bigint): Promise<void> {
  await transaction.query(
    `UPDATE games.seats SET state = 'refused', left_at = clock_timestamp()
      WHERE id = $1 AND state IN ('asking', 'returning')`,
    [seatId],
  );
}

/** Closes the round at the wallet with all he took away, which may be nothing. */
async function payLeaver(context: Context, id: bigint): Promise<void> {
  const [seat] = await readSeats(context.database, 'WHERE s.id = $1', [id]);
  if (!seat || !isMembers(seat) || seat.state !== 'paying' || seat.payout === null) return;
  const valid = seat.contributed < seat.brought ? seat.contributed : seat.brought;
  const answer = await context.wallet.win(seat, seat.payout, valid);
  if (answer.kind === 'unknown') {
    context.log.warn({ seat: seat.externalId, reason: answer.reason }, 'a payout is not decided');
    return;
  }
  const balance = answer.kind === 'applied' ? answer.balance : null;
  await context.database.query(
    `UPDATE games.seats SET state = 'left', left_at = clock_timestamp(), balance = $2
      WHERE id = $1 AND state = 'paying'`,
    [id, balance],
  );
}

async function readBuyIn(database: Context['database'] | Transaction, id: bigint): Promise<BuyIn> {
  const { rows } = await database.query<BuyIn>(
    `SELECT id, seat_id AS "seatId", room_id AS "roomId", number, amount, state, attempts
       FROM games.seat_buy_ins WHERE id = $1`,
    [id],
  );
  if (!rows[0]) throw new Error(`The buy-in ${id} is missing.`);
  return rows[0];
}

async function inRoom(
  { database }: Context,
  roomId: bigint,
  change: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await transaction.query('SELECT 1 FROM games.rooms WHERE id = $1 FOR UPDATE', [roomId]);
    await change(transaction);
    await transaction.query(
      'UPDATE games.rooms SET version = version + 1, due_at = clock_timestamp() WHERE id = $1',
      [roomId],
    );
  });
}
