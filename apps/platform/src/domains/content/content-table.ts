/**
 * What staff do alike to every kind of content: read a piece, change it under its lock, take it
 * away. Every act is audited with what stood before and after.
 */
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { type AuditRecord, recordAudit } from '#domains/system/audit/audit.ts';

/** Whether a piece is told just now, in words of SQL. */
export const stateNow =
  "CASE WHEN ends_at <= now() THEN 'over' WHEN starts_at > now() THEN 'planned' ELSE 'up' END";

type Table = 'announcements' | 'banners';

type Piece = { id: string } & Record<string, unknown>;

export type ContentKind<Row, Value> = {
  /** What the audit calls a piece. */
  name: string;
  table: Table;
  columns: string;
  valueOf: (row: Row) => Value;
};

type Act = { id: string; ip: string };

/** Refuses `not_found`. */
export async function findContent<Row extends object, Value extends Piece>(
  { table, columns, valueOf }: ContentKind<Row, Value>,
  database: Database | Transaction,
  id: string,
): Promise<Value> {
  const { rows } = await database.query<Row>(`SELECT ${columns} FROM ${table} WHERE id = $1`, [
    BigInt(id),
  ]);
  if (!rows[0]) throw new Refusal('not_found');
  return valueOf(rows[0]);
}

type Insert<Row> = (transaction: Transaction, returning: string) => Promise<Row | undefined>;

/** Adds what `insert` writes. Refuses `code_taken` when it writes nothing. */
export async function addContent<Row extends object, Value extends Piece>(
  kind: ContentKind<Row, Value>,
  { database }: Context,
  staff: StaffActor,
  { ip, insert }: { ip: string; insert: Insert<Row> },
): Promise<Value> {
  return inTransaction(database, async (transaction) => {
    const row = await insert(transaction, kind.columns);
    if (!row) throw new Refusal('code_taken');
    const after = kind.valueOf(row);
    await audit(kind, transaction, staff, 'added', { id: after.id, after, ip });
    return after;
  });
}

/** Refuses `not_found`. */
export async function changeContent<Row extends object, Value extends Piece>(
  kind: ContentKind<Row, Value>,
  { database }: Context,
  staff: StaffActor,
  { id, ip, update }: Act & { update: (transaction: Transaction) => Promise<unknown> },
): Promise<Value> {
  return inTransaction(database, async (transaction) => {
    const before = await hold(kind, transaction, id);
    await update(transaction);
    const after = await findContent(kind, transaction, id);
    await audit(kind, transaction, staff, 'changed', { id, before, after, ip });
    return after;
  });
}

/** Refuses `not_found`. */
export async function removeContent<Row extends object, Value extends Piece>(
  kind: ContentKind<Row, Value>,
  { database }: Context,
  staff: StaffActor,
  { id, ip }: Act,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const before = await hold(kind, transaction, id);
    await transaction.query(`DELETE FROM ${kind.table} WHERE id = $1`, [BigInt(id)]);
    await audit(kind, transaction, staff, 'removed', { id, before, ip });
  });
}

/** As it stands, held until the transaction ends. Refuses `not_found`. */
async function hold<Row extends object, Value extends Piece>(
  kind: ContentKind<Row, Value>,
  transaction: Transaction,
  id: string,
): Promise<Value> {
  await transaction.query(`SELECT 1 FROM ${kind.table} WHERE id = $1 FOR UPDATE`, [BigInt(id)]);
  return findContent(kind, transaction, id);
}

async function audit(
  { name }: { name: string },
  transaction: Transaction,
  staff: StaffActor,
  act: 'added' | 'changed' | 'removed',
  { id, ...change }: Act & Pick<AuditRecord, 'before' | 'after'>,
): Promise<void> {
  const said = { action: `${name}.${act}`, subject: `${name}:${id}`, ...change };
  await recordAudit(transaction, { actor: staff.username, ...said });
}

/** Refuses with `code` once `most` pieces stand, counted one at a time. */
export async function assertRoom(
  transaction: Transaction,
  table: Table,
  { most, code, which = '' }: { most: number; code: string; which?: string },
): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock(hashtext($1))', [table]);
  const { rows } = await transaction.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${table} ${which}`,
  );
  if ((rows[0]?.count ?? 0) >= most) throw new Refusal(code);
}
