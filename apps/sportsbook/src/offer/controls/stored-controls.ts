/** The table of controls, and the notices of its changes. */
import { type Database, inTransaction } from '@bahati/server-kit/database.ts';
import type { Control, ControlName } from './control.ts';

export const offerChannel = 'bahati_book_offer';

/** Writes it, or takes it away, and tells the other processes; `by` names this one. */
export async function storeControl(
  database: Database,
  by: string,
  name: ControlName,
  control: Control | undefined,
): Promise<void> {
  const { scope, key, kind } = name;
  await inTransaction(database, async (transaction) => {
    if (control) {
      await transaction.query(
        `INSERT INTO book.controls (scope, key, kind, value, set_by, reason, since)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (scope, key, kind) DO UPDATE SET value = excluded.value,
           set_by = excluded.set_by, reason = excluded.reason, since = excluded.since`,
        [
          scope,
          key,
          kind,
          JSON.stringify(control.value),
          control.setBy,
          control.reason,
          control.since,
        ],
      );
    } else {
      await transaction.query(
        'DELETE FROM book.controls WHERE scope = $1 AND key = $2 AND kind = $3',
        [scope, key, kind],
      );
    }
    await transaction.query('SELECT pg_notify($1, $2)', [
      offerChannel,
      JSON.stringify({ scope, key, kind, by }),
    ]);
  });
}

/** All, the oldest first, or the one of this name. */
export async function readStored(database: Database, name?: ControlName): Promise<Control[]> {
  const { rows } = await database.query<Control>(
    `SELECT scope, key, kind, value, set_by AS "setBy", reason, since FROM book.controls
     WHERE $1::text IS NULL OR (scope = $1 AND key = $2 AND kind = $3)
     ORDER BY since LIMIT 20000`,
    [name?.scope ?? null, name?.key ?? null, name?.kind ?? null],
  );
  return rows;
}
