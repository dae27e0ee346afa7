/** Audit of what a gateway reports: it repeats itself, the log need not. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { type AuditRecord, recordAudit } from '#domains/system/audit/audit.ts';

/** Records unless the same action on the same subject stands already. */
export async function auditOnce(transaction: Transaction, record: AuditRecord): Promise<void> {
  const { rows } = await transaction.query(
    'SELECT 1 FROM audit_entries WHERE subject = $1 AND action = $2 LIMIT 1',
    [record.subject, record.action],
  );
  if (rows.length === 0) await recordAudit(transaction, record);
}
