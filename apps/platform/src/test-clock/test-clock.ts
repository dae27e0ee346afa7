/**
 * A clock that tests move ahead, outside production only. Its `now()` stands in a schema that the
 * application's sessions look into before PostgreSQL's own, so that every statement follows it without
 * knowing; columns whose default is the time follow by a changed default.
 */
import { readFile } from 'node:fs/promises';
import type { Database } from '@bahati/server-kit/database.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import { Client } from 'pg';

/** Of every session that is to follow the clock. */
export const testClockPath = 'test_clock,pg_catalog,public';

/** Any fixed number: two processes prepare one after the other. */
const lock = 7_240_003;

/** Statements on a schema that no migration makes, and which the check of statements cannot read. */
export const clockSql = (name: 'prepare' | 'look' | 'move'): Promise<string> =>
  readFile(new URL(`./${name}.sql`, import.meta.url), 'utf8');

/** Puts the clock into a database, by its owner; a second time changes nothing. */
export async function prepareTestClock(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    await client.query(await clockSql('prepare'));
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
  const statement = await clockSql('look');
  let aheadMs = 0;
  const look = async () => {
    const { rows } = await database.query<{ ms: number }>(statement);
    aheadMs = rows[0]?.ms ?? 0;
  };
  await look();
  const timer = setInterval(() => {
    look().catch((error: unknown) => log.warn({ err: error }, 'the test clock was not read'));
  }, lookMs);
  timer.unref();
  return { now: () => new Date(Date.now() + aheadMs), look, stop: () => clearInterval(timer) };
}
