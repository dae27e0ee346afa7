/** Takes what somebody texted, once however often the gateway tells of it. */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';

/** Whoever answers texts queues that here, in the transaction that takes one. */
export type QueueAnswer = (transaction: Transaction, id: string) => Promise<void>;

export type ReceivedSms = {
  gateway: 'phone' | 'http' | 'africastalking';
  /** The gateway's own. */
  gatewayId: string;
  /** E.164. */
  sender: string;
  text: string;
};

/** Every answer costs money: more than these of one number within an hour are dropped. */
export const mostAnHour = 20;

/** Answers whether it was new and is to be answered. */
export async function takeSms(
  { database }: Pick<Context, 'database'>,
  { gateway, gatewayId, sender, text }: ReceivedSms,
  queueAnswer: QueueAnswer,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    // Those that one number sends at once count each other.
    await transaction.query(`SELECT pg_advisory_xact_lock(hashtextextended('sms of ' || $1, 0))`, [
      sender,
    ]);
    const { rows } = await transaction.query<{ id: bigint }>(
      `INSERT INTO incoming_messages (gateway, gateway_id, sender, body)
       SELECT $1, $2, $3, $4
        WHERE (SELECT count(*) FROM (
                 SELECT 1 FROM incoming_messages
                  WHERE sender = $3 AND received_at > now() - interval '1 hour'
                  LIMIT $5) late) < $5
       ON CONFLICT (gateway, gateway_id) DO NOTHING RETURNING id`,
      [gateway, gatewayId, sender, text, mostAnHour],
    );
    const [taken] = rows;
    if (taken) await queueAnswer(transaction, taken.id.toString());
    return taken !== undefined;
  });
}
