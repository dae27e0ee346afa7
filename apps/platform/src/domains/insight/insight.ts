/**
 * Insight: what the operator looks at to see how it goes. It owns the sums counted for it (by quarter
 * of an hour, by game, country and device, by member and week), the views staff saved, and takes
 * lists away as files.
 *
 * Invariants: a sealed transfer is counted once, in order of id; what is told equals the ledger up
 * to the last counted transfer, to the cent. It never changes what it counts, and nothing it tells
 * is read from single bets.
 */
import type { Database } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { countedZone } from '#domains/records/records.ts';
import { countInsightOnce } from './count-insight.ts';

export { recountInsight } from './count-insight.ts';
export { exportsBackOffice } from './export-list.ts';
export { viewsBackOffice } from './saved-views.ts';

/** How far the figures reach: an instant, and the zone their days are counted in. */
export type Counted = { asOf: Date; timeZone: string };

/**
 * Counts what was sealed since, one batch at most, and says how far that came: up to now where
 * nothing is left, else up to the last transfer counted.
 */
export async function bringUpToDate(context: Context): Promise<Counted> {
  const { database, now } = context;
  await countInsightOnce(database, await countedZone(context, database));
  return { asOf: (await lastCounted(database)) ?? now(), timeZone: await zoneOf(context) };
}

async function zoneOf(context: Context): Promise<string> {
  const { rows } = await context.database.query<{ timeZone: string }>(
    'SELECT time_zone AS "timeZone" FROM insight_progress',
  );
  return rows[0]?.timeZone ?? countedZone(context, context.database);
}

/** Undefined: everything is counted. */
async function lastCounted(database: Database): Promise<Date | undefined> {
  const { rows } = await database.query<{ at: Date }>(
    `SELECT t.created_at AS at FROM insight_progress p
       JOIN LATERAL (SELECT created_at FROM transfers WHERE id <= greatest(p.last_transfer_id, 1)
                      ORDER BY id DESC LIMIT 1) t ON true
      WHERE EXISTS (SELECT 1 FROM transfers WHERE id > p.last_transfer_id)`,
  );
  return rows[0]?.at;
}
