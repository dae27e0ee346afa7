/** Tickets and chases of a member as pages see them. */
import type { LotteryChase, LotteryTicket, TicketState } from '@bahati/contract/lottery/shapes.ts';
import { gameOf } from '@bahati/lottery-rules/games/games.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#lottery/context.ts';
import { showDraw, type StoredDraw } from '#lottery/draws/stored-draw.ts';
import type { WonTier } from '#lottery/games/rules.ts';
import type { LotterySession } from '#lottery/sessions/session.ts';

type StoredTicket = Omit<StoredDraw, 'id' | 'state'> & {
  rowId: bigint;
  drawId: bigint;
  drawState: StoredDraw['state'];
  isJudged: boolean;
  betType: string;
  selection: string;
  unit: bigint;
  multiple: number;
  lines: bigint;
  stake: bigint;
  mostWin: bigint;
  state: 'waiting' | 'open' | 'refused' | 'cancelling' | 'cancelled';
  refusal: string | null;
  chaseId: bigint | null;
  placedAt: Date;
  isPlay: boolean;
  currency: Currency;
  payout: bigint | null;
  before: bigint | null;
  tiers: WonTier[] | null;
};

const ticketColumns = ` d.id AS "drawId", d.game_code AS "gameCode", d.number, d.closes_at AS "closesAt",
         d.draws_at AS "drawsAt", d.state AS "drawState", d.prize_version AS "prizeVersion",
         d.numbers, d.corrections, d.judged_to = 9223372036854775807 AS "isJudged", t.id AS "rowId", t.bet_type AS "betType",
         t.selection, t.unit, t.multiple, t.lines, t.stake, t.most_win AS "mostWin", t.state,
         t.refusal, t.chase_id AS "chaseId", o.placed_at AS "placedAt", t.is_play AS "isPlay",
         o.currency, w.payout, w.before, w.tiers`;

const ticketQuery = `SELECT ${ticketColumns}
    FROM lottery.tickets t JOIN lottery.orders o ON o.id = t.order_id
    JOIN lottery.draws d ON d.id = t.draw_id LEFT JOIN lottery.wins w ON w.ticket_id = t.id`;

type Which = 'open' | 'won' | 'ended' | 'all';

/** What is to be drawn, and what has won, is found by an index of its own, however rare it is. */
const conditions: Readonly<Record<Which, string>> = {
  open: `t.state IN ('waiting', 'open') AND t.draw_id = ANY(ARRAY(
    SELECT id FROM lottery.draws WHERE state IN ('open', 'suspended')
    UNION ALL SELECT id FROM lottery.draws WHERE state = 'closed'))`,
  won: `t.state = 'open' AND w.member_id = $1 AND w.payout > 0 AND ($2::bigint IS NULL OR w.ticket_id < $2)`,
  ended: `(t.state NOT IN ('waiting', 'open') OR d.state IN ('drawn', 'settled', 'refunded'))`,
  all: 'true',
};

export type TicketQuery = {
  which: Which;
  gameCode?: string | undefined;
  drawId?: string | undefined;
  chaseId?: string | undefined;
  cursor?: string | undefined;
  pageSize: number;
};

/** A page of a member's tickets, newest first. Refuses `invalid_input` for a cursor that is none. */
export async function listTickets(
  { database }: Context,
  { memberId }: LotterySession,
  query: TicketQuery,
): Promise<{ items: LotteryTicket[]; nextCursor: string | null }> {
  const { rows } = await database.query<StoredTicket>(
    `${ticketQuery}
      WHERE t.member_id = $1 AND ($2::bigint IS NULL OR t.id < $2) AND ${conditions[query.which]}
        AND ($3::text IS NULL OR d.game_code = $3) AND ($4::bigint IS NULL OR t.draw_id = $4)
        AND ($5::bigint IS NULL OR t.chase_id = $5)
      ORDER BY t.id DESC LIMIT $6`,
    [
      memberId,
      readCursor(query.cursor),
      query.gameCode,
      query.drawId,
      query.chaseId,
      query.pageSize + 1,
    ],
  );
  return pageOf(rows, query.pageSize, showTicket);
}

/** Refuses `not_found`. */
export async function readTicketOf(
  { database }: Context,
  { memberId }: LotterySession,
  ticketId: string,
): Promise<LotteryTicket> {
  const { rows } = await database.query<StoredTicket>(
    `${ticketQuery} WHERE t.id = $1 AND t.member_id = $2`,
    [ticketId, memberId],
  );
  const [ticket] = rows;
  if (!ticket) throw new Refusal('not_found');
  return showTicket(ticket);
}

/** A ticket has lost once all of its draw was held against the numbers and it is not among the wins. */
function stateOf(ticket: StoredTicket): TicketState {
  switch (ticket.state) {
    case 'open':
      if (ticket.drawState === 'refunded') return 'cancelled';
      if (ticket.payout !== null && ticket.payout > 0n) return 'won';
      return ticket.isJudged ? 'lost' : 'open';
    case 'cancelling':
      return 'cancelled';
    default:
      return ticket.state;
  }
}

