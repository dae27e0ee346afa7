/** Places in lists ordered by id: opaque to clients, a plain id inside. */
import { Refusal } from '@bahati/server-kit/refusal.ts';

export function cursorFor(id: bigint): string {
  return Buffer.from(id.toString()).toString('base64url');
}

/** The id a cursor stands for; null: from the start. Refuses `invalid_input`. */
export function readCursor(cursor: string | undefined): bigint | null {
  if (cursor === undefined) return null;
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  if (!/^[1-9]\d{0,17}$/.test(text)) {
    throw new Refusal('invalid_input', { fields: [{ field: 'cursor', problem: 'invalid' }] });
  }
  return BigInt(text);
}

/** Cuts a page from rows read with a limit one above the page's size. */
export function pageOf<R extends { rowId: bigint }, T>(
  rows: readonly R[],
  pageSize: number,
  item: (row: R) => T,
): { items: T[]; nextCursor: string | null } {
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const hasMore = rows.length > pageSize && last !== undefined;
  return { items: shown.map(item), nextCursor: hasMore ? cursorFor(last.rowId) : null };
}
