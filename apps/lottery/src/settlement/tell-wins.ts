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
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { SlipAnswer } from '@bahati/server-kit/provider/platform-wallet.ts';
import type { Context } from '#lottery/context.ts';
import { countGone } from '#lottery/tickets/sales.ts';
import { roundOf } from '#lottery/wallet/tell-tickets.ts';
import { deleteWins } from './store-wins.ts';

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
const stuckAfterTries = 4;
/** Calls under way at once. */
const mostCalls = 4;

/** One round of calls for wins of draws that have all their winners, which take turns; answers whether more is due. */
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
    `WITH turns AS (
       SELECT w.ticket_id FROM lottery.draws d CROSS JOIN LATERAL (
         SELECT n.ticket_id, row_number() OVER (ORDER BY n.due_at) AS place FROM lottery.wins n
          WHERE n.draw_id = d.id AND n.told IS DISTINCT FROM n.payout AND n.due_at <= now()
          ORDER BY n.due_at LIMIT $1) w
        WHERE d.state = 'drawn' AND d.judged_to = 9223372036854775807
        ORDER BY w.place LIMIT $1),
     due AS (
       SELECT w.ticket_id FROM lottery.wins w JOIN turns n ON n.ticket_id = w.ticket_id
        WHERE w.told IS DISTINCT FROM w.payout AND w.due_at <= now()
        FOR UPDATE OF w SKIP LOCKED),
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

async function tellPart(context: Context, wins: readonly ToldWin[]): Promise<void> {
  const answers = await context.wallet.tell(wins.map(operationOf));
  const answered = wins.map((win, at) => ({ win, answer: answers[at] ?? silence }));
  const of = (kind: Outcome) =>
    answered.filter(({ answer }) => outcomeOf(answer) === kind).map(({ win }) => win);
  await noteTold(context, of('told'));
  await forgetVoided(context, of('voided'));
  await renumber(context, of('settled'), 'w.number + 1');
  await renumber(context, of('open'), '1');
  const again = of('again');
  if (again.length === 0) return;
  const why = answered.find(({ answer }) => outcomeOf(answer) === 'again')?.answer;
  const said = { count: again.length, answer: why };
  if (why?.kind === 'refused') {
    context.log.error(said, 'the platform refuses to pay wins');
    await noteStuck(context, again, why.code);
  } else context.log.warn(said, 'wins are told again');
  await postpone(context, again);
}

const silence: SlipAnswer = { kind: 'unknown', reason: 'no answer' };

/** The platform has no such slip any more: nothing is staked with it, and nothing can be paid. */
const voidedCodes: ReadonlySet<string> = new Set(['bet_rolled_back', 'bet_not_found']);

/** - `voided`: the operator took the ticket out; `settled`, `open`: it is, other than was thought. */
type Outcome = 'told' | 'voided' | 'settled' | 'open' | 'again';

function outcomeOf(answer: SlipAnswer): Outcome {
  if (answer.kind === 'applied') return 'told';
  if (answer.kind === 'refused' && voidedCodes.has(answer.code)) return 'voided';
  if (answer.kind === 'refused' && answer.code === 'slip_settled') return 'settled';
  if (answer.kind === 'refused' && answer.code === 'slip_open') return 'open';
  return 'again';
}

async function noteTold({ database }: Context, wins: readonly ToldWin[]): Promise<void> {
  if (wins.length === 0) return;
  await database.query(
    `UPDATE lottery.wins w SET told = n.payout, tries = 0
       FROM unnest($1::bigint[], $2::bigint[], $3::integer[]) AS n (id, payout, number)
      WHERE w.ticket_id = n.id AND w.number = n.number`,
    [
      wins.map(({ ticketId }) => ticketId),
      wins.map(({ payout }) => payout),
      wins.map(({ number }) => number),
    ],
  );
}

/** Their stakes are back and nothing is paid for them: they are no winners, and hold up nothing. */
async function forgetVoided({ database, log }: Context, wins: readonly ToldWin[]): Promise<void> {
  if (wins.length === 0) return;
  const ids = wins.map(({ ticketId }) => ticketId);
  log.warn({ tickets: ids.map(String) }, 'tickets that won were voided at the platform');
  await inTransaction(database, async (transaction) => {
    const { rows } = await transaction.query<{ id: bigint }>(
      `WITH held AS (
         SELECT id FROM lottery.tickets WHERE id = ANY($1) AND state = 'open' ORDER BY id FOR UPDATE)
       UPDATE lottery.tickets t SET state = 'cancelled' FROM held h WHERE t.id = h.id RETURNING t.id`,
      [ids],
    );
    const gone = rows.map(({ id }) => id);
    await countGone(transaction, gone);
    await deleteWins(transaction, gone);
  });
}

/** Told as another operation: the first of a win settles it, those after it settle it anew. */
async function renumber(
  { database }: Context,
  wins: readonly ToldWin[],
  number: '1' | 'w.number + 1',
): Promise<void> {
  if (wins.length === 0) return;
  await database.query(
    `UPDATE lottery.wins w SET number = ${number}, tries = 0, due_at = now()
       FROM unnest($1::bigint[], $2::integer[]) AS n (id, number)
      WHERE w.ticket_id = n.id AND w.number = n.number`,
    [wins.map(({ ticketId }) => ticketId), wins.map(({ number }) => number)],
  );
}

/** Staff are told once of a draw whose winners the platform does not take. */
async function noteStuck({ database }: Context, wins: readonly ToldWin[], code: string) {
  const stuck = wins.filter(({ tries }) => tries >= stuckAfterTries);
  if (stuck.length === 0) return;
  await database.query(
    `INSERT INTO lottery.draw_history (draw_id, kind, by_whom, note)
     SELECT DISTINCT w.draw_id, 'stuck', 'lottery', 'wins are refused: ' || $2 FROM lottery.wins w
      WHERE w.ticket_id = ANY($1) AND NOT EXISTS (
        SELECT 1 FROM lottery.draw_history h WHERE h.draw_id = w.draw_id AND h.kind = 'stuck')`,
    [stuck.map(({ ticketId }) => ticketId), code],
  );
}

async function postpone({ database }: Context, wins: readonly ToldWin[]): Promise<void> {
  await database.query(
    `UPDATE lottery.wins w SET due_at = clock_timestamp() + make_interval(secs => n.seconds)
       FROM unnest($1::bigint[], $2::float8[]) AS n (id, seconds) WHERE w.ticket_id = n.id`,
    [
      wins.map(({ ticketId }) => ticketId),
      wins.map(({ tries }) => Math.min(2 ** Math.min(tries, 10) / 4, longestPauseSeconds)),
    ],
  );
}
