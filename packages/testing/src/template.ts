import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

import { repositoryFolder } from './test-server.ts';

/**
 * Migrating takes seconds and copying a migrated database a tenth of one, so each state of a
 * migrations folder becomes a template once and every test database is a copy of it.
 */
export type TemplateApp = 'platform' | 'games-server' | 'sportsbook' | 'lottery';

/** Any fixed number: test files of all processes queue on it while one makes the template. */
const templateLock = 7_240_001;

const templateName = (app: TemplateApp): string => {
  const folder = join(repositoryFolder, 'apps', app, 'migrations');
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(folder, file)))
      .update('\0');
  }
  return `bahati_template_${app.replaceAll('-', '_')}_${hash.digest('hex').slice(0, 12)}`;
};

const migrate = async (app: TemplateApp, databaseUrl: string): Promise<void> => {
  try {
    await promisify(execFile)(process.execPath, [`apps/${app}/src/migrate.ts`], {
      cwd: repositoryFolder,
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        GAMES_DATABASE_URL: undefined,
        SPORTSBOOK_DATABASE_URL: undefined,
        LOTTERY_DATABASE_URL: undefined,
        NODE_TEST_CONTEXT: undefined,
      },
    });
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new Error(`The migrations of ${app} failed: ${stderr ?? String(error)}`);
  }
};

/** Makes the template under another name first: a kill in between leaves no half-made template. */
const makeTemplate = async (
  client: pg.Client,
  server: string,
  app: TemplateApp,
  name: string,
): Promise<void> => {
  const unfinished = `${name}_unfinished`;
  await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${unfinished} TEMPLATE template0 OWNER bahati`);
  const url = new URL(server);
  url.pathname = `/${unfinished}`;
  url.username = 'bahati';
  await migrate(app, url.href);
  await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
};

const findOrMakeTemplate = async (server: string, app: TemplateApp): Promise<string> => {
  const name = templateName(app);
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [templateLock]);
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await makeTemplate(client, server, app, name);
    return name;
  } finally {
    await client.end();
  }
};

const templates = new Map<string, Promise<string>>();

/** @returns the name of a database holding this app's migrations and nothing else. */
export const ensureTemplate = (server: string, app: TemplateApp): Promise<string> => {
  const key = `${app} ${server}`;
  const found = templates.get(key) ?? findOrMakeTemplate(server, app);
  templates.set(key, found);
  // Who asks after a failure tries again.
  found.catch(() => templates.delete(key));
  return found;
};
