/** One seat of a member, from the first buy-in to the payout, and the hands he was dealt in. */
import type { OfficeSeatHand, OfficeSeatRecord } from '@bahati/contract/rooms-office/records.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import { readState } from '#games-server/seats/plain-json.ts';
import {
  type DealtIn,
  readSeats,
  type StoredHand,
  type StoredSeat,
} from '#games-server/seats/stored-seats.ts';
import { roomOf } from './of-room.ts';

async function findSeat({ database }: Context, id: string): Promise<StoredSeat> {
  const [seat] = await readSeats(database, 'WHERE s.id = $1', [id]);
  if (!seat) throw new Refusal('not_found');
  return seat;
}

/** Refuses `not_found`. */
export async function readSeatRecord(context: Context, id: string): Promise<OfficeSeatRecord> {
  const { database } = context;
  const seat = await findSeat(context, id);
  const room = await roomOf(database, seat.roomId);
  const told = (amount: bigint) => toDecimal(amount, room.currency);
  const { rows } = await database.query<{ satAt: Date; leftAt: Date | null }>(
    'SELECT sat_at AS "satAt", left_at AS "leftAt" FROM games.seats WHERE id = $1',
    [id],
  );
  const times = rows[0];
  if (!times) throw new Refusal('not_found');
  return {
    seatId: id,
    externalId: seat.externalId,
    room,
    memberId: seat.memberId,
    name: seat.shownName,
    seat: seat.seat,
    state: seat.state,
    isLeaving: seat.isLeaving,
    satAt: times.satAt.toISOString(),
    leftAt: times.leftAt?.toISOString() ?? null,
    stack: told(seat.stack),
    brought: told(seat.brought),
    contributed: told(seat.contributed),
    payout: seat.payout === null ? null : told(seat.payout),
    attempts: seat.attempts,
    buyIns: await readBuyIns(context, seat, told),
  };
}

async function readBuyIns(
  { database }: Context,
  { id, externalId }: StoredSeat,
  told: (amount: bigint) => string,
): Promise<OfficeSeatRecord['buyIns']> {
  const { rows } = await database.query<{
    number: number;
    amount: bigint;
    state: OfficeSeatRecord['buyIns'][number]['state'];
    attempts: number;
    refusal: string | null;
    at: Date;
  }>(
    `SELECT number, amount, state, attempts, refusal_code AS refusal, created_at AS at
       FROM games.seat_buy_ins WHERE seat_id = $1 ORDER BY number`,
    [id],
  );
  return rows.map(({ amount, at, ...row }) => ({
    ...row,
    transactionId: `${externalId}-${row.number}`,
    amount: told(amount),
    at: at.toISOString(),
  }));
}

type HandRow = {
  rowId: bigint;
  number: number;
  at: Date;
  overAt: Date | null;
  isVoided: boolean;
  players: unknown;
  result: unknown;
};

/** Refuses `not_found`. */
export async function listSeatHands(
  context: Context,
  id: string,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
): Promise<{ items: OfficeSeatHand[]; nextCursor: string | null }> {
  const seat = await findSeat(context, id);
  const { rows } = await context.database.query<HandRow>(
    `SELECT h.id AS "rowId", h.number, h.began_at AS at, h.over_at AS "overAt",
            h.voided_at IS NOT NULL AS "isVoided", h.players, h.result
       FROM games.hands h JOIN games.seats s ON s.id = $1
      WHERE (h.room_id = $2 OR h.room_id IN (SELECT t.room_id FROM games.tournament_tables t
               WHERE t.tournament_id = s.tournament_id))
        AND h.began_at BETWEEN s.sat_at AND coalesce(s.left_at, now())
        AND h.players @> jsonb_build_array(jsonb_build_object('seatId', $1::text))
        AND ($3::bigint IS NULL OR h.id < $3)
      ORDER BY h.id DESC LIMIT $4`,
    [id, seat.roomId, readCursor(cursor), pageSize + 1],
  );
  const told = (amount: bigint) => toDecimal(amount, seat.currency);
  return pageOf(rows, pageSize, ({ rowId, at, overAt, players, result, ...row }) => {
    const dealt = (readState(players) as DealtIn[]).find(({ seatId }) => seatId === id);
    const after = (readState(result) as StoredHand['result'])?.stacks.find(
      (each) => each.seat === dealt?.seat,
    );
    const before = dealt?.stack ?? 0n;
    return {
      ...row,
      handId: rowId.toString(),
      at: at.toISOString(),
      isOver: overAt !== null,
      before: told(before),
      won: after ? told(after.stack - before) : null,
    };
  });
}
