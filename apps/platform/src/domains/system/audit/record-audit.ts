/** The audit log: who did what, when and why, each entry chained to the one before by its hash. */
import { createHash } from 'node:crypto';
import type { Transaction } from '@bahati/server-kit/database.ts';

export type AuditRecord = {
  /** Staff user name, or "system". */
  actor: string;
  /** Past tense with its domain: `withdrawal.approved`. */
  action: string;
  /** Domain and id: `withdrawal:…`, `member:100001`. */
  subject: string;
  reason?: string | undefined;
  before?: Readonly<Record<string, unknown>> | undefined;
  after?: Readonly<Record<string, unknown>> | undefined;
  ip?: string | undefined;
};

/** Writes an entry in the caller's transaction, so that it stands exactly when the change does. */
export async function recordAudit(transaction: Transaction, record: AuditRecord): Promise<void> {
  await transaction.query("SELECT pg_advisory_xact_lock(hashtext('audit'))");
  const last = await transaction.query<{ hash: Buffer }>(
    'SELECT hash FROM audit_entries ORDER BY id DESC LIMIT 1',
  );
  const previous = last.rows[0]?.hash ?? Buffer.alloc(32);
  const at = new Date();
  const before = record.before ? JSON.stringify(record.before) : null;
  const after = record.after ? JSON.stringify(record.after) : null;
  const entry = { ...record, reason: record.reason ?? null, before, after, ip: record.ip ?? null };
  await transaction.query(
    `INSERT INTO audit_entries
       (at, actor, action, subject, reason, before, after, ip, previous_hash, hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      at,
      entry.actor,
      entry.action,
      entry.subject,
      entry.reason,
      entry.before,
      entry.after,
      entry.ip,
      previous,
      auditHash(previous, { at, ...entry }),
    ],
  );
}

export type HashedAudit = {
  at: Date;
  actor: string;
  action: string;
  subject: string;
  reason: string | null;
  before: string | null;
  after: string | null;
  ip: string | null;
};

/** The hash of an entry over the one before and its own canonical text. */
export function auditHash(previous: Uint8Array, entry: HashedAudit): Buffer {
  const { at, actor, action, subject, reason, before, after, ip } = entry;
  const text = JSON.stringify([
    at.toISOString(),
    actor,
    action,
    subject,
    reason,
    before,
    after,
    ip,
  ]);
  return createHash('sha256').update(previous).update(text).digest();
}
