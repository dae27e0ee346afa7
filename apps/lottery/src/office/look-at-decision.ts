/** Who is touched by a decision, found without changing anything. */
import type { LotteryDecision, LotteryTouched } from '@bahati/contract/lottery-office/office.ts';
import { betTypeOf } from '@bahati/lottery-rules/bets/bet-types.ts';
import type { PrizeTable } from '@bahati/lottery-rules/bets/prize-table.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#lottery/context.ts';
import { judgeTicket, numbersOf } from '#lottery/games/rules.ts';
import { checkTable } from './apply-decision.ts';
import { returnMillionths } from './returns.ts';

const nothing: LotteryTouched = {
  members: 0,
  tickets: 0,
  paid: '0',
  takenBack: '0',
  most: [],
  returns: [],
};

export async function lookAtDecision(
  context: Context,
  decision: LotteryDecision,
): Promise<LotteryTouched> {
  switch (decision.kind) {
    case 'prize_table':
      return { ...nothing, returns: await returnsOf(context, decision) };
    case 'refund':
      return lookAtRefund(context, decision.drawId);
    default:
      return lookAtNumbers(context, decision);
  }
}

async function returnsOf(
  { terms }: Context,
  decision: Extract<LotteryDecision, { kind: 'prize_table' }>,
): Promise<LotteryTouched['returns']> {
  const after = checkTable(decision);
  const version = await terms.newestVersion(decision.gameCode);
  const before = await terms.odds(decision.gameCode, version);
  const changed: LotteryTouched['returns'] = [];
  for (const [id, table] of Object.entries(after)) {
    const betType = betTypeOf(id);
    const old = before[id] ?? {};
    if (!betType || isSameTable(table, old)) continue;
    changed.push({
      betType: id,
      before: await returnMillionths(betType, old),
      after: await returnMillionths(betType, table),
    });
  }
  return changed;
}

const isSameTable = (one: PrizeTable, other: PrizeTable): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([tier, odds]) => other[tier] === odds);

type Draw = { gameCode: string; state: string; version: number; isHouse: boolean };

async function readDraw({ database }: Context, drawId: string): Promise<Draw> {
  const { rows } = await database.query<Draw>(
    `SELECT game_code AS "gameCode", state, prize_version AS version,
            server_seed IS NOT NULL AS "isHouse" FROM lottery.draws WHERE id = $1`,
    [drawId],
  );
  const [draw] = rows;
  if (!draw) throw new Refusal('not_found');
  return draw;
}

async function lookAtRefund(context: Context, drawId: string): Promise<LotteryTouched> {
  const { state } = await readDraw(context, drawId);
  if (!['open', 'suspended', 'closed'].includes(state)) throw new Refusal('decision_not_possible');
  const { rows } = await context.database.query<{
    members: number;
    tickets: number;
    stake: bigint;
  }>(
    `SELECT coalesce((SELECT members FROM lottery.draw_members WHERE draw_id = $1), 0) AS members,
            coalesce(sum(tickets), 0)::integer AS tickets, coalesce(sum(stake), 0)::bigint AS stake
       FROM lottery.draw_sales WHERE draw_id = $1`,
    [drawId],
  );
  const { members = 0, tickets = 0, stake = 0n } = rows[0] ?? {};
  return { ...nothing, members, tickets, paid: toDecimal(stake, context.config.LOTTERY_CURRENCY) };
}

type Held = {
  id: bigint;
  memberId: string;
  betType: string;
  selection: string;
  unit: bigint;
  multiple: number;
  paid: bigint;
};

const ticketsAtOnce = 5_000;
const mostShown = 50;

/** Of every ticket of the draw what it was paid and what it would be paid. */
async function lookAtNumbers(
  context: Context,
  { kind, drawId, numbers: given }: Extract<LotteryDecision, { kind: 'result' | 'correction' }>,
): Promise<LotteryTouched> {
  const draw = await readDraw(context, drawId);
  const numbers = draw.isHouse ? undefined : numbersOf(draw.gameCode, given);
  const isState = draw.state === (kind === 'result' ? 'closed' : 'settled');
  if (!numbers || !isState) throw new Refusal('decision_not_possible');
  const odds = await context.terms.odds(draw.gameCode, draw.version);
  const touched = new Map<string, { before: bigint; after: bigint }>();
  let [tickets, paid, takenBack, from] = [0, 0n, 0n, 0n];
  for (;;) {
    const rows = await readTickets(context, drawId, from);
    for (const ticket of rows) {
      const after = judgeTicket(ticket, numbers, odds)?.payout ?? 0n;
      if (after === ticket.paid) continue;
      tickets += 1;
      if (after > ticket.paid) paid += after - ticket.paid;
      else takenBack += ticket.paid - after;
      const own = touched.get(ticket.memberId) ?? { before: 0n, after: 0n };
      own.before += ticket.paid;
      own.after += after;
      touched.set(ticket.memberId, own);
    }
    if (rows.length < ticketsAtOnce) break;
    from = rows.at(-1)?.id ?? from;
  }
  const told = (value: bigint) => toDecimal(value, context.config.LOTTERY_CURRENCY);
  return {
    ...nothing,
    members: touched.size,
    tickets,
    paid: told(paid),
    takenBack: told(takenBack),
    most: await mostTouched(context, touched, told),
  };
}

async function readTickets({ database }: Context, drawId: string, from: bigint): Promise<Held[]> {
  const { rows } = await database.query<Held>(
    `SELECT t.id, t.member_id AS "memberId", t.bet_type AS "betType", t.selection, t.unit,
            t.multiple, coalesce(w.payout, 0) AS paid
       FROM lottery.tickets t LEFT JOIN lottery.wins w ON w.ticket_id = t.id
      WHERE t.draw_id = $1 AND t.id > $2 AND t.state = 'open' AND NOT t.is_play
      ORDER BY t.id LIMIT $3`,
    [drawId, from, ticketsAtOnce],
  );
  return rows;
}

async function mostTouched(
  { database }: Context,
  touched: ReadonlyMap<string, { before: bigint; after: bigint }>,
  told: (value: bigint) => string,
): Promise<LotteryTouched['most']> {
  const size = ({ before, after }: { before: bigint; after: bigint }) =>
    Number(after > before ? after - before : before - after);
  const most = [...touched]
    .toSorted(([, one], [, other]) => size(other) - size(one))
    .slice(0, mostShown);
  const { rows } = await database.query<{ memberId: string; name: string }>(
    `SELECT DISTINCT ON (member_id) member_id AS "memberId", display_name AS name
       FROM lottery.sessions WHERE member_id = ANY($1) ORDER BY member_id, id DESC`,
    [most.map(([memberId]) => memberId)],
  );
  const names = new Map(rows.map(({ memberId, name }) => [memberId, name]));
  return most.map(([memberKey, { before, after }]) => ({
    memberKey,
    name: names.get(memberKey) ?? memberKey,
    before: told(before),
    after: told(after),
  }));
}
