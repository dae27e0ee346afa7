/** Stakes, payouts and returns of draws that are settled, beside what the prize tables promise. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { lotteryOfficeCalls } from '@bahati/contract/lottery-office/office.ts';
import { betTypeOf } from '@bahati/lottery-rules/bets/bet-types.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#lottery/context.ts';
import { returnMillionths } from './returns.ts';

type Report = CallValue<(typeof lotteryOfficeCalls)['GET /lottery-office/v1/report']>;
type By = 'game' | 'type' | 'draw' | 'day';
type Query = { by: By; gameCode?: string | undefined; from: string; until: string };

type Row = {
  name: string;
  gameCode: string;
  betType: string;
  version: number;
  tickets: number;
  stake: bigint;
  payout: bigint;
  /** Sum of squares of payouts, for the spread. */
  squares: number;
};

const dayMs = 86_400_000;
const longestDays = 400;
const mostRows = 20_000;
const mostLines = 500;
/** Fewer tickets say nothing about a return. */
const leastTickets = 100;

/** Refuses `invalid_input` for more than 400 days, and where the end does not come after the start. */
export async function readReport(context: Context, query: Query): Promise<Report> {
  const length = Date.parse(query.until) - Date.parse(query.from);
  if (length <= 0 || length > longestDays * dayMs) throw new Refusal('invalid_input');
  const sums = new Map<string, Sum>();
  for (const row of await readRows(context, query)) {
    const sum = sums.get(row.name) ?? {
      tickets: 0,
      stake: 0n,
      payout: 0n,
      promised: 0,
      squares: 0,
    };
    const odds = await context.terms.odds(row.gameCode, row.version);
    const betType = betTypeOf(row.betType);
    const table = odds[row.betType];
    const share = betType && table ? (await returnMillionths(betType, table)) / 1_000_000 : 0;
    sum.tickets += row.tickets;
    sum.stake += row.stake;
    sum.payout += row.payout;
    sum.promised += Number(row.stake) * share;
    sum.squares += row.squares;
    sums.set(row.name, sum);
  }
  const lines = [...sums].slice(0, mostLines).map(([name, sum]) => lineOf(context, name, sum));
  return { lines };
}

type Sum = { tickets: number; stake: bigint; payout: bigint; promised: number; squares: number };

function lineOf({ config }: Context, name: string, sum: Sum): Report['lines'][number] {
  const { tickets, stake, payout, promised, squares } = sum;
  const told = (value: bigint) => toDecimal(value, config.LOTTERY_CURRENCY);
  const basisPoints = (value: number) =>
    stake === 0n ? 0 : Math.round((value * 10_000) / Number(stake));
  const spread = Math.sqrt(Math.max(squares - Number(payout) ** 2 / Math.max(tickets, 1), 0));
  return {
    name,
    tickets,
    stake: told(stake),
    payout: told(payout),
    returnBasisPoints: basisPoints(Number(payout)),
    theoreticalBasisPoints: basisPoints(promised),
    deviations:
      tickets < leastTickets || spread === 0
        ? null
        : Math.round(((Number(payout) - promised) / spread) * 100) / 100,
  };
}

const names: Readonly<Record<By, string>> = {
  game: 'd.game_code',
  type: 's.bet_type',
  draw: `d.game_code || ' ' || d.number`,
  day: `to_char(d.draws_at AT TIME ZONE $5::text, 'YYYY-MM-DD')`,
};

const settledDraws = `
  FROM lottery.draws d JOIN lottery.draw_sales s ON s.draw_id = d.id
 WHERE d.state = 'settled' AND d.draws_at >= $1 AND d.draws_at < $2
   AND ($3::text IS NULL OR d.game_code = $3) AND s.tickets > 0`;

/** Sums of the figures kept of each draw; by draw they are told as they are kept. */
async function readRows(
  { database, config }: Context,
  { by, from, until, gameCode }: Query,
): Promise<Row[]> {
  const of = `${names[by]} AS name, d.game_code AS "gameCode", s.bet_type AS "betType",
    d.prize_version AS version`;
  const { rows } = await database.query<Row>(
    by === 'draw'
      ? `SELECT ${of}, s.tickets, s.stake, s.payout, s.squares::float8 AS squares ${settledDraws}
          ORDER BY s.stake DESC LIMIT $4`
      : `SELECT ${of}, sum(s.tickets)::integer AS tickets, sum(s.stake)::bigint AS stake,
                sum(s.payout)::bigint AS payout, sum(s.squares)::float8 AS squares ${settledDraws}
          GROUP BY 1, 2, 3, 4 ORDER BY sum(s.stake) DESC LIMIT $4`,
    [from, until, gameCode, mostRows, ...(by === 'day' ? [config.LOTTERY_TIME_ZONE] : [])],
  );
  return rows;
}
