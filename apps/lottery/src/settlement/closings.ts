/**
 * What the close of a draw says of its winners: stored before it is told, so that every call of one
 * close says the same. Where the platform has other sums, nothing moved: every winner is settled anew at
 * what he has won, which pays nobody twice and shows who was voided, and the sums are taken anew.
 */
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#lottery/context.ts';
import { noteDraw } from '#lottery/draws/stored-draw.ts';

/** Of one currency: how many tickets are settled, and with how much, in minor units. */
export type GroupPart = { currency: Currency; count: number; amount: bigint };

const pauseSeconds = 2;
/** Once telling the winners again did not help. */
const stuckPauseSeconds = 120;

const sums = `
  SELECT s.currency, coalesce(w.count, 0)::integer AS count, coalesce(w.amount, 0)::bigint AS amount
    FROM (SELECT DISTINCT currency FROM lottery.draw_sales WHERE draw_id = $1) s
    LEFT JOIN (SELECT currency, count(*) AS count, sum(payout) AS amount
                 FROM lottery.wins WHERE draw_id = $1 GROUP BY currency) w USING (currency)`;

/** Of each currency with tickets of real money. */
export async function partsOf(
  { database }: Pick<Context, 'database'>,
  drawId: bigint,
): Promise<GroupPart[]> {
  const known = await readParts(database, drawId);
  if (known.length > 0 && known.every(isTaken)) return known;
  await database.query(
    `INSERT INTO lottery.closings AS c (draw_id, currency, count, amount)
     SELECT $1, s.currency, s.count, s.amount FROM (${sums}) s
     ON CONFLICT (draw_id, currency)
     DO UPDATE SET count = excluded.count, amount = excluded.amount WHERE c.count IS NULL`,
    [drawId],
  );
  return (await readParts(database, drawId)).filter(isTaken);
}

const mostRetold = 20_000;

/**
 * Has winners told again whose sums the platform does not have, some thousands in a transaction, so
 * that a draw of any size comes to its end. Answers whether there were any.
 */
export async function retellWinners(
  { database }: Pick<Context, 'database'>,
  drawId: bigint,
): Promise<boolean> {
  const { rows } = await database.query<{ currency: Currency; from: bigint | null }>(
    `SELECT currency, retell_from AS "from" FROM lottery.closings
      WHERE draw_id = $1 AND retell_from IS NOT NULL ORDER BY currency`,
    [drawId],
  );
  for (const { currency, from } of rows) {
    for (let last = from; last !== null; ) {
      last = await retellPart(database, { drawId, currency, from: last });
    }
  }
  return rows.length > 0;
}

/** Answers where it came to; null: all of them are. A place that another has moved on is left. */
async function retellPart(
  database: Context['database'],
  { drawId, currency, from }: { drawId: bigint; currency: Currency; from: bigint },
): Promise<bigint | null> {
  const { rows } = await database.query<{ last: bigint | null }>(
    `WITH held AS (
       SELECT draw_id FROM lottery.closings
        WHERE draw_id = $1 AND currency = $2 AND retell_from = $3 FOR UPDATE),
     retold AS (
       UPDATE lottery.wins w SET told = NULL, number = w.number + 1, tries = 0, due_at = now()
        WHERE w.ticket_id IN (
          SELECT n.ticket_id FROM lottery.wins n JOIN held h ON h.draw_id = n.draw_id
           WHERE n.ticket_id > $3 AND n.currency = $2 ORDER BY n.ticket_id LIMIT $4)
       RETURNING w.ticket_id)
     UPDATE lottery.closings c SET retell_from = r.last
       FROM (SELECT CASE WHEN count(*) = $4 THEN max(ticket_id) END AS last FROM retold) r
      WHERE c.draw_id = $1 AND c.currency = $2 AND c.retell_from = $3
      RETURNING c.retell_from AS last`,
    [drawId, currency, from, mostRetold],
  );
  return rows[0]?.last ?? null;
}

type StoredPart = { currency: Currency; count: number | null; amount: bigint | null };

const isTaken = (part: StoredPart): part is GroupPart =>
  part.count !== null && part.amount !== null;

async function readParts(database: Context['database'], drawId: bigint): Promise<StoredPart[]> {
  const { rows } = await database.query<StoredPart>(
    'SELECT currency, count, amount FROM lottery.closings WHERE draw_id = $1 ORDER BY currency',
    [drawId],
  );
  return rows;
}

/** Has the winners told again; from the second time on staff are told, once. */
export async function noteMismatch(
  { database, log }: Pick<Context, 'database' | 'log'>,
  drawId: bigint,
  { currency, count, amount }: GroupPart,
  platform: Readonly<Record<string, unknown>> | undefined,
): Promise<void> {
  const own = `${count} winners, ${toDecimal(amount, currency)} ${currency}`;
  const other = `${String(platform?.['count'])} winners, ${String(platform?.['amount'])} ${currency}`;
  const note = `lottery: ${own}; platform: ${other}`;
  const mismatches = await inTransaction(database, async (transaction) => {
    const { rows } = await transaction.query<{ mismatches: number }>(
      `UPDATE lottery.closings SET count = NULL, amount = NULL, retell_from = 0,
              mismatches = mismatches + 1
        WHERE draw_id = $1 AND currency = $2 RETURNING mismatches`,
      [drawId, currency],
    );
    const times = rows[0]?.mismatches ?? 1;
    await transaction.query(
      'UPDATE lottery.draws SET due_at = now() + make_interval(secs => $2) WHERE id = $1',
      [drawId, times > 1 ? stuckPauseSeconds : pauseSeconds],
    );
    if (times === 2) await noteDraw(transaction, drawId, 'stuck', 'lottery', note);
    return times;
  });
  const said = { draw: String(drawId), note };
  if (mismatches > 1) log.error(said, 'a draw cannot be closed: sums of winners differ');
  else log.warn(said, 'sums of winners differ: they are told again');
}
