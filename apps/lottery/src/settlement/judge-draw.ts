/**
 * Holding tickets against the numbers, some thousands in one transaction, from the oldest to the
 * newest. Only winners are written; where it broke off it goes on. After a correction the same is done
 * with the new numbers, and what each ticket is worth now is held against what it was paid.
 */
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#lottery/context.ts';
import { stopWonChases } from '#lottery/chases/stop-chase.ts';
import { judgeTicket } from '#lottery/games/rules.ts';
import { sharePools } from './share-pools.ts';
import { correctWins, storeWins, type Win } from './store-wins.ts';

const mostTickets = 5_000;

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
  betType: string;
  selection: string;
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
  const { rows } = await transaction.query<HeldTicket>(
    `SELECT id, bet_type AS "betType", selection, unit, multiple, member_id AS "memberId",
            chase_id AS "chaseId", is_play AS "isPlay"
       FROM lottery.tickets WHERE draw_id = $1 AND id > $2 AND state = 'open'
      ORDER BY id LIMIT $3`,
    [draw.id, draw.from, mostTickets],
  );
  const odds = await context.terms.odds(draw.gameCode, draw.version);
  const wins = rows.flatMap((ticket): Win[] => {
    const won = judgeTicket(ticket, draw.numbers, odds);
    return won ? [{ ...ticket, ...won }] : [];
  });
  const isWhole = rows.length < mostTickets;
  const last = isWhole ? judgedAll : (rows.at(-1)?.id ?? judgedAll);
  if (draw.corrections === 0) await storeWins(transaction, draw.id, wins);
  else await correctWins(transaction, draw, wins, last);
  if (isWhole) await sharePools(context, transaction, draw);
  await transaction.query('UPDATE lottery.draws SET judged_to = $2 WHERE id = $1', [draw.id, last]);
  // What comes of a correction stops nothing: the draws in between are over.
  if (draw.corrections > 0) return;
  const chases = wins.flatMap(({ chaseId }) => (chaseId === null ? [] : [chaseId]));
  await stopWonChases(context, transaction, chases);
}
