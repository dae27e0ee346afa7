/**
 * Telling the platform who won. A win's own row says what it is worth and what was told of it; the
 * difference is told until both are the same, also after a correction of the numbers.
 */
import {
  mostSportsOperations,
  type SportsOperation,
} from '@bahati/contract/games-provider/sports.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Context } from '#lottery/context.ts';
import { roundOf } from '#lottery/wallet/tell-tickets.ts';

type ToldWin = {
  ticketId: bigint;
  payout: bigint;
  told: bigint | null;
  number: number;
  tries: number;
  memberId: string;
  gameCode: string;
  currency: Currency;
};

const leaseSeconds = 5;
const longestPauseSeconds = 60;
/** Calls under way at once. */
const mostCalls = 4;

/** One round of calls for wins of draws that have all their winners; answers whether more is due. */
export async function tellWins(context: Context): Promise<boolean> {
  const claimed = await claimWins(context);
  const parts: ToldWin[][] = [];
  for (let at = 0; at < claimed.length; at += mostSportsOperations) {
    parts.push(claimed.slice(at, at + mostSportsOperations));
  }
  await Promise.all(parts.map((part) => tellPart(context, part)));
  return claimed.length === mostSportsOperations * mostCalls;
}

async function claimWins({ database }: Context): Promise<ToldWin[]> {
  const { rows } = await database.query<ToldWin>(
    `WITH due AS (
       SELECT w.ticket_id FROM lottery.wins w JOIN lottery.draws d ON d.id = w.draw_id
        WHERE w.told IS DISTINCT FROM w.payout AND w.due_at <= now()
          AND d.state IN ('drawn', 'settled') AND d.judged_to = 9223372036854775807
        ORDER BY w.due_at LIMIT $1 FOR UPDATE OF w SKIP LOCKED),
     taken AS (
       UPDATE lottery.wins w SET tries = w.tries + 1,
              due_at = clock_timestamp() + make_interval(secs => $2)
         FROM due WHERE w.ticket_id = due.ticket_id
       RETURNING w.ticket_id, w.payout, w.told, w.number, w.tries)
     SELECT w.ticket_id AS "ticketId", w.payout, w.told, w.number, w.tries,
            t.member_id AS "memberId", d.game_code AS "gameCode", o.currency
       FROM taken w JOIN lottery.tickets t ON t.id = w.ticket_id
       JOIN lottery.orders o ON o.id = t.order_id JOIN lottery.draws d ON d.id = t.draw_id
      ORDER BY w.ticket_id`,
    [mostSportsOperations * mostCalls, leaseSeconds],
  );
  return rows;
}

/**
 * Before the draw is closed at the platform a win is settled; afterwards the ticket has been settled
 * as lost or as won, and is settled anew.
 */
function operationOf(win: ToldWin): SportsOperation {
  const { ticketId, memberId, gameCode, currency, payout, number } = win;
  return {
    kind: number === 1 ? 'settle' : 'resettle',
    memberId,
    roundId: roundOf(ticketId),
    gameCode,
    currency,
    transactionId: `${roundOf(ticketId)}-w${number}`,
    amount: toDecimal(payout, currency),
  };
}

async function tellPart({ database, wallet, log }: Context, wins: readonly ToldWin[]) {
  const answers = await wallet.tell(wins.map(operationOf));
  const applied = wins.filter((_, at) => answers[at]?.kind === 'applied');
  await database.query(
    `UPDATE lottery.wins w SET told = n.payout, tries = 0
       FROM unnest($1::bigint[], $2::bigint[], $3::integer[]) AS n (id, payout, number)
      WHERE w.ticket_id = n.id AND w.number = n.number`,
    [
      applied.map(({ ticketId }) => ticketId),
      applied.map(({ payout }) => payout),
      applied.map(({ number }) => number),
    ],
  );
  const again = wins.filter((_, at) => answers[at]?.kind !== 'applied');
  if (again.length === 0) return;
  const answer = answers.find((one) => one.kind !== 'applied');
  log.warn({ count: again.length, answer }, 'wins are told again');
  await database.query(
    `UPDATE lottery.wins w SET due_at = clock_timestamp() + make_interval(secs => n.seconds)
       FROM unnest($1::bigint[], $2::float8[]) AS n (id, seconds) WHERE w.ticket_id = n.id`,
    [
      again.map(({ ticketId }) => ticketId),
      again.map(({ tries }) => Math.min(2 ** Math.min(tries, 10) / 4, longestPauseSeconds)),
    ],
  );
}
