/**
 * The demo brand as its first start leaves it, made once a run: every stack gets a copy. Filling a
 * database takes seconds, copying a full one a tenth of one.
 */
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

import { createTestDatabase, type TestDatabase } from '@bahati/testing/test-database.ts';
import { findTestServer, sharedFolder } from '@bahati/testing/test-server.ts';
import { hashFiles } from '#scripts/hash-files.ts';
import { runProgram } from './server-process.ts';

/** Any fixed number: whoever needs the demo waits on it while one makes it. */
const demoLock = 7_240_002;

/** What the demo is made of; a server that outlives a change of it makes another. */
const sources = ['apps/platform', 'apps/games-server/migrations', 'packages'];

/** The seeds set times from the present: a demo of another day is another demo. */
const today = (): string => new Date().toISOString().slice(0, 10);

const onServer = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: await findTestServer() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const fill = async (database: TestDatabase, folder: string): Promise<void> => {
  const env = {
    NODE_ENV: 'test',
    DATABASE_URL: database.ownerUrl,
    BAHATI_DATA_FOLDER: folder,
    LOG_LEVEL: 'warn',
  };
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await runProgram('apps/games-server/src/migrate.ts', env);
  await runProgram('apps/platform/seed/seed.ts', env);
};

/** @returns the name of a database and the folder of its files, made by the first who asks. */
const ensureDemo = async (): Promise<{ template: string; folder: string }> => {
  const hash = hashFiles(sources, [today(), await findTestServer()]).slice(0, 12);
  const template = `bahati_template_demo_${hash}`;
  const folder = join(sharedFolder(), template);
  await onServer(async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [demoLock]);
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (found.rowCount !== 0) return;
    const database = await createTestDatabase();
    await fill(database, folder);
    await client.query(`ALTER DATABASE ${database.name} RENAME TO ${template}`);
  });
  return { template, folder };
};

let demo: ReturnType<typeof ensureDemo> | undefined;

/**
 * A demo of its own for one stack.
 * @param folder where the files of the demo's people are put.
 * @param gamesOrigin where the stack's own games server will be.
 */
export const createDemoDatabase = async (
  folder: string,
  gamesOrigin: string,
): Promise<TestDatabase> => {
  const { template, folder: files } = await (demo ??= ensureDemo());
  const database = await createTestDatabase({ template });
  await cp(files, folder, { recursive: true });
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  await client.query('UPDATE provider_profiles SET launch_url = $1, api_url = $1', [gamesOrigin]);
  await client.end();
  return database;
};
