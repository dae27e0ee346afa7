/**
 * Holding tickets against the numbers, some thousands in one transaction, from the oldest to the
 * newest: each selection once. Only winners are written; where it broke off it goes on. After a correction the same is done
 * with the new numbers, and what each ticket is worth now is held against what it was paid.
 */
import type { Win as TierWin } from '@bahati/lottery-rules/bets/bet-type.ts';
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#lottery/context.ts';
import { stopWonChases } from '#lottery/chases/stop-chase.ts';
import { judgeSelection, payTicket } from '#lottery/games/rules.ts';
import { sharePools } from './share-pools.ts';
import { correctWins, storeWins, type Win } from './store-wins.ts';

const mostTickets = 20_000;

/** All tickets of the draw were held against its numbers. */
export const judgedAll = 9_223_372_036_854_775_807n;

type JudgedDraw = {
  id: bigint;
  gameCode: string;
  numbers: DrawNumbers;
  version: number;
  corrections: number;
  from: bigint;
};
type HeldTicket = Omit<Win, 'payout' | 'tiers'> & {
  /** Of its selection among those that won, from 1. */
  place: number;
  unit: bigint;
  multiple: number;
};

/** One transaction of one draw; answers whether there is more at once. */
export async function judgeNext(context: Context): Promise<boolean> {
  return inTransaction(context.database, async (transaction) => {
    const { rows } = await transaction.query<
      Omit<JudgedDraw, 'numbers'> & { numbers: DrawNumbers | null }
    >(
      `SELECT id, game_code AS "gameCode", numbers, prize_version AS version, corrections,
              judged_to AS "from"
         FROM lottery.draws WHERE state = 'drawn' AND judged_to < $1
        ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
      [judgedAll],
    );
    const [draw] = rows;
    if (!draw) return false;
    const { numbers } = draw;
    if (!numbers) throw new Error(`The draw ${draw.id} was drawn without numbers.`);
    await judgePart(context, transaction, { ...draw, numbers });
    return true;
  });
}

async function judgePart(
  context: Context,
  transaction: Transaction,
  draw: JudgedDraw,
): Promise<void> {
  const { won, count, last: newest } = await judgeSelections(transaction, draw);
  const isWhole = count < mostTickets;
  const last = isWhole ? judgedAll : newest;
  const wins = await payWinners(context, transaction, draw, won, newest);
  if (draw.corrections === 0) await storeWins(transaction, draw.id, wins);
  else await correctWins(transaction, draw, wins, last);
  if (isWhole) await sharePools(context, transaction, draw);
  // Draws take turns, so that a large one does not hold up the others.
  await transaction.query(
    'UPDATE lottery.draws SET judged_to = $2, due_at = clock_timestamp() WHERE id = $1',
    [draw.id, last],
  );
  // What comes of a correction stops nothing: the draws in between are over.
  if (draw.corrections > 0) return;
  const chases = wins.flatMap(({ chaseId }) => (chaseId === null ? [] : [chaseId]));
  await stopWonChases(context, transaction, chases);
}

type Selected = { betType: string; selection: string };
type WonSelection = Selected & { wins: readonly TierWin[] };

/** Each selection of the next tickets is held against the numbers once, however many have it. */
async function judgeSelections(
  transaction: Transaction,
  { id, from, numbers }: JudgedDraw,
): Promise<{ won: WonSelection[]; count: number; last: bigint }> {
  const { rows } = await transaction.query<Selected & { count: number; last: bigint }>(
    `SELECT n.bet_type AS "betType", n.selection, count(*)::integer AS count, max(n.id) AS last
       FROM (SELECT id, bet_type, selection FROM lottery.tickets
              WHERE draw_id = $1 AND id > $2 AND state = 'open' ORDER BY id LIMIT $3) n
      GROUP BY n.bet_type, n.selection`,
    [id, from, mostTickets],
  );
  const won: WonSelection[] = [];
  let [count, last] = [0, from];
  for (const { betType, selection, ...own } of rows) {
    count += own.count;
    if (own.last > last) last = own.last;
    const wins = judgeSelection({ betType, selection }, numbers);
    if (wins.length > 0) won.push({ betType, selection, wins });
  }
  return { won, count, last };
}

/** Winning tickets after those that were judged before, up to `last`. */
async function payWinners(
  { terms }: Pick<Context, 'terms'>,
  transaction: Transaction,
  draw: JudgedDraw,
  won: readonly WonSelection[],
  last: bigint,
): Promise<Win[]> {
  if (won.length === 0) return [];
  const odds = await terms.odds(draw.gameCode, draw.version, transaction);
  // Whom the operator voids meanwhile waits, or has won nothing.
  const { rows } = await transaction.query<HeldTicket>(
    `SELECT t.id, t.bet_type AS "betType", n.place::integer AS place, t.unit, t.multiple,
            t.member_id AS "memberId", t.chase_id AS "chaseId",
            CASE WHEN NOT t.is_play THEN o.currency END AS currency
       FROM lottery.tickets t JOIN lottery.orders o ON o.id = t.order_id JOIN unnest($4::text[], $5::text[]) WITH ORDINALITY
         AS n (bet_type, selection, place)
         ON n.bet_type = t.bet_type AND n.selection = t.selection
      WHERE t.draw_id = $1 AND t.id > $2 AND t.id <= $3 AND t.state = 'open'
      ORDER BY t.id FOR NO KEY UPDATE OF t`,
    [
      draw.id,
      draw.from,
      last,
      won.map(({ betType }) => betType),
      won.map(({ selection }) => selection),
    ],
  );
  return rows.map(({ place, ...ticket }) => ({
    ...ticket,
    ...payTicket(ticket, won[place - 1]?.wins ?? [], odds),
  }));
}
