/** The stage of the money benches: a database with history, a real platform, children to load it. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '@bahati/server-kit/database.ts';
import {
  addMembers,
  addProvider,
  type TestMember,
  testProvider,
} from '@bahati/testing/factories.ts';
import { createTestDatabase } from '@bahati/testing/test-database.ts';
import { repositoryFolder } from '@bahati/testing/test-server.ts';
import { startPostgres } from '#scripts/postgres/postgres.ts';
import { Client } from 'pg';
import type { ControlOrder, ControlResult } from './control.ts';
import { prepareControl } from './control.ts';
import { assertRoom } from './history/disk.ts';
import { writeHistory } from './history/write-history.ts';
import type { LoadOrder, LoadResult, Sender, Step } from './load.ts';

const folder = import.meta.dirname;
const wallets = 10_000;

export type Stage = Awaited<ReturnType<typeof openStage>>;

export type Destination = { path: string; port?: number; by: Sender };

const provider = {
  path: '/provider/v1/betwin',
  by: { sender: testProvider.code, key: testProvider.key },
} as const satisfies Destination;

type StageChoice = {
  isPlatformStarted?: boolean;
  env?: NodeJS.ProcessEnv;
  /** Done to the database before the platform starts and reads it. */
  prepare?: (database: Database) => Promise<void>;
  /** So many rounds are in the tables before the platform starts. */
  history?: number;
  /** So many are in them at last: refused where the disk is too small. */
  mostHistory?: number;
  /** Rounds and operations have ids as vendors send them, instead of rising ones. */
  hasRandomIds?: boolean;
  /** Settings of PostgreSQL beyond the product's own. */
  settings?: Record<string, string>;
  /** Flags of Node for the platform. */
  execArgv?: string[];
};

/** 10,000 funded wallets, the platform on a port of its own, and the control's tables. */
export async function openStage(choice: StageChoice = {}) {
  const server = await startBenchServer(choice.settings);
  const room = assertRoom(server.superuserUrl, choice.mostHistory ?? choice.history ?? 0);
  await room.catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  const { database, ownerUrl, members, place, drop } = await fillDatabase(choice);
  await readyLog(server.superuserUrl);
  const superuser = openSame(server.superuserUrl, ownerUrl);
  const port = await freePort();
  let platform = await startPlatform(port, ownerUrl, choice);
  const rounds = newRounds(members, choice);
  const send = sender(port);
  return {
    database,
    /** The same database as its server's superuser. */
    superuser,
    get platform() {
      return platform;
    },
    ownerUrl,
    members,
    /** Where the platform serves players. */
    port,
    ...rounds,
    /** Sends operations of the provider, or what another sender tells. */
    load: (bodies: string[], perSecond?: number, to: Destination = provider) =>
      send(
        bodies.map((body) => [{ path: to.path, body }]),
        { ...to, ...(perSecond === undefined ? {} : { perSecond }) },
      ),
    /** Sends operations of the provider that follow each other, many such sequences at a time. */
    loadSteps: (sequences: Step[][]) => send(sequences, provider),
    /** Adds rounds to the tables while no platform runs, and starts it again. */
    async addHistory(count: number) {
      if (platform) await endServer(platform);
      await writeHistory(place, count);
      platform = await startPlatform(port, ownerUrl, choice);
    },
    control: (clients: number, seconds: number) =>
      inChild<ControlOrder, ControlResult>(`${folder}/control.ts`, {
        url: ownerUrl,
        clients,
        seconds,
      }),
    async close() {
      if (platform) await endServer(platform);
      await database.end();
      await superuser.end();
      await drop();
      await server.stop();
    },
  };
}

async function fillDatabase(choice: StageChoice) {
  const { ownerUrl, drop } = await createTestDatabase();
  const database = openDatabase(ownerUrl, {
    applicationName: 'bench',
    onIdleError: () => undefined,
    settings: { statement_timeout: '0' },
  });
  await addProvider(database);
  await database.query(
    `INSERT INTO brands (code, name, currency, time_zone, country_dialing_codes, minimum_age)
     VALUES ('bahati', 'Bahati', 'KES', 'Africa/Nairobi', '{+254}', 18)`,
  );
  const members = await addMembers(database, { count: wallets, balance: 1_000_000_000n });
  await prepareControl(ownerUrl);
  await choice.prepare?.(database);
  const place = { ownerUrl, firstMemberId: members[0]?.id ?? 0n, wallets };
  await writeHistory(place, choice.history ?? 0);
  return { database, ownerUrl, members, place, drop };
}

