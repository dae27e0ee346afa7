/** Proves that no entry of the audit log was altered, removed or slipped in between. */
import { type Database, inTransaction } from '@bahati/server-kit/database.ts';
import { auditHash, type HashedAudit } from './record-audit.ts';

export type AuditReport = {
  entries: number;
  /** Sentences, each a broken link; empty when the chain is whole. */
  breaches: string[];
};

type Row = HashedAudit & { id: bigint; previous: Buffer; hash: Buffer };

const pageSize = 5_000;
const reportedBreaches = 20;

export async function verifyAudit(database: Database): Promise<AuditReport> {
  return inTransaction(database, async (transaction) => {
    await transaction.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const breaches: string[] = [];
    let [last, entries]: [{ id: bigint; hash: Buffer }, number] = [
      { id: 0n, hash: Buffer.alloc(32) },
      0,
    ];
    for (;;) {
      const { rows } = await transaction.query<Row>(
        `SELECT id, at, actor, action, subject, reason, before::text AS before,
                after::text AS after, ip, previous_hash AS previous, hash
           FROM audit_entries WHERE id > $1 ORDER BY id LIMIT $2`,
        [last.id, pageSize],
      );
      for (const row of rows) {
        if (!row.previous.equals(last.hash)) {
          breaches.push(`Audit entry ${row.id} does not follow the one before it.`);
        }
        if (!auditHash(row.previous, row).equals(row.hash)) {
          breaches.push(`Audit entry ${row.id} was altered.`);
        }
        last = { id: row.id, hash: row.hash };
      }
      entries += rows.length;
      if (rows.length < pageSize || breaches.length >= reportedBreaches) break;
    }
    return { entries, breaches: breaches.slice(0, reportedBreaches) };
  });
}
