/** Answering what was texted, in the transaction that ends it: never twice. */
import { type Database, inTransaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { assertSmsQuota, sendMessage } from '#domains/messaging/messaging.ts';

export type WaitingSms = {
  /** E.164. */
  sender: string;
  text: string;
  /** Too old for an answer to be of use. */
  isLate: boolean;
};

/** Undefined: it was answered, or needs no answer. */
export async function readWaitingSms(
  database: Database,
  id: string,
): Promise<WaitingSms | undefined> {
  const { rows } = await database.query<WaitingSms>(
    `SELECT sender, body AS text, received_at < now() - interval '10 minutes' AS "isLate"
       FROM incoming_messages WHERE id = $1 AND done_at IS NULL`,
    [id],
  );
  return rows[0];
}

/** Ends a text with an answer; null: with none. Refuses `sms_quota_exceeded`. */
export async function answerSms(
  { config, database }: Pick<Context, 'config' | 'database'>,
  id: string,
  answer: { text: string; language: 'en' | 'sw' } | null,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const { rows } = await transaction.query<{ sender: string }>(
      `UPDATE incoming_messages SET done_at = now()
        WHERE id = $1 AND done_at IS NULL RETURNING sender`,
      [id],
    );
    const [waiting] = rows;
    if (!waiting || !answer) return;
    await assertSmsQuota({ config }, transaction);
    await sendMessage({ config }, transaction, {
      channel: 'sms',
      recipient: waiting.sender,
      purpose: 'text_answered',
      ...answer,
    });
  });
}

const textsARound = 200;

/** Texts whose job died with its process: longer in wait than the job's first tries take. */
export async function waitingSms(database: Database): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `SELECT id::text FROM incoming_messages
      WHERE done_at IS NULL AND received_at < now() - interval '1 minute'
      ORDER BY received_at LIMIT $1`,
    [textsARound],
  );
  return rows.map(({ id }) => id);
}
