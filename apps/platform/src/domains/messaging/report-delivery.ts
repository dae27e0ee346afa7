/** What a gateway tells of an SMS it took, in whatever order and however often it does. */
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';

export type DeliveryReport = {
  /** Ours, or the gateway's own. */
  by: 'id' | 'gateway_id';
  id: string;
  hasArrived: boolean;
};

/**
 * Arrived is the last word: what was said not to have arrived may do so later, and never the other
 * way round. Refuses `not_found`, and `retry` while the message is still being sent.
 */
export async function reportDelivery(
  { database }: Context,
  { by, id, hasArrived }: DeliveryReport,
): Promise<void> {
  const { rowCount } = await database.query(
    hasArrived
      ? `UPDATE outgoing_messages SET state = 'delivered', last_error = NULL, reported_at = now()
          WHERE ${by} = $1 AND channel = 'sms'
            AND (state = 'sent' OR (state = 'failed' AND reported_at IS NOT NULL))`
      : `UPDATE outgoing_messages SET state = 'failed', last_error = 'not_delivered',
                reported_at = now()
          WHERE ${by} = $1 AND channel = 'sms' AND state = 'sent'`,
    [id],
  );
  if (rowCount) return;
  const { rows } = await database.query<{ state: string }>(
    `SELECT state FROM outgoing_messages WHERE ${by} = $1 AND channel = 'sms' LIMIT 1`,
    [id],
  );
  const [row] = rows;
  if (!row) throw new Refusal('not_found');
  if (row.state === 'queued') throw new Refusal('retry');
}