/** Rounds that were never played yet, of the members in turn. */
function newRounds(members: readonly TestMember[], { hasRandomIds }: StageChoice) {
  let sent = 0;
  const nextMember = (isOneWallet: boolean) => {
    sent += 1;
    return members[isOneWallet ? 0 : (sent * 7_919) % wallets] as TestMember;
  };
  return {
    nextMember,
    /** Bodies of new rounds: a stake of 1.00 and, every third time, a payout of 2.50. */
    bodies: (count: number, isOneWallet: boolean): string[] =>
      Array.from({ length: count }, () => {
        const member = nextMember(isOneWallet);
        const id = hasRandomIds ? randomUUID() : `b${sent}`;
        return JSON.stringify(betwin(member, id, sent % 3 === 0 ? '2.50' : '0'));
      }),
  };
}

/** Sends to the platform at this port, by a process of its own. */
const sender =
  (port: number) =>
  (sequences: Step[][], to: Pick<LoadOrder, 'by' | 'perSecond'> & { port?: number }) =>
    inChild<LoadOrder, LoadResult>(`${folder}/load.ts`, {
      port,
      by: to.by,
      connections: 32,
      sequences,
      ...(to.port === undefined ? {} : { port: to.port }),
      ...(to.perSecond === undefined ? {} : { perSecond: to.perSecond }),
    });

/** A PostgreSQL of the bench's own, with the settings the product starts its own with. */
export async function startBenchServer(settings: Record<string, string> = {}) {
  await mkdir(join(repositoryFolder, '.data'), { recursive: true });
  const folder = await mkdtemp(join(repositoryFolder, '.data', 'bench-'));
  const server = await startPostgres({ dataFolder: folder, settings });
  process.env['TEST_POSTGRES_URL'] = server.superuserUrl;
  return {
    superuserUrl: server.superuserUrl,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
      await rm(`${folder}.log`, { force: true });
    },
  };
}

/**
 * Lets the server's log have its files, as one that has run for a day does: making a new file of
 * 16 MB holds every commit up, and only who writes much would pay for it.
 */
async function readyLog(superuserUrl: string): Promise<void> {
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query("ALTER SYSTEM SET min_wal_size = '1GB'");
  await client.query('SELECT pg_reload_conf()');
  for (let written = 0; written < 60; written++) {
    await client.query("SELECT pg_logical_emit_message(false, 'bench', repeat('x', 16000000))");
  }
  await client.query('CHECKPOINT');
  await client.end();
}

async function startPlatform(port: number, ownerUrl: string, choice: StageChoice) {
  if (choice.isPlatformStarted === false) return undefined;
  const env = {
    DATABASE_URL: ownerUrl,
    PORT: String(port),
    BACK_OFFICE_PORT: String(await freePort()),
    METRICS_PORT: String(await freePort()),
    ...choice.env,
  };
  return startServer('platform', port, env, choice.execArgv);
}

/** Starts one of the servers as a process of its own, and answers once it is ready to serve. */
export async function startServer(
  app: 'platform' | 'games-server' | 'sportsbook',
  port: number,
  env: NodeJS.ProcessEnv,
  execArgv: string[] = [],
): Promise<ChildProcess> {
  const server = fork(join(folder, '..', 'apps', app, 'src', 'main.ts'), {
    env: { ...process.env, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv,
  });
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null) break;
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return server;
    await wait(100);
  }
  server.kill();
  throw new Error(`The ${app} did not start.`);
}

export async function endServer(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}

/** The database of this address, as who the other address says. */
function openSame(superuserUrl: string, databaseUrl: string): Database {
  const url = new URL(superuserUrl);
  url.pathname = new URL(databaseUrl).pathname;
  return openDatabase(url.href, {
    applicationName: 'bench',
    onIdleError: () => undefined,
    settings: { statement_timeout: '0' },
  });
}

function betwin(member: TestMember, id: string, payout: string) {
  return {
    memberId: member.playerId,
    transactionId: id,
    roundId: id,
    gameCode: testProvider.gameCode,
    currency: 'KES',
    sessionToken: member.sessionToken,
    stake: '1.00',
    payout,
  };
}

/** Runs a bench program as a process of its own and answers its result. */
function inChild<Order extends object, Result>(file: string, order: Order): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = fork(file, { execArgv: [] });
    child.on('message', (message) => {
      if (message === 'ready') child.send(order);
      else resolve(message as Result);
    });
    child.once('exit', (code) => {
      if (code !== 0) reject(new Error(`${file} ended with ${code}.`));
    });
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('No port was given.'));
      });
    });
  });
}
