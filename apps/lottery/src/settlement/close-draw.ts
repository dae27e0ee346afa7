/**
 * Ending a draw at the platform: once every winner is told, one call, repeated until nothing remains,
 * settles all its other tickets as lost; of a refunded draw it gives every stake back.
 */
import { groupCalls } from '@bahati/contract/games-provider/groups.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { callSigned, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import type { Context } from '#lottery/context.ts';
import { noteDraw } from '#lottery/draws/stored-draw.ts';
import { type GroupPart, noteMismatch, partsOf, retellWinners } from './closings.ts';
import { judgedAll } from './judge-draw.ts';

type EndedDraw = {
  id: bigint;
  gameCode: string;
  state: 'drawn' | 'refunded';
  corrections: number;
};

const mostAtOnce = 40;
const leaseSeconds = 30;
/** A call closes some thousands of tickets; it may take as long as that. */
const timeoutMs = 12_000;
/** A large draw is ended in several turns, so that others are not held up by it. */
const turnMs = 5_000;

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
  const areMore = await Promise.all(
    rows.map((draw) =>
      closeOne(context, draw).catch((error: unknown) => {
        context.log.warn({ err: error, draw: String(draw.id) }, 'a draw is not closed yet');
        return false;
      }),
    ),
  );
  return rows.length === mostAtOnce || areMore.some(Boolean);
}

/** Answers whether it has more to end. */
async function closeOne(context: Context, draw: EndedDraw): Promise<boolean> {
  const turnEnds = performance.now() + turnMs;
  // Once they are told the draw comes up again.
  if (await retellWinners(context, draw.id)) return false;
  // A corrected draw was closed before: its tickets are settled anew one by one.
  for (const part of draw.corrections > 0 ? [] : await partsOf(context, draw.id)) {
    for (;;) {
      const remaining = await closePart(context, draw, part);
      if (remaining === undefined) return false;
      if (remaining === 0) break;
      if (performance.now() < turnEnds) continue;
      await goOnLater(context, draw);
      return true;
    }
  }
  while (await clearExposure(context, draw)) {
    if (performance.now() < turnEnds) continue;
    await goOnLater(context, draw);
    return true;
  }
  await noteEnd(context, draw);
  return false;
}

async function goOnLater({ database }: Context, { id }: EndedDraw): Promise<void> {
  await database.query('UPDATE lottery.draws SET due_at = now() WHERE id = $1', [id]);
}

const mostKeys = 20_000;

/** What could be lost on it is of no more use; answers whether there is more. */
async function clearExposure({ database }: Context, { id }: EndedDraw): Promise<boolean> {
  const { rowCount } = await database.query(
    `DELETE FROM lottery.exposure WHERE draw_id = $1 AND key = ANY(ARRAY(
       SELECT key FROM lottery.exposure WHERE draw_id = $1 LIMIT $2))`,
    [id, mostKeys],
  );
  return rowCount === mostKeys;
}

async function noteEnd({ database }: Context, draw: EndedDraw): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const { rowCount } = await transaction.query(
      `UPDATE lottery.draws SET told = 'everything',
              state = CASE state WHEN 'drawn' THEN 'settled' ELSE state END
        WHERE id = $1 AND state = $2`,
      [draw.id, draw.state],
    );
    if (rowCount === 1 && draw.state === 'drawn') {
      await noteDraw(transaction, draw.id, 'settled', 'lottery');
    }
  });
}

/** Answers how many slips are still to be ended; undefined: the platform has other sums. */
async function closePart(
  context: Context,
  { id, gameCode, state }: EndedDraw,
  { currency, count, amount }: GroupPart,
): Promise<number | undefined> {
  const outcome = state === 'drawn' ? 'lost' : 'refunded';
  try {
    const { remaining } = await callSigned(
      { ...context.wallet.options, timeoutMs },
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
  } catch (error) {
    if (!(error instanceof OutsideRefusal) || error.code !== 'group_mismatch') throw error;
    await noteMismatch(context, id, { currency, count, amount }, error.details);
    return undefined;
  }
}
