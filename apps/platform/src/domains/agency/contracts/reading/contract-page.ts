/** Places in the list of contracts, which is ordered by two things: whether they stand, and id. */
import { cursorFor, readCursor } from '@bahati/server-kit/cursor.ts';

type Place = { id: bigint; isEnded: boolean };

const endedMark = 'e';

/** Null: from the start. Refuses `invalid_input`. */
export function readPlace(cursor: string | undefined): Place | null {
  const isEnded = cursor?.startsWith(`${endedMark}.`) ?? false;
  const id = readCursor(isEnded ? cursor?.slice(endedMark.length + 1) : cursor);
  return id === null ? null : { id, isEnded };
}

/** Cuts a page from rows read with a limit one above the page's size. */
export function contractPage<R extends { rowId: bigint; endedFrom: Date | null }>(
  rows: readonly R[],
  pageSize: number,
): { shown: readonly R[]; nextCursor: string | null } {
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  if (rows.length <= pageSize || !last) return { shown, nextCursor: null };
  const id = cursorFor(last.rowId);
  return { shown, nextCursor: last.endedFrom ? `${endedMark}.${id}` : id };
}
