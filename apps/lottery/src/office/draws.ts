/** Draws as staff see them: sales, exposure, sources and history; and sales stopped by hand. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { lotteryOfficeCalls, OfficeDraw } from '@bahati/contract/lottery-office/office.ts';
import type { DrawnNumbers, DrawState, LotteryDraw } from '@bahati/contract/lottery/shapes.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#lottery/context.ts';
import { drawColumns, noteDraw, showDraw, type StoredDraw } from '#lottery/draws/stored-draw.ts';
import { drawKey } from '#lottery/tickets/exposure.ts';
import { noteAct } from './office-log.ts';
import type { Officer } from './office-session.ts';

type Line = StoredDraw & {
  rowId: bigint;
  tickets: number;
  members: number;
  sales: bigint;
  payout: bigint;
  winners: number;
  most: bigint;
  toTell: number;
};

/** What the platform is still to be told is counted up to here, of stakes and of wins. */
const mostToTell = 10_000;

/** Of real money alone: the figures are kept as they come about (tickets/sales.ts). */
const lineQuery = `
  SELECT ${drawColumns}, d.id AS "rowId", s.tickets, s.sales, s.payout, s.winners,
         coalesce((SELECT members FROM lottery.draw_members m WHERE m.draw_id = d.id), 0) AS members,
         coalesce((SELECT amount FROM lottery.exposure e WHERE e.draw_id = d.id AND e.key = 'draw'), 0)
           AS most, t.waiting + w.waiting AS "toTell"
    FROM lottery.draws d
   CROSS JOIN LATERAL (
     SELECT coalesce(sum(s.tickets), 0)::integer AS tickets,
            coalesce(sum(s.stake), 0)::bigint AS sales,
            coalesce(sum(s.payout), 0)::bigint AS payout,
            coalesce(sum(s.winners), 0)::integer AS winners
       FROM lottery.draw_sales s WHERE s.draw_id = d.id) s
   CROSS JOIN LATERAL (
     SELECT count(*)::integer AS waiting FROM (
       SELECT 1 AS one FROM lottery.tickets t
        WHERE t.draw_id = d.id AND t.state IN ('waiting', 'cancelling') LIMIT ${mostToTell}) n) t
   CROSS JOIN LATERAL (
     SELECT count(*)::integer AS waiting FROM (
       SELECT 1 AS one FROM lottery.wins w
        WHERE w.draw_id = d.id AND w.told IS DISTINCT FROM w.payout LIMIT ${mostToTell}) n) w`;

const showLine =
  ({ config }: Context) =>
  (line: Line): OfficeDraw => {
    const told = (value: bigint) => toDecimal(value, config.LOTTERY_CURRENCY);
    const { tickets, members, winners, toTell, sales, payout, most, prizeVersion } = line;
    const worst = most - sales;
    return {
      draw: showDraw(line),
      tickets,
      members,
      sales: told(sales),
      payout: told(payout),
      winners,
      prizeVersion,
      worstCase: worst < 0n ? `-${told(-worst)}` : told(worst),
      toTell,
    };
  };

type View = 'selling' | 'late' | 'past';
type Query = {
  view: View;
  gameCode?: string | undefined;
  state?: DrawState | undefined;
  cursor?: string | undefined;
  pageSize: number;
};

/** A draw of the house has its numbers within seconds, one from outside within minutes. */
const lateQuery = `d.id IN (
  SELECT l.id FROM lottery.draws l WHERE l.state = 'closed'
     AND l.draws_at < now() - CASE WHEN l.server_seed IS NULL THEN interval '30 minutes'
                                   ELSE interval '2 minutes' END
  UNION ALL
  SELECT l.id FROM lottery.draws l WHERE l.state = 'suspended' AND l.closes_at < now())`;

const isNext = `NOT EXISTS (
  SELECT 1 FROM lottery.draws n
   WHERE n.game_code = d.game_code AND n.state IN ('open', 'suspended')
     AND n.closes_at > now() AND n.closes_at < d.closes_at)`;

const views: Readonly<Record<View, { where: string; order: 'ASC' | 'DESC' }>> = {
  selling: {
    where: `d.state IN ('open', 'suspended') AND d.closes_at > now() AND (${isNext}
      OR d.state = 'suspended' OR s.tickets > 0)`,
    order: 'ASC',
  },
  late: { where: lateQuery, order: 'ASC' },
  past: { where: 'd.closes_at <= now()', order: 'DESC' },
};

/** Draws that are few in a state have an index of their own, which the bare word finds. */
const ofState = (state: DrawState | undefined): string =>
  state === undefined ? 'true' : `d.state = '${state}'`;

