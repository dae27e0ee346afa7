/**
 * A rail that fails three times in a row rests, ten seconds first, then ever longer, five minutes
 * at most; the first call after the rest is the trial. It stands in the database, so that all
 * processes spare the rail and the site shows it as out.
 */
import type { Database } from '@bahati/server-kit/database.ts';

export async function isResting(database: Database, rail: string): Promise<boolean> {
  const { rows } = await database.query(
    'SELECT 1 FROM rail_health WHERE rail = $1 AND rests_until > now()',
    [rail],
  );
  return rows.length > 0;
}

export async function countFault(database: Database, rail: string): Promise<void> {
  await database.query(
    `INSERT INTO rail_health AS known (rail, faults) VALUES ($1, 1)
     ON CONFLICT (rail) DO UPDATE SET faults = least(known.faults + 1, 1000),
       rests_until = CASE WHEN known.faults + 1 >= 3 THEN now() + least(interval '5 minutes',
         interval '10 seconds' * power(2, least(known.faults - 2, 8))) END`,
    [rail],
  );
}

/** It answered: it is well. Writes nothing where it was before. */
export async function forgetFaults(database: Database, rail: string): Promise<void> {
  await database.query(
    'UPDATE rail_health SET faults = 0, rests_until = NULL WHERE rail = $1 AND faults > 0',
    [rail],
  );
}
