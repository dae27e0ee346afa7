/** What is due of draws: ends, frozen lists, drawings, prizes. The database's clock says when. */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { closeShares } from './envelope/envelope.ts';
import { drawRaffle, freezeTickets, givePrizes } from './raffle/raffle.ts';

const mostAtOnce = 100;

type Due = { id: bigint; kind: string; state: string };

/** An envelope ends early when its last share is taken. */
const isDue = `(d.state = 'open' AND d.closes_at <= now())
  OR (d.state = 'frozen' AND d.draws_at <= now())
  OR (d.state = 'open' AND d.kind = 'envelope' AND d.opens_at <= now() AND NOT EXISTS (
        SELECT 1 FROM envelope_shares s
         WHERE s.draw_id = d.id AND s.taken_by IS NULL AND NOT s.is_closed))`;

/** Each in a transaction of its own; of two processes one does it. */
export async function careForDraws(
  context: Pick<Context, 'database' | 'announceBalance'>,
  leaving?: AbortSignal,
): Promise<void> {
  const { rows } = await context.database.query<{ id: bigint }>(
    `SELECT d.id FROM draws d WHERE d.state IN ('open', 'frozen') AND (${isDue})
      ORDER BY d.closes_at LIMIT $1`,
    [mostAtOnce],
  );
  for (const { id } of rows) {
    if (leaving?.aborted) return;
    await inTransaction(context.database, (transaction) => careFor(transaction, id));
  }
  await givePrizes(context, leaving);
}

async function careFor(transaction: Transaction, id: bigint): Promise<void> {
  const { rows } = await transaction.query<Due>(
    `SELECT d.id, d.kind, d.state FROM draws d
      WHERE d.id = $1 AND d.state IN ('open', 'frozen') AND (${isDue})
      FOR UPDATE SKIP LOCKED`,
    [id],
  );
  const [due] = rows;
  if (!due) return;
  if (due.state === 'frozen') {
    await drawRaffle(transaction, id);
    return;
  }
  if (due.kind === 'raffle') return freezeTickets(transaction, id);
  if (due.kind === 'envelope') await closeShares(transaction, id);
  await transaction.query(`UPDATE draws SET state = 'ended', ended_at = now() WHERE id = $1`, [id]);
}
