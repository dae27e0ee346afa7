/** A range of days as instants, and the ids its rows lie between. */
import type { Database } from '@bahati/server-kit/database.ts';
import type { DayRange } from '#domains/records/records.ts';

export type TransferSpan = { from: Date; to: Date; lowId: bigint; highId: bigint };

/** From the first instant of the first day up to, and without, the first after the last. */
export async function spanOf(
  database: Database,
  { from, to }: DayRange,
  timeZone: string,
): Promise<TransferSpan> {
  const { rows } = await database.query<TransferSpan>(
    `SELECT "from", "to", first_transfer_id_from("from" - interval '1 hour') AS "lowId",
            first_transfer_id_from("to" + interval '1 hour') AS "highId"
       FROM (SELECT $1::date::timestamp AT TIME ZONE $3 AS "from",
                    ($2::date + 1)::timestamp AT TIME ZONE $3 AS "to") days`,
    [from, to, timeZone],
  );
  const [span] = rows;
  if (!span) throw new Error('The days have no instants.');
  return span;
}

/** The first and last day of a month, yyyy-MM. */
export function daysOfMonth(month: string): DayRange {
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0));
  return { from: `${month}-01`, to: last.toISOString().slice(0, 10) };
}
