/** The audit log for staff, newest first. */
import type { AuditEntry } from '@bahati/contract/back-office/staff/staff.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Context } from '#platform/context.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';

export type AuditQuery = {
  cursor?: string | undefined;
  pageSize: number;
  action?: string | undefined;
  subject?: string | undefined;
  actor?: string | undefined;
  /** Days of the operator, both included. */
  from?: string | undefined;
  to?: string | undefined;
};

type Row = Omit<AuditEntry, 'id' | 'at'> & { rowId: bigint; at: Date };

export async function listAudit(
  { database, config }: Context,
  query: AuditQuery,
): Promise<Page<AuditEntry>> {
  const { timeZone } = await readBrand(database, config.BRAND);
  const { rows } = await database.query<Row>(
    `SELECT id AS "rowId", at, actor, action, subject, reason, before, after, ip
       FROM audit_entries
      WHERE ($1::bigint IS NULL OR id < $1) AND ($2::text IS NULL OR action = $2)
        AND ($3::text IS NULL OR subject = $3) AND ($4::text IS NULL OR actor = $4)
        AND ($5::date IS NULL OR at >= $5::date::timestamp AT TIME ZONE $8)
        AND ($6::date IS NULL OR at < ($6::date + 1)::timestamp AT TIME ZONE $8)
      ORDER BY id DESC LIMIT $7`,
    [
      readCursor(query.cursor),
      query.action ?? null,
      query.subject ?? null,
      query.actor ?? null,
      query.from ?? null,
      query.to ?? null,
      query.pageSize + 1,
      timeZone,
    ],
  );
  return pageOf(rows, query.pageSize, ({ rowId, at, ...entry }) => ({
    ...entry,
    id: rowId.toString(),
    at: at.toISOString(),
  }));
}
