/**
 * Messaging: words to people outside the site, by SMS and e-mail. It owns what is to be sent and
 * what became of it. A message is queued in the transaction it belongs to, and so exists exactly
 * when that commits; a job hands it to the channel's gateway. It caps what SMS may cost in a day;
 * how often somebody may ask for one is for the domain that sends it to say.
 */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { queueJob } from '#domains/system/jobs/jobs.ts';
import { type MessageText, writeMessage } from './message-texts.ts';

export { type AccountEvent, accountEvents, waitWords } from './account-texts.ts';

export type OutgoingMessage = MessageText & {
  channel: 'sms' | 'email';
  /** E.164, or an e-mail address. */
  recipient: string;
  language: 'en' | 'sw';
};

/** Queues one message in the brand's name; it is sent once the caller's transaction committed. */
export async function sendMessage(
  { config }: Pick<Context, 'config'>,
  transaction: Transaction,
  message: OutgoingMessage,
): Promise<void> {
  const { channel, recipient, language, purpose } = message;
  const { name } = await readBrand(transaction, config.BRAND);
  const { subject, body } = writeMessage(message, language, name);
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO outgoing_messages (channel, recipient, purpose, language, subject, body)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
    [channel, recipient, purpose, language, channel === 'email' ? subject : null, body],
  );
  const id = rows[0]?.id.toString() ?? '';
  await queueJob(transaction, 'messaging.deliver', { id }, { key: `message ${id}` });
}

/**
 * Refuses `sms_quota_exceeded` once `SMS_PER_DAY` went out, or are about to, within 24 hours. The
 * lock makes those who ask at once count each other; it is held until the caller commits.
 */
export async function assertSmsQuota(
  { config }: Pick<Context, 'config'>,
  transaction: Transaction,
): Promise<void> {
  await transaction.query(`SELECT pg_advisory_xact_lock(hashtextextended('sms quota', 0))`);
  const { rows } = await transaction.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (
       SELECT 1 FROM outgoing_messages
        WHERE channel = 'sms' AND (state <> 'failed' OR sent_at IS NOT NULL)
          AND created_at > now() - interval '1 day'
        LIMIT $1) counted`,
    [config.SMS_PER_DAY],
  );
  if ((rows[0]?.count ?? 0) >= config.SMS_PER_DAY) throw new Refusal('sms_quota_exceeded');
}
