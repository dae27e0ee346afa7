/**
 * Ending a draw at the platform: once every winner is told, one call, repeated until nothing remains,
 * settles all its other tickets as lost; of a refunded draw it gives every stake back.
 */
import { groupCalls } from '@bahati/contract/games-provider/groups.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { callSigned } from '@bahati/server-kit/signed-caller.ts';
import type { Context } from '#lottery/context.ts';
import { noteDraw } from '#lottery/draws/stored-draw.ts';
import { judgedAll } from './judge-draw.ts';

type EndedDraw = {
  id: bigint;
  gameCode: string;
  state: 'drawn' | 'refunded';
  corrections: number;
};
type GroupPart = { currency: Currency; count: number; amount: bigint };

const mostAtOnce = 40;
const leaseSeconds = 15;
/** A call closes some thousands of tickets; it may take as long as that. */
const timeoutMs = 12_000;

/** One look at draws whose winners are told; answers whether there may be more at once. */
export async function closeNext(context: Context): Promise<boolean> {
  const { rows } = await context.database.query<EndedDraw>(
    `WITH due AS (
       SELECT d.id FROM lottery.draws d
        WHERE d.due_at <= now()
          AND (d.state = 'drawn' AND d.judged_to = $1
            OR d.state = 'refunded' AND d.told <> 'everything')
          AND NOT EXISTS (SELECT 1 FROM lottery.wins w
            WHERE w.draw_id = d.id AND w.told IS DISTINCT FROM w.payout)
          AND NOT EXISTS (SELECT 1 FROM lottery.tickets t
            WHERE t.draw_id = d.id AND t.state IN ('waiting', 'cancelling'))
        ORDER BY d.due_at LIMIT $2 FOR UPDATE OF d SKIP LOCKED)
     UPDATE lottery.draws d SET due_at = clock_timestamp() + make_interval(secs => $3)
       FROM due WHERE d.id = due.id RETURNING d.id, d.game_code AS "gameCode", d.state, d.corrections`,
    [judgedAll, mostAtOnce, leaseSeconds],
  );
  await Promise.all(
    rows.map((draw) =>
      closeOne(context, draw).catch((error: unknown) => {
        context.log.warn({ err: error, draw: String(draw.id) }, 'a draw is not closed yet');
      }),
    ),
  );
  return rows.length === mostAtOnce;
}

async function closeOne(context: Context, draw: EndedDraw): Promise<void> {
  // A corrected draw was closed before: its tickets are settled anew one by one.
  for (const part of draw.corrections > 0 ? [] : await partsOf(context, draw)) {
    let remaining = 1;
    while (remaining > 0) remaining = await closePart(context, draw, part);
  }
  await inTransaction(context.database, async (transaction) => {
    const { rowCount } = await transaction.query(
      `UPDATE lottery.draws SET told = 'everything',
              state = CASE state WHEN 'drawn' THEN 'settled' ELSE state END
        WHERE id = $1 AND state = $2`,
      [draw.id, draw.state],
    );
    if (rowCount === 1 && draw.state === 'drawn') {
      await noteDraw(transaction, draw.id, 'settled', 'lottery');
    }
    // What could be lost on it is of no more use.
    await transaction.query('DELETE FROM lottery.exposure WHERE draw_id = $1', [draw.id]);
  });
}

/** Of each currency with tickets of real money: how many are settled, and with how much. */
async function partsOf({ database }: Context, draw: EndedDraw): Promise<GroupPart[]> {
  const { rows } = await database.query<GroupPart>(
    `WITH currencies AS (
       SELECT DISTINCT o.currency FROM lottery.orders o
        WHERE NOT o.is_play AND o.id IN (
          SELECT order_id FROM lottery.tickets WHERE draw_id = $1))
     SELECT c.currency,
            (SELECT count(*)::integer FROM lottery.wins w JOIN lottery.tickets t ON t.id = w.ticket_id
               JOIN lottery.orders o ON o.id = t.order_id
              WHERE w.draw_id = $1 AND o.currency = c.currency AND NOT t.is_play) AS count,
            (SELECT coalesce(sum(w.payout), 0)::bigint FROM lottery.wins w
               JOIN lottery.tickets t ON t.id = w.ticket_id
               JOIN lottery.orders o ON o.id = t.order_id
              WHERE w.draw_id = $1 AND o.currency = c.currency AND NOT t.is_play) AS amount
       FROM currencies c`,
    [draw.id],
  );
  return rows;
}

/** Answers how many slips are still to be ended. */
async function closePart(
  { wallet }: Context,
  { id, gameCode, state }: EndedDraw,
  { currency, count, amount }: GroupPart,
): Promise<number> {
  const outcome = state === 'drawn' ? 'lost' : 'refunded';
  const { remaining } = await callSigned(
    { ...wallet.options, timeoutMs },
    groupCalls,
    'POST /provider/v1/groups/close',
    {
      body: {
        transactionId: `ld-${id}-${outcome}-${currency}`,
        gameCode,
        groupId: String(id),
        currency,
        outcome,
        settled: { count, amount: toDecimal(amount, currency) },
      },
    },
  );
  return remaining;
}
