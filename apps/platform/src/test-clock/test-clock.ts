/**
 * A clock that tests move ahead, outside production only. Its `now()` stands in a schema that the
 * application's sessions look into before PostgreSQL's own, so that every statement follows it without
 * knowing; columns whose default is the time follow by a changed default.
 */
import type { Database } from '@bahati/server-kit/database.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import { Client } from 'pg';

/** Of every session that is to follow the clock. */
export const testClockPath = 'test_clock,pg_catalog,public';

/** Any fixed number: two processes prepare one after the other. */
const lock = 7_240_003;

const clockSchema = `
  CREATE SCHEMA IF NOT EXISTS test_clock;
  CREATE TABLE IF NOT EXISTS test_clock.shift (
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    ahead interval NOT NULL DEFAULT '0' CHECK (ahead >= '0')
  );
  INSERT INTO test_clock.shift DEFAULT VALUES ON CONFLICT DO NOTHING;
  CREATE OR REPLACE FUNCTION test_clock.now() RETURNS timestamptz LANGUAGE sql STABLE AS
    'SELECT pg_catalog.now() + ahead FROM test_clock.shift';
  CREATE OR REPLACE FUNCTION test_clock.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE
    AS 'SELECT pg_catalog.clock_timestamp() + ahead FROM test_clock.shift';
  GRANT USAGE ON SCHEMA test_clock TO PUBLIC;
  GRANT SELECT ON test_clock.shift TO PUBLIC;
  DO $$ DECLARE late record; BEGIN
    FOR late IN
      SELECT attrelid::regclass AS of, attname AS name, pg_get_expr(adbin, adrelid) AS told
        FROM pg_attrdef JOIN pg_attribute ON attrelid = adrelid AND attnum = adnum
        JOIN pg_class ON pg_class.oid = adrelid
       WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
         AND pg_get_expr(adbin, adrelid) ~ '(^|[^.])\\m(now|clock_timestamp)\\(\\)'
    LOOP
      EXECUTE format('ALTER TABLE %s ALTER COLUMN %I SET DEFAULT %s', late.of, late.name,
        regexp_replace(late.told, '\\m(now|clock_timestamp)\\(\\)', 'test_clock.\\1()', 'g'));
    END LOOP;
  END $$;`;

/** Puts the clock into a database, by its owner; a second time changes nothing. */
export async function prepareTestClock(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    await client.query(clockSchema);
  } finally {
    await client.end();
  }
}

/** Whether somebody once put the clock into this database: no place for real money. */
export async function hasTestClock(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ is: boolean }>(
      `SELECT to_regclass('test_clock.shift') IS NOT NULL AS is`,
    );
    return rows[0]?.is === true;
  } finally {
    await client.end();
  }
}

const lookMs = 250;

/** The program's own clock beside that of the database, a moment behind it at most. */
export async function followTestClock(
  database: Database,
  log: Log,
): Promise<{ now: () => Date; look: () => Promise<void>; stop: () => void }> {
  let aheadMs = 0;
  const look = async () => {
    const { rows } = await database.query<{ ms: number }>(
      'SELECT (extract(epoch FROM ahead) * 1000)::float8 AS ms FROM test_clock.shift',
    );
    aheadMs = rows[0]?.ms ?? 0;
  };
  await look();
  const timer = setInterval(() => {
    look().catch((error: unknown) => log.warn({ err: error }, 'the test clock was not read'));
  }, lookMs);
  timer.unref();
  return { now: () => new Date(Date.now() + aheadMs), look, stop: () => clearInterval(timer) };
}
