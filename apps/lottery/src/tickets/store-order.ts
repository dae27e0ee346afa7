/** Writing an order with its chases and tickets, in one statement each. */
import type { OrderLine } from '@bahati/contract/lottery/shapes.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { LotterySession } from '#lottery/sessions/session.ts';
import type { NewTicket } from './reckon-order.ts';

type HashedOrder = {
  idempotencyKey: string;
  hash: Buffer;
  lines: readonly OrderLine[];
  /** While its draws were held, and before any of them closed. */
  decidedAt: Date;
};

/** Throws an AlreadyPlaced where the member has an order of this key. */
export async function storeOrder(
  transaction: Transaction,
  session: LotterySession,
  order: HashedOrder,
  tickets: readonly NewTicket[],
): Promise<bigint> {
  const { memberId, platformToken, currency, isPlay } = session;
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO lottery.orders (member_id, idempotency_key, lines_hash, platform_token, currency,
       is_play, placed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (member_id, idempotency_key) DO NOTHING RETURNING id`,
    [memberId, order.idempotencyKey, order.hash, platformToken, currency, isPlay, order.decidedAt],
  );
  const orderId = rows[0]?.id;
  if (orderId === undefined) throw new AlreadyPlaced();
  const chases = await storeChases(transaction, session, orderId, order.lines, tickets);
  await transaction.query(
    `INSERT INTO lottery.tickets (draw_id, order_id, chase_id, member_id, bet_type, selection, unit,
       multiple, lines, stake, most_win, is_play, state, due_at)
     SELECT n.draw_id, $1, n.chase_id, $2, n.bet_type, n.selection, n.unit, n.multiple, n.lines,
            n.stake, n.most_win, $3, CASE WHEN $3 THEN 'open' ELSE 'waiting' END, now()
       FROM unnest($4::bigint[], $5::bigint[], $6::text[], $7::text[], $8::bigint[], $9::integer[],
         $10::bigint[], $11::bigint[], $12::bigint[]) WITH ORDINALITY
         AS n (draw_id, chase_id, bet_type, selection, unit, multiple, lines, stake, most_win, place)
      ORDER BY n.place`,
    [
      orderId,
      memberId,
      isPlay,
      tickets.map(({ drawId }) => drawId),
      tickets.map(({ line }) => chases.get(line) ?? null),
      tickets.map(({ betType }) => betType),
      tickets.map(({ selection }) => selection),
      tickets.map(({ unit }) => unit),
      tickets.map(({ multiple }) => multiple),
      tickets.map(({ lines }) => lines),
      tickets.map(({ stake }) => stake),
      tickets.map(({ mostWin }) => mostWin),
    ],
  );
  return orderId;
}

/** The chases of an order, by their lines. */
async function storeChases(
  transaction: Transaction,
  { memberId }: LotterySession,
  orderId: bigint,
  lines: readonly OrderLine[],
  tickets: readonly NewTicket[],
): Promise<Map<number, bigint>> {
  const chased = lines.flatMap(({ chase }, line) => {
    const ticket = tickets.find((one) => one.line === line);
    return chase && ticket ? [{ line, chase, ticket }] : [];
  });
  if (chased.length === 0) return new Map();
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO lottery.chases (order_id, member_id, game_code, bet_type, selection, draws,
       stops_on_win)
     SELECT $1, $2, n.game_code, n.bet_type, n.selection, n.draws, n.stops_on_win
       FROM unnest($3::text[], $4::text[], $5::text[], $6::integer[], $7::boolean[]) WITH ORDINALITY
         AS n (game_code, bet_type, selection, draws, stops_on_win, place)
      ORDER BY n.place RETURNING id`,
    [
      orderId,
      memberId,
      chased.map(({ ticket }) => ticket.gameCode),
      chased.map(({ ticket }) => ticket.betType),
      chased.map(({ ticket }) => ticket.selection),
      chased.map(({ chase }) => chase.multiples.length),
      chased.map(({ chase }) => chase.stopsOnWin),
    ],
  );
  // Numbered in the order they were given.
  const ids = rows.map(({ id }) => id).toSorted((one, other) => Number(one - other));
  return new Map(ids.flatMap((id, at) => (chased[at] ? [[chased[at].line, id]] : [])));
}

/** Another request with the same key was faster: everything of this one is undone. */
export class AlreadyPlaced extends Error {
  constructor() {
    super('already placed');
  }
}
