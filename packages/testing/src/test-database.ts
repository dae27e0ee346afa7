import { randomBytes } from 'node:crypto';
import pg from 'pg';

import { ensureTemplate, type TemplateApp } from './template.ts';
import { findTestServer } from './test-server.ts';

export type TestDatabase = {
  name: string;
  /** Connects as the application's role, as the servers' request paths do. */
  url: string;
  /** Connects as the owner `bahati`, as the launcher tells the servers in DATABASE_URL. */
  ownerUrl: string;
  /** Removes the database, also under open connections. */
  drop(): Promise<void>;
};

export type TestDatabaseOptions = {
  /** Whose migrations the database starts with; `none` gives an empty one. */
  app?: TemplateApp | 'none';
  /** The name of a full database to copy instead. */
  template?: string;
  /** A name of its own, where a program expects one. */
  name?: string;
};

/** The role each app's migrations make for its own requests. */
const applicationRoles = {
  platform: 'bahati_app',
  'games-server': 'bahati_games_app',
  sportsbook: 'bahati_book_app',
  lottery: 'bahati_lottery_app',
  none: undefined,
};

const withDatabase = (server: string, database: string, user?: string): URL => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  if (user) url.username = user;
  return url;
};

/** One connection a process: each costs the server a process of its own. */
const keptPools = new Map<string, pg.Pool>();

const runOn = async (url: string, sql: string, values: unknown[] = []): Promise<unknown[]> => {
  let pool = keptPools.get(url);
  if (!pool) {
    pool = new pg.Pool({ connectionString: url, max: 1, allowExitOnIdle: true });
    // The server of a run may leave before this process does; the next query would tell.
    pool.on('error', () => undefined);
    keptPools.set(url, pool);
  }
  return (await pool.query(sql, values)).rows;
};

const templateOf = async (server: string, app: TemplateApp | 'none'): Promise<string> =>
  app === 'none' ? 'template0' : ensureTemplate(server, app);

/** A fresh database of its own for one test file; see `template.ts` for why it comes quickly. */
export const createTestDatabase = async (
  options: TestDatabaseOptions = {},
): Promise<TestDatabase> => {
  const app = options.app ?? 'platform';
  const server = await findTestServer();
  const name = options.name ?? `t_${randomBytes(8).toString('hex')}`;
  const template = options.template ?? (await templateOf(server, app));
  await runOn(
    server,
    `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY OWNER bahati`,
  );
  const ownerUrl = withDatabase(server, name, 'bahati');
  const applicationUrl = new URL(ownerUrl);
  const role = applicationRoles[app];
  if (role && (await hasRole(server, role))) {
    applicationUrl.searchParams.set('options', `-c role=${role}`);
  }
  return {
    name,
    url: applicationUrl.href.replaceAll('+', '%20'),
    ownerUrl: ownerUrl.href,
    drop: async () => {
      await runOn(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
};

const hasRole = async (server: string, role: string): Promise<boolean> =>
  (await runOn(server, 'SELECT 1 FROM pg_roles WHERE rolname = $1', [role])).length > 0;
