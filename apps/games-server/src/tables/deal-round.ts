/** Dealing a round: what it comes to is fixed with what every entry pays. The room's row is held. */
import type { LiveTable } from '@bahati/game-rules/live-tables/live-table.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { Turned } from '#games-server/rooms/stored-room.ts';
import { closeEntries, dealEntries, laidOn } from './deal-entries.ts';
import { showOutcome } from './outcome.ts';
import type { StoredTableRound } from './stored-table.ts';

/** Takes no further answers, fixes what everybody is paid, and shows what came. */
export async function deal(
  transaction: Transaction,
  table: LiveTable,
  round: StoredTableRound,
  pace: number,
): Promise<Turned> {
  await transaction.query('SELECT 1 FROM games.table_rounds WHERE id = $1 FOR UPDATE', [round.id]);
  const entries = await closeEntries(transaction, round);
  const closed = { ...round, laid: laidOn(table, entries) };
  const shown = showOutcome(table, closed);
  const dealingMs = (table.dealingMs + (table.lengthOf?.(shown) ?? 0)) / pace;
  await dealEntries(transaction, table, closed, { entries, dealingMs });
  await changeRound(
    transaction,
    round,
    `state = 'dealing', dealt_at = clock_timestamp(), shown = $2, laid = $4, is_held = $5, play = $6,
     ends_at = clock_timestamp() + make_interval(secs => $3)`,
    [
      JSON.stringify(shown),
      dealingMs / 1_000,
      closed.laid && JSON.stringify(closed.laid),
      table.isHeld?.(shown) ?? true,
      closed.play && JSON.stringify(closed.play),
    ],
  );
  return { hasChanged: true, dueMs: dealingMs };
}

export async function changeRound(
  transaction: Transaction,
  { id }: StoredTableRound,
  what: string,
  values: unknown[] = [],
): Promise<void> {
  await transaction.query(`UPDATE games.table_rounds SET ${what} WHERE id = $1`, [id, ...values]);
}
