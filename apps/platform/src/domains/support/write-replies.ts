/** Staff write the answers they give often; the desk has them at once. */
import {
  replyLimits,
  type StaffReply,
} from '@bahati/contract/back-office/support/canned-replies.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit.ts';

const columns = `code, json_build_object('en', title_en, 'sw', title_sw) AS title,
  json_build_object('en', text_en, 'sw', text_sw) AS text, position`;

/** In their order. */
export async function listReplies({ database }: Context): Promise<{ items: StaffReply[] }> {
  const { rows } = await database.query<StaffReply>(
    `SELECT ${columns} FROM canned_replies ORDER BY position, code LIMIT $1`,
    [replyLimits.replies],
  );
  return { items: rows };
}

/** Refuses `too_many_replies`. */
export async function writeReply(
  { database }: Context,
  staff: StaffActor,
  { ip, ...reply }: StaffReply & { ip: string },
): Promise<StaffReply> {
  return inTransaction(database, async (transaction) => {
    const before = await hold(transaction, reply.code);
    if (!before) await assertRoom(transaction);
    const { code, title, text, position } = reply;
    await transaction.query(
      `INSERT INTO canned_replies (code, title_en, title_sw, text_en, text_sw, position)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (code) DO UPDATE SET title_en = $2, title_sw = $3, text_en = $4,
         text_sw = $5, position = $6`,
      [code, title.en, title.sw, text.en, text.sw, position],
    );
    await recordAudit(transaction, {
      actor: staff.username,
      action: before ? 'ready_answer.changed' : 'ready_answer.added',
      subject: `ready_answer:${code}`,
      ...(before ? { before } : {}),
      after: reply,
      ip,
    });
    return reply;
  });
}

/** Refuses `not_found`. */
export async function removeReply(
  { database }: Context,
  staff: StaffActor,
  { code, ip }: { code: string; ip: string },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const before = await hold(transaction, code);
    if (!before) throw new Refusal('not_found');
    await transaction.query('DELETE FROM canned_replies WHERE code = $1', [code]);
    const said = { action: 'ready_answer.removed', subject: `ready_answer:${code}` };
    await recordAudit(transaction, { actor: staff.username, ...said, before, ip });
  });
}

/** One change of the answers at a time. */
async function hold(transaction: Transaction, code: string): Promise<StaffReply | undefined> {
  await transaction.query("SELECT pg_advisory_xact_lock(hashtext('ready answers'))");
  const { rows } = await transaction.query<StaffReply>(
    `SELECT ${columns} FROM canned_replies WHERE code = $1`,
    [code],
  );
  return rows[0];
}

async function assertRoom(transaction: Transaction): Promise<void> {
  const { rows } = await transaction.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM canned_replies',
  );
  if ((rows[0]?.count ?? 0) >= replyLimits.replies) throw new Refusal('too_many_replies');
}
