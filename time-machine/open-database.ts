/**
 * A database of the time machine's own beside that of the product, with the demo's brand and people as
 * they would have been made before the first day.
 */
import { Client } from 'pg';
import { startPostgres } from '#scripts/postgres/postgres.ts';
import { isRunning } from '#scripts/processes.ts';
import { Problem } from '#scripts/problem.ts';
import { inRoot } from '#scripts/repository.ts';
import { runNode } from '#scripts/run-node.ts';
import { readRunning } from '#scripts/start/running.ts';
import { databaseNamed } from '#scripts/start/settings.ts';
import { migrateDatabase } from '#platform-app/installation/migrate-database.ts';
import { prepareTestClock, testClockPath } from '#platform-app/test-clock/test-clock.ts';
import { madeHere } from '#time-machine/run/open-world.ts';

type Server = { url: string; stop: () => Promise<void> };

/** The server that DATABASE_URL names, that of the running product, or our own, started for this. */
export async function openServer(): Promise<Server> {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, stop: async () => undefined };
  const running = readRunning();
  if (running && isRunning(running.launcher)) {
    return { url: running.databaseUrl, stop: async () => undefined };
  }
  return startPostgres({ dataFolder: inRoot('.data', 'postgres') });
}

/** Makes it anew; its clock stands at this instant. Answers its address. */
export async function makeDatabase(server: Server, name: string, at: number): Promise<string> {
  const url = databaseNamed(server.url, name);
  await onServer(server, async (client) => {
    const { rows } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rows.length > 0) {
      await assertOurs(url, name);
      await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
    }
    await client.query(`CREATE DATABASE ${name}`);
  });
  await migrateDatabase(url);
  await prepareTestClock(url);
  // Whatever connects follows the clock, the demo's own seed too.
  await onServer(server, (client) =>
    client.query(`ALTER DATABASE ${name} SET search_path = ${testClockPath}`),
  );
  await onDatabase(url, (client) =>
    client.query('UPDATE test_clock.shift SET ahead = $1::timestamptz - pg_catalog.now()', [
      new Date(at),
    ]),
  );
  await runNode(['apps/platform/seed/seed.ts'], {
    ...process.env,
    DATABASE_URL: url,
    DEMO_BRANDS: '',
    DEMO_PAST: 'off',
  });
  return url;
}

/** Lets the database go by the real time again, as any other. */
export async function endJourney(server: Server, name: string): Promise<void> {
  await onServer(server, (client) => client.query(`ALTER DATABASE ${name} RESET search_path`));
  await onDatabase(databaseNamed(server.url, name), (client) =>
    client.query(`UPDATE test_clock.shift SET ahead = '0'`),
  );
}

/** Only what the time machine made before is made anew. */
async function assertOurs(url: string, name: string): Promise<void> {
  const isOurs = await onDatabase(url, async (client) => {
    const known = await client.query(`SELECT to_regclass('public.vendors') IS NOT NULL AS known`);
    if (!known.rows[0]?.known) return true;
    const { rows } = await client.query('SELECT 1 FROM vendors WHERE code = $1', [madeHere]);
    return rows.length > 0;
  });
  if (!isOurs) {
    throw new Problem(
      `The database ${name} is not the time machine's: name another by --database.`,
    );
  }
}

async function onDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const onServer = <T>({ url }: Server, work: (client: Client) => Promise<T>): Promise<T> =>
  onDatabase(url, work);
