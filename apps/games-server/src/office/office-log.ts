/** What staff did at the rooms, for good. */
import type { OfficeNote } from '@bahati/contract/rooms-office/rooms.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { staffLog } from '@bahati/server-kit/program-office/staff-log.ts';

export const noteAct = staffLog('games.office_log');

const mostNotes = 50;

/** Of one subject, `room 7`; the newest first. */
export async function readNotes(database: Database, subject: string): Promise<OfficeNote[]> {
  const { rows } = await database.query<{
    at: Date;
    by: string;
    what: string;
    reason: string;
    detail: Record<string, unknown>;
  }>(
    `SELECT at, name AS by, what, reason, detail FROM games.office_log
      WHERE subject = $1 ORDER BY id DESC LIMIT $2`,
    [subject, mostNotes],
  );
  return rows.map(({ at, ...note }) => ({ ...note, at: at.toISOString() }));
}