/** A place in the list is the draw that was shown last; its times never change. */
export async function listDraws(context: Context, query: Query) {
  const { where, order } = views[query.view];
  const beyond = order === 'ASC' ? '>' : '<';
  const { rows } = await context.database.query<Line>(
    `${lineQuery} WHERE ${where} AND ${ofState(query.state)}
        AND ($1::text IS NULL OR d.game_code = $1)
        AND ($2::bigint IS NULL OR (d.closes_at, d.id) ${beyond}
          (SELECT c.closes_at, c.id FROM lottery.draws c WHERE c.id = $2))
      ORDER BY d.closes_at ${order}, d.id ${order} LIMIT $3`,
    [query.gameCode, readCursor(query.cursor), query.pageSize + 1],
  );
  return pageOf(rows, query.pageSize, showLine(context));
}

type Detail = CallValue<(typeof lotteryOfficeCalls)['GET /lottery-office/v1/draws/:drawId']>;

/** Refuses `not_found`. */
export async function readDraw(context: Context, drawId: string): Promise<Detail> {
  const { database, terms } = context;
  const { rows } = await database.query<Line>(`${lineQuery} WHERE d.id = $1`, [drawId]);
  const [line] = rows;
  if (!line) throw new Refusal('not_found');
  const caps = await terms.caps(line.gameCode);
  const told = (value: bigint) => toDecimal(value, context.config.LOTTERY_CURRENCY);
  return {
    line: showLine(context)(line),
    byType: await salesByType(context, drawId),
    exposure: (await topExposure(context, drawId)).map(({ key, amount }) => ({
      key,
      amount: told(amount < 0n ? 0n : amount),
      cap: told(caps(key)),
    })),
    sources: await readSources(context, drawId),
    history: await readHistory(context, drawId),
  };
}

async function salesByType({ database, config }: Context, drawId: string) {
  const { rows } = await database.query<{
    betType: string;
    tickets: number;
    sales: bigint;
    payout: bigint;
  }>(
    `SELECT bet_type AS "betType", sum(tickets)::integer AS tickets, sum(stake)::bigint AS sales,
            sum(payout)::bigint AS payout
       FROM lottery.draw_sales WHERE draw_id = $1 AND tickets > 0
      GROUP BY bet_type ORDER BY sum(stake) DESC LIMIT 200`,
    [drawId],
  );
  const told = (value: bigint) => toDecimal(value, config.LOTTERY_CURRENCY);
  return rows.map((row) => ({ ...row, sales: told(row.sales), payout: told(row.payout) }));
}

async function topExposure({ database }: Context, drawId: string) {
  const { rows } = await database.query<{ key: string; amount: bigint }>(
    `SELECT key, amount FROM lottery.exposure WHERE draw_id = $1
      ORDER BY key = '${drawKey}' DESC, amount DESC LIMIT 100`,
    [drawId],
  );
  return rows;
}

async function readSources({ database }: Context, drawId: string): Promise<Detail['sources']> {
  const { rows } = await database.query<{
    source: string;
    numbers: DrawnNumbers;
    at: Date;
    isUsed: boolean | null;
  }>(
    `SELECT r.source, r.numbers, r.at, r.numbers = d.numbers AS "isUsed"
       FROM lottery.results r JOIN lottery.draws d ON d.id = r.draw_id
      WHERE r.draw_id = $1 ORDER BY r.source LIMIT 20`,
    [drawId],
  );
  return rows.map(({ at, isUsed, ...row }) => ({
    ...row,
    at: at.toISOString(),
    isUsed: isUsed === true,
  }));
}

async function readHistory({ database }: Context, drawId: string): Promise<Detail['history']> {
  const { rows } = await database.query<{ at: Date; kind: string; by: string; note: string }>(
    `SELECT at, kind, by_whom AS by, note FROM lottery.draw_history
      WHERE draw_id = $1 ORDER BY id DESC LIMIT 100`,
    [drawId],
  );
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Refuses `not_found`, and `draw_closed` once its time is over. */
export async function stopSales(
  { database }: Context,
  officer: Officer,
  drawId: string,
  { isStopped, reason }: { isStopped: boolean; reason: string },
): Promise<{ draw: LotteryDraw }> {
  const draw = await inTransaction(database, async (transaction) => {
    const { rows } = await transaction.query<StoredDraw & { isOver: boolean }>(
      `SELECT ${drawColumns}, d.closes_at <= clock_timestamp() AS "isOver"
         FROM lottery.draws d WHERE d.id = $1 FOR UPDATE`,
      [drawId],
    );
    const [found] = rows;
    if (!found) throw new Refusal('not_found');
    const from = isStopped ? 'open' : 'suspended';
    const to = isStopped ? 'suspended' : 'open';
    if (found.state === to) return found;
    // Sales that stand still past their time are resumed for the draw to go on.
    if (found.state !== from || (isStopped && found.isOver)) throw new Refusal('draw_closed');
    await transaction.query('UPDATE lottery.draws SET state = $2 WHERE id = $1', [drawId, to]);
    await noteDraw(
      transaction,
      BigInt(drawId),
      isStopped ? 'stopped' : 'resumed',
      officer.name,
      reason,
    );
    await noteAct(transaction, officer, { what: 'sales', subject: drawId, reason });
    return { ...found, state: to } as StoredDraw;
  });
  return { draw: showDraw(draw) };
}
