/**
 * What an order buys: its lines read by the rules, one ticket for each draw of each line, and what is
 * wrong with it. Nothing is stored here.
 */
import { setImmediate } from 'node:timers/promises';
import type { OrderFault, OrderLine } from '@bahati/contract/lottery/shapes.ts';
import { mostOrderTickets } from '@bahati/contract/lottery/shapes.ts';
import { poolsOf } from '@bahati/lottery-rules/pools/pools.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#lottery/context.ts';
import type { GameBounds } from '#lottery/games/game-terms.ts';
import { type ReadTicket, readTicket } from '#lottery/games/rules.ts';

export type NewTicket = {
  /** The line of the order. */
  line: number;
  drawId: bigint;
  drawNumber: string;
  gameCode: string;
  betType: string;
  selection: string;
  unit: bigint;
  multiple: number;
  lines: number;
  stake: bigint;
  mostWin: bigint;
  /** What it adds to the exposure of its draw. */
  exposure: ReadTicket['exposure'];
};

export type ReckonedOrder = {
  tickets: NewTicket[];
  faults: OrderFault[];
};

type OfferedDraw = {
  id: bigint;
  gameCode: string;
  number: string;
  prizeVersion: number;
};

/** Draws of orders: the first of each line, and for a chase those that follow it. */
async function readDraws(
  database: Database | Transaction,
  lines: readonly OrderLine[],
): Promise<OfferedDraw[][]> {
  const { rows } = await database.query<OfferedDraw & { line: number }>(
    `SELECT l.line::integer AS line, d.id, d.game_code AS "gameCode", d.number,
            d.prize_version AS "prizeVersion"
       FROM unnest($1::bigint[], $2::integer[]) WITH ORDINALITY AS l (draw_id, draws, line)
       JOIN lottery.draws f ON f.id = l.draw_id AND f.state = 'open'
        AND f.closes_at > clock_timestamp()
      CROSS JOIN LATERAL (
        SELECT * FROM lottery.draws n
         WHERE n.game_code = f.game_code AND n.state = 'open' AND n.closes_at >= f.closes_at
         ORDER BY n.closes_at LIMIT l.draws) d
      ORDER BY l.line, d.closes_at`,
    [lines.map(({ drawId }) => drawId), lines.map(({ chase }) => chase?.multiples.length ?? 1)],
  );
  const byLine: OfferedDraw[][] = lines.map(() => []);
  for (const { line, ...draw } of rows) byLine[line - 1]?.push(draw);
  return byLine;
}

/** Reads and reckons every line, and says all that is wrong but for what is sold out. */
export async function reckonOrder(
  { terms, config }: Pick<Context, 'terms' | 'config'>,
  database: Database | Transaction,
  lines: readonly OrderLine[],
  currency: Currency,
): Promise<ReckonedOrder> {
  // Counted before anything is reckoned: an order may ask for a hundred times so much.
  if (countTickets(lines) > mostOrderTickets) {
    return { tickets: [], faults: [{ code: 'too_many_tickets' }] };
  }
  const isOwnMoney = currency === config.LOTTERY_CURRENCY;
  const draws = await readDraws(database, lines);
  const bounds = terms.bounds(currency);
  const result: ReckonedOrder = { tickets: [], faults: [] };
  for (const [at, line] of lines.entries()) {
    // A line of many numbers takes milliseconds: others have their turn between two.
    if (at > 0) await setImmediate();
    const isOffered = isOwnMoney || poolsOf[line.betType] === undefined;
    const own = isOffered
      ? await reckonLine(terms, line, at, draws[at] ?? [], bounds, currency)
      : ({ code: 'currency_not_offered' } as const);
    if (Array.isArray(own)) result.tickets.push(...own);
    else result.faults.push({ ...own, line: at });
  }
  return result;
}

const countTickets = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { chase }) => sum + (chase?.multiples.length ?? 1), 0);

type LineFault = Omit<OrderFault, 'line'>;

async function reckonLine(
  terms: Context['terms'],
  line: OrderLine,
  at: number,
  draws: readonly OfferedDraw[],
  bounds: GameBounds,
  currency: Currency,
): Promise<NewTicket[] | LineFault> {
  const [first] = draws;
  if (!first) return { code: 'draw_closed' };
  const { gameCode } = first;
  if (!(await terms.isOpen(gameCode))) return { code: 'game_closed' };
  const multiples = line.chase?.multiples ?? [line.multiple];
  if (draws.length < multiples.length) return { code: 'too_few_draws' };
  const unit = parseAmount(line.unit, currency);
  if (unit === undefined || !bounds.units.includes(unit)) return { code: 'unit_not_offered' };
  const tickets: NewTicket[] = [];
  for (const [step, multiple] of multiples.entries()) {
    const draw = draws[step] ?? first;
    const odds = await terms.odds(gameCode, draw.prizeVersion);
    const read = readTicket({ ...line, gameCode, unit, multiple, odds });
    if (!read) return { code: 'selection_invalid' };
    const fault = outOfBounds(read, bounds, currency);
    if (fault) return fault;
    tickets.push({
      line: at,
      drawId: draw.id,
      drawNumber: draw.number,
      gameCode,
      betType: line.betType,
      unit,
      multiple,
      ...read,
    });
  }
  return tickets;
}

function outOfBounds(
  { stake, mostWin }: Pick<ReadTicket, 'stake' | 'mostWin'>,
  bounds: GameBounds,
  currency: Currency,
): LineFault | undefined {
  const told = (value: bigint) => ({ bound: toDecimal(value, currency) });
  if (stake < bounds.leastStake) return { code: 'stake_below_least', ...told(bounds.leastStake) };
  if (stake > bounds.mostStake) return { code: 'stake_above_most', ...told(bounds.mostStake) };
  if (bounds.mostWin !== null && mostWin > bounds.mostWin) {
    return { code: 'win_above_most', ...told(bounds.mostWin) };
  }
  return undefined;
}
