/** Whether everything before a day of the brand has been counted. */
import type { Context } from '#platform/context.ts';
import { countedZone } from '#domains/records/records.ts';

/** Transfers of one process may be written some minutes after what others wrote. */
const settlingMinutes = 5;

/** By what is sealed and counted, some minutes into the day. */
export async function isCounted(context: Context, day: string): Promise<boolean> {
  const timeZone = await countedZone(context, context.database);
  const { rows } = await context.database.query<{ isOver: boolean }>(
    `SELECT now() >= ($1::date::timestamp AT TIME ZONE $2) + make_interval(mins => $3)
        AND NOT EXISTS (
          SELECT FROM transfers
           WHERE id > coalesce((SELECT last_transfer_id FROM records_progress), 0)
             AND created_at < $1::date::timestamp AT TIME ZONE $2) AS "isOver"`,
    [day, timeZone, settlingMinutes],
  );
  return rows[0]?.isOver === true;
}
