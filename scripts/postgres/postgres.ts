import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

import { ensureCluster, readOrMakePassword } from '#scripts/postgres/cluster.ts';
import { startGuard, stopLeftovers } from '#scripts/postgres/leftovers.ts';
import { findPlace, type Place } from '#scripts/postgres/place.ts';
import { asFlags } from '#scripts/postgres/settings.ts';
import { Problem } from '#scripts/problem.ts';

/** A real PostgreSQL 18 of our own, run from the binaries that came with the dependencies. */
export type RunningPostgres = {
  /** The product's database as its owner: not a superuser, may create roles and databases. */
  url: string;
  /** The database `postgres` as the superuser, for making and dropping databases. */
  superuserUrl: string;
  port: number;
  pid: number;
  /** Tells this database from one made later, after the data folder or the database was removed. */
  identity: string;
  /** Settles when the server ended, whether asked to or not. */
  ended: Promise<void>;
  /** Fast shutdown: open transactions roll back, everything acknowledged is on disk. */
  stop(): Promise<void>;
};

export type PostgresOptions = {
  dataFolder: string;
  /** Any free port when left out. */
  port?: number;
  /** Overrides of single settings, never of durability. */
  settings?: Record<string, string>;
};

const readyLimitMs = 60_000;
const retryLimitMs = 15_000;

export const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

const urlOf = (role: string, password: string, port: number, database: string): string =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;

type Attempt = { child: ChildProcess; ended: Promise<void> };

const launch = (place: Place, port: number, logPath: string, flags: string[]): Attempt => {
  const log = openSync(logPath, 'a', 0o600);
  // A session of its own: Ctrl-C in the terminal reaches the launcher, which ends things in order.
  const child = spawn(
    join(place.binFolder, 'postgres'),
    ['-D', place.dataFolder, '-p', String(port), ...flags],
    {
      ...place.account,
      cwd: place.dataFolder,
      detached: true,
      stdio: ['ignore', log, log],
      env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    },
  );
  closeSync(log);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  return { child, ended };
};

const canConnect = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const becomesReady = async ({ child }: Attempt, url: string): Promise<boolean> => {
  const end = Date.now() + readyLimitMs;
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    if (await canConnect(url)) return true;
    if (Date.now() > end) break;
    await sleep(100);
  }
  return false;
};

const lastComplaint = (logPath: string): string => {
  const lines = readFileSync(logPath, 'utf8').trim().split('\n');
  const fatal = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? '';
  // The fatal line of a port that cannot be had does not say why; the line before it does.
  const cause = lines.findLast((line) => /could not bind/.test(line)) ?? '';
  return [cause, fatal].map((line) => line.replace(/^.*?(LOG|FATAL|PANIC): +/, '')).join('; ');
};

/** Backends of a killed server need a moment to notice; until then the new one may not start. */
const isWorthRetrying = (complaint: string): boolean =>
  /shared memory block|lock file ".*postmaster\.pid"/.test(complaint);

const complain = (complaint: string, port: number, logPath: string): Problem =>
  /Address already in use/.test(complaint)
    ? new Problem(`Port ${port} for PostgreSQL is taken: set POSTGRES_PORT to a free one.`)
    : new Problem(`PostgreSQL did not start (log: ${logPath}): ${complaint.replace(/^; /, '')}.`);

const launchUntilReady = async (
  place: Place,
  port: number,
  logPath: string,
  url: string,
  flags: string[],
): Promise<Attempt> => {
  const end = Date.now() + retryLimitMs;
  for (;;) {
    // One older log is kept, so that neither grows for ever.
    if (existsSync(logPath)) renameSync(logPath, `${logPath}.1`);
    const attempt = launch(place, port, logPath, flags);
    if (await becomesReady(attempt, url)) return attempt;
    attempt.child.kill('SIGQUIT');
    await attempt.ended;
    const complaint = lastComplaint(logPath);
    if (!isWorthRetrying(complaint) || Date.now() > end) throw complain(complaint, port, logPath);
    await sleep(250);
  }
};

/**
 * The product connects as an ordinary owner, as it would on somebody else's server.
 * @returns the identity of that database.
 */
const ensureOwnerAndDatabase = async (superuserUrl: string, password: string): Promise<string> => {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `SELECT rolname AS name FROM pg_roles WHERE rolname = 'bahati'
       UNION ALL SELECT 'makes databases' FROM pg_roles WHERE rolname = 'bahati' AND rolcreatedb
       UNION ALL SELECT 'database ' || datname FROM pg_database`,
    );
    const known = new Set(rows.map(({ name }) => name));
    // The password is base64url, made by us: nothing in it needs escaping.
    if (!known.has('bahati')) {
      await client.query(`CREATE ROLE bahati LOGIN CREATEROLE CREATEDB PASSWORD '${password}'`);
    } else if (!known.has('makes databases')) {
      // Each further brand has a database of its own; an older owner may not make one yet.
      await client.query('ALTER ROLE bahati CREATEDB');
    }
    if (!known.has('database bahati')) {
      await client.query('CREATE DATABASE bahati OWNER bahati');
    }
    const found = await client.query<{ id: string }>(
      `SELECT system_identifier || '/' || oid AS id FROM pg_control_system(), pg_database
       WHERE datname = 'bahati'`,
    );
    return found.rows[0]?.id ?? '';
  } finally {
    await client.end();
  }
};

/**
 * Starts PostgreSQL on `dataFolder`, making it on first use and recovering after any kill.
 * @throws {Problem} one sentence: taken port, foreign data, no binaries.
 */
export const startPostgres = async (options: PostgresOptions): Promise<RunningPostgres> => {
  const place = findPlace(options.dataFolder);
  const password = readOrMakePassword(join(dirname(options.dataFolder), 'postgres-password'));
  await stopLeftovers(place);
  ensureCluster(place, password);
  const port = options.port ?? (await findFreePort());
  const superuserUrl = urlOf('postgres', password, port, 'postgres');
  const logPath = `${options.dataFolder}.log`;
  const flags = asFlags(options.settings ?? {});
  const { child, ended } = await launchUntilReady(place, port, logPath, superuserUrl, flags);
  const pid = child.pid ?? 0;
  const guard = startGuard(place, pid);
  void ended.then(() => guard.release());
  const identity = await ensureOwnerAndDatabase(superuserUrl, password);
  return {
    url: urlOf('bahati', password, port, 'bahati'),
    superuserUrl,
    port,
    pid,
    identity,
    ended,
    stop: async () => {
      child.kill('SIGINT');
      const impatience = setTimeout(() => child.kill('SIGQUIT'), 30_000);
      await ended;
      clearTimeout(impatience);
    },
  };
};
