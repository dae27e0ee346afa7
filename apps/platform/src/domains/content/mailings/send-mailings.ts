/**
 * Puts messages that are due into inboxes. Who is meant is settled once, as a message begins; then
 * each batch takes some of them off the list and puts the message before them, in one transaction.
 * A process that dies in between leaves whole batches behind, and the next minute's run goes on:
 * nobody is left out, and nobody is told twice.
 */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { announceToMany } from '#domains/system/live/live.ts';
import { countMatching, type KeptAudience, matching } from './audience.ts';
import { massMessage } from './mass-message.ts';

/** Each is heard live, and what is announced holds up other commits for a moment. */
const batchSize = 500;

export async function sendMailings(
  { database }: Context,
  _payload: unknown,
  leaving?: AbortSignal,
): Promise<void> {
  const steps = [beginDue, tellBatch, endUnwanted, dropStopped];
  for (const step of steps) {
    while (!leaving?.aborted && (await inTransaction(database, step)));
  }
}

type Due = { id: bigint; audience: KeptAudience; alone: number | null };

/** Begins one that is due; false: none is. */
async function beginDue(transaction: Transaction): Promise<boolean> {
  const { rows } = await transaction.query<Due>(
    `SELECT id, audience, alone FROM mailings WHERE state = 'scheduled' AND send_at <= now()
      ORDER BY send_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
  );
  const due = rows[0];
  if (!due) return false;
  const { matched } = await countMatching(transaction, due.audience);
  if (due.alone !== null && matched > due.alone) {
    await stopGrown(transaction, due, matched);
    return true;
  }
  const { sql, values } = matching(due.audience);
  const { rowCount } = await transaction.query(
    `INSERT INTO mailing_recipients (mailing_id, member_id)
     SELECT $${values.length + 1}::bigint, meant.id FROM (${sql}) meant`,
    [...values, due.id],
  );
  await transaction.query(
    `UPDATE mailings SET state = 'sending', matched = $2, started_at = now() WHERE id = $1`,
    [due.id, rowCount ?? 0],
  );
  return true;
}

/** Meanwhile it would reach more people than one person alone may write to. */
async function stopGrown(transaction: Transaction, { id, alone }: Due, matched: number) {
  await transaction.query(
    `UPDATE mailings SET state = 'stopped', matched = $2, ended_at = now(), ended_by = 'system'
      WHERE id = $1`,
    [id, matched],
  );
  await recordAudit(transaction, {
    actor: 'system',
    action: 'mailing.grown',
    subject: `mailing:${id}`,
    after: { matched, alone },
  });
}

/** Tells some of one that is on its way; false: none is. */
async function tellBatch(transaction: Transaction): Promise<boolean> {
  const { rows } = await transaction.query<{ id: bigint }>(
    `SELECT id FROM mailings WHERE state = 'sending' ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`,
  );
  const id = rows[0]?.id;
  if (id === undefined) return false;
  const { rows: told } = await transaction.query<{ memberId: bigint }>(
    `WITH taken AS (
       DELETE FROM mailing_recipients WHERE mailing_id = $1 AND member_id IN (
         SELECT member_id FROM mailing_recipients WHERE mailing_id = $1
          ORDER BY member_id LIMIT $2)
       RETURNING mailing_id, member_id)
     INSERT INTO inbox_messages (member_id, key, mailing_id)
     SELECT member_id, 'mailing ' || mailing_id, mailing_id FROM taken
     ON CONFLICT (member_id, key) DO NOTHING RETURNING member_id AS "memberId"`,
    [id, batchSize],
  );
  await announceToMany(
    transaction,
    told.map(({ memberId }) => memberId),
    { type: 'inbox_changed' },
  );
  const { rows: left } = await transaction.query(
    'SELECT 1 FROM mailing_recipients WHERE mailing_id = $1 LIMIT 1',
    [id],
  );
  const isSent = left.length === 0;
  const { rows: counted } = await transaction.query<{ told: number }>(
    `UPDATE mailings SET told = told + $2, state = $3,
            ended_at = CASE WHEN $3 = 'sent' THEN now() END
      WHERE id = $1 RETURNING told`,
    [id, told.length, isSent ? 'sent' : 'sending'],
  );
  if (isSent) {
    await recordAudit(transaction, {
      actor: 'system',
      action: 'mailing.sent',
      subject: `mailing:${id}`,
      after: { told: counted[0]?.told ?? 0 },
    });
  }
  return true;
}

/** Ends what waits for a second person who said no, or never came; false: there is none. */
async function endUnwanted(transaction: Transaction): Promise<boolean> {
  const { rowCount } = await transaction.query(
    `UPDATE mailings SET state = 'rejected', ended_at = now(), ended_by = decided.by
       FROM (SELECT waiting.id AS id,
                    coalesce((SELECT decided_by FROM change_requests
                               WHERE kind = $1 AND subject = 'mailing:' || waiting.id
                               ORDER BY id DESC LIMIT 1), 'system') AS by
               FROM mailings waiting
              WHERE state = 'waiting' AND NOT EXISTS (
                SELECT 1 FROM change_requests
                 WHERE kind = $1 AND subject = 'mailing:' || waiting.id
                   AND (state = 'applied' OR (state = 'requested' AND expires_at > now())))
              ORDER BY waiting.id LIMIT 100 FOR UPDATE SKIP LOCKED) decided
      WHERE mailings.id = decided.id`,
    [massMessage],
  );
  return (rowCount ?? 0) > 0;
}

/** Forgets some of those a stopped message was still to reach; false: nobody is left. */
async function dropStopped(transaction: Transaction): Promise<boolean> {
  const { rowCount } = await transaction.query(
    `DELETE FROM mailing_recipients WHERE (mailing_id, member_id) IN (
       SELECT mailing_id, member_id FROM mailing_recipients JOIN mailings ON id = mailing_id
        WHERE state = 'stopped' LIMIT 10000)`,
  );
  return (rowCount ?? 0) > 0;
}