function showTicket(ticket: StoredTicket): LotteryTicket {
  const { currency, drawId, drawState } = ticket;
  const told = (value: bigint) => toDecimal(value, currency);
  const game = gameOf(ticket.gameCode);
  return {
    id: String(ticket.rowId),
    reference: referenceOf(ticket.rowId),
    draw: showDraw({ ...ticket, id: drawId, state: drawState }),
    family: game?.family ?? '',
    gameName: game?.title ?? { en: ticket.gameCode, sw: ticket.gameCode },
    betType: ticket.betType,
    selection: ticket.selection,
    unit: told(ticket.unit),
    multiple: ticket.multiple,
    lines: Number(ticket.lines),
    stake: told(ticket.stake),
    mostWin: told(ticket.mostWin),
    state: stateOf(ticket),
    payout: told(ticket.payout ?? 0n),
    payoutBefore: ticket.before === null ? null : told(ticket.before),
    won: (ticket.tiers ?? []).map(({ amount, ...tier }) => ({
      ...tier,
      amount: told(BigInt(amount)),
    })),
    refusal: ticket.refusal,
    chaseId: ticket.chaseId === null ? null : String(ticket.chaseId),
    placedAt: ticket.placedAt.toISOString(),
    isPlay: ticket.isPlay,
  };
}

/** What members and customer service call a ticket by. */
export const referenceOf = (ticketId: bigint): string => `L${String(ticketId).padStart(8, '0')}`;

type StoredChase = {
  rowId: bigint;
  gameCode: string;
  betType: string;
  selection: string;
  draws: number;
  drawn: number;
  cancelled: number;
  stake: bigint;
  payout: bigint;
  stopsOnWin: boolean;
  stoppedAt: Date | null;
  placedAt: Date;
  currency: Currency;
};

const chaseQuery = `
  SELECT c.id AS "rowId", c.game_code AS "gameCode", c.bet_type AS "betType", c.selection, c.draws,
         c.stops_on_win AS "stopsOnWin", c.stopped_at AS "stoppedAt", c.placed_at AS "placedAt",
         o.currency, s.drawn, s.cancelled, s.stake, s.payout
    FROM lottery.chases c JOIN lottery.orders o ON o.id = c.order_id
   CROSS JOIN LATERAL (
     SELECT count(*) FILTER (WHERE t.state = 'open' AND d.state IN ('drawn', 'settled'))::integer
              AS drawn,
            count(*) FILTER (WHERE t.state IN ('refused', 'cancelling', 'cancelled')
              OR d.state = 'refunded')::integer AS cancelled,
            coalesce(sum(t.stake) FILTER (WHERE t.state IN ('waiting', 'open')
              AND d.state <> 'refunded'), 0)::bigint AS stake,
            coalesce(sum(w.payout), 0)::bigint AS payout
       FROM lottery.tickets t JOIN lottery.draws d ON d.id = t.draw_id
       LEFT JOIN lottery.wins w ON w.ticket_id = t.id WHERE t.chase_id = c.id) s`;

const showChase = (chase: StoredChase): LotteryChase => {
  const { currency, drawn, cancelled, draws } = chase;
  const gameName = gameOf(chase.gameCode)?.title ?? { en: chase.gameCode, sw: chase.gameCode };
  const isOver = drawn + cancelled >= draws;
  return {
    id: String(chase.rowId),
    gameCode: chase.gameCode,
    gameName,
    betType: chase.betType,
    selection: chase.selection,
    draws,
    drawn,
    cancelled,
    stake: toDecimal(chase.stake, currency),
    payout: toDecimal(chase.payout, currency),
    stopsOnWin: chase.stopsOnWin,
    state: chase.stoppedAt ? 'stopped' : isOver ? 'ended' : 'running',
    placedAt: chase.placedAt.toISOString(),
  };
};

/** A page of a member's chases, newest first. */
export async function listChases(
  { database }: Context,
  { memberId }: LotterySession,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
): Promise<{ items: LotteryChase[]; nextCursor: string | null }> {
  const { rows } = await database.query<StoredChase>(
    `${chaseQuery} WHERE c.member_id = $1 AND ($2::bigint IS NULL OR c.id < $2)
      ORDER BY c.id DESC LIMIT $3`,
    [memberId, readCursor(cursor), pageSize + 1],
  );
  return pageOf(rows, pageSize, showChase);
}

/** Refuses `not_found`. */
export async function readChase(
  { database }: Context,
  { memberId }: LotterySession,
  chaseId: string,
): Promise<LotteryChase> {
  const { rows } = await database.query<StoredChase>(
    `${chaseQuery} WHERE c.id = $1 AND c.member_id = $2`,
    [chaseId, memberId],
  );
  const [chase] = rows;
  if (!chase) throw new Refusal('not_found');
  return showChase(chase);
}
