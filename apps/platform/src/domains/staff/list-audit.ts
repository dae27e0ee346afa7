/** The audit log for staff, newest first. */
import type { AuditEntry } from '@bahati/contract/back-office/staff.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Context } from '#platform/context.ts';
import { pageOf, readCursor } from '#domains/system/cursor.ts';

export type AuditQuery = {
  cursor?: string | undefined;
  pageSize: number;
  action?: string | undefined;
  subject?: string | undefined;
};

type Row = Omit<AuditEntry, 'id' | 'at'> & { rowId: bigint; at: Date };

export async function listAudit(
  { database }: Context,
  query: AuditQuery,
): Promise<Page<AuditEntry>> {
  const { rows } = await database.query<Row>(
    `SELECT id AS "rowId", at, actor, action, subject, reason, before, after, ip
       FROM audit_entries
      WHERE ($1::bigint IS NULL OR id < $1) AND ($2::text IS NULL OR action = $2)
        AND ($3::text IS NULL OR subject = $3)
      ORDER BY id DESC LIMIT $4`,
    [readCursor(query.cursor), query.action ?? null, query.subject ?? null, query.pageSize + 1],
  );
  return pageOf(rows, query.pageSize, ({ rowId, at, ...entry }) => ({
    ...entry,
    id: rowId.toString(),
    at: at.toISOString(),
  }));
}
