/**
 * The drill of a lost database: a base backup, an hour of log after it, the machine gone, a new
 * server as everything was at a chosen time, the proof of its books, and the providers' traffic of
 * the lost hour sent once more. Throws where anything is not as it has to be.
 */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'pg';

import { openDatabase } from '@bahati/server-kit/database.ts';
import { addMembers, addProvider } from '@bahati/testing/factories.ts';
import { sealOnce } from '#platform-app/domains/wallet/ledger/seal-transfers.ts';
import { until } from '@bahati/testing/until.ts';
import { type ArchivedPostgres, startArchivedPostgres } from './archived-postgres.ts';
import { addHistoryMembers, transfersEach, writeHistory } from './ledger-history.ts';
import { createRandom } from '#e2e/fixtures/random.ts';
import { createServerProcess, findFreePorts, runProgram } from '#e2e/fixtures/server-process.ts';
import { createWalletClient, type WalletClient } from './wallet-client.ts';
import { readBooks, readStanding, resend } from './wallet-replay.ts';
import {
  expectedBooks,
  type Operation,
  startTraffic,
  type TrafficOptions,
} from './wallet-traffic.ts';

export type RestoreFigures = {
  transfers: number;
  backupMb: number;
  backupSeconds: number;
  /** From an empty folder to a server that takes writes. */
  restoreSeconds: number;
  verifySeconds: number;
  /** Both together: how long the operator is closed, the machine itself aside. */
  totalSeconds: number;
  /** Operations acknowledged before the chosen time, all of which stand. */
  kept: number;
  /** Operations acknowledged after it, which the backup cannot know. */
  lost: number;
  appliedAgain: number;
  duplicates: number;
};

/** Its servers end while a connection may still be closing, which hears of it and says so. */
const openPool = (connectionString: string): Pool => {
  const pool = new Pool({ connectionString, max: 4 });
  pool.on('error', () => undefined);
  return pool;
};

const start = 10_000_000n;
const verifyLimitMs = 10 * 60_000;

/** @param trafficMs how long vendors play at least, each of three times. */
export const drillRestore = async ({
  transfers,
  trafficMs,
}: {
  transfers: number;
  trafficMs: number;
}): Promise<RestoreFigures> => {
  const archived = await startArchivedPostgres();
  try {
    const before = await liveUntilLost(archived, { transfers, trafficMs });
    const startedAt = performance.now();
    const restored = await archived.restoreAt(before.target);
    const restoreSeconds = secondsSince(startedAt);
    const verifySeconds = await timed(() => verify(restored.url));
    const replayed = await replay(restored.url, before);
    return {
      transfers: before.transfers,
      ...before.backup,
      restoreSeconds,
      verifySeconds,
      totalSeconds: restoreSeconds + verifySeconds,
      ...replayed,
    };
  } finally {
    await archived.remove();
  }
};

type Before = Awaited<ReturnType<typeof liveUntilLost>>;

/** Everything up to the loss of the machine; answers what the vendors know. */
const liveUntilLost = async (
  archived: ArchivedPostgres,
  { transfers, trafficMs }: { transfers: number; trafficMs: number },
) => {
  const { url } = archived.server;
  await runProgram('apps/platform/src/migrate.ts', { DATABASE_URL: url });
  const database = openPool(url);
  await addProvider(database);
  await database.query(
    `INSERT INTO brands (code, name, currency, time_zone, country_dialing_codes, minimum_age)
     VALUES ('bahati', 'Bahati', 'KES', 'Africa/Nairobi', '{+254}', 18)`,
  );
  const players = await addHistoryMembers(database, Math.ceil(transfers / transfersEach));
  const members = await addMembers(database, { count: 40, balance: start, firstId: 900_001n });
  // A day's history stands in the backup, which is made under play; an hour's in the log after it.
  await writeHistory(database, players, { from: 0, to: 0.96 });
  await sealAll(url);
  const platform = await startPlatform(url);
  const { client } = platform;
  const play = (run: string, seed: number) =>
    playFor(trafficMs, { client, members, random: createRandom(seed), workers: 8, run });
  const [backup, early] = await Promise.all([takeBackup(archived), play('early', 1)]);
  await writeHistory(database, players, { from: 0.96, to: 1 });
  const kept = [...early, ...(await play('kept', 2))];
  const target = await timeBetween(database);
  const lost = await play('lost', 3);
  const counted = await database.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM transfers',
  );
  await archived.archiveAll();
  await platform.end();
  await database.end();
  await archived.lose();
  return { members, kept, lost, target, backup, transfers: counted.rows[0]?.count ?? 0 };
};

const takeBackup = async (archived: ArchivedPostgres) => {
  const startedAt = performance.now();
  const { bytes } = await archived.takeBaseBackup();
  return { backupMb: bytes / 1_048_576, backupSeconds: secondsSince(startedAt) };
};

/** A time after everything committed so far and before anything that follows. */
const timeBetween = async (database: Pool): Promise<Date> => {
  // Of thousandths of a second: neither what was nor what comes may be within one of it.
  const moment = 'SELECT clock_timestamp() AS now FROM pg_sleep(0.05)';
  const { rows } = await database.query<{ now: Date }>(moment);
  await database.query(moment);
  assert.ok(rows[0]);
  return rows[0].now;
};

/** A slow machine plays longer: fewer operations than these show nothing. */
const fewestOperations = 80;

const playFor = async (ms: number, options: TrafficOptions): Promise<Operation[]> => {
  const traffic = startTraffic(options);
  await wait(ms);
  await until('enough was played', () => traffic.journal.length >= fewestOperations);
  await traffic.stop();
  assert.deepEqual(traffic.surprises, []);
  return traffic.journal;
};

/** The lost hour comes again from the vendors, and then everything once more. */
const replay = async (url: string, { members, kept, lost }: Before) => {
  const database = openPool(url);
  const platform = await startPlatform(url);
  const { client } = platform;
  try {
    const standing = await readStanding(database);
    const acknowledged = kept.filter(({ told }) => told === 'applied');
    for (const { id, answer } of acknowledged) {
      assert.equal(standing.get(id)?.id, answer?.value['platformTransactionId'], id);
    }
    for (const { id } of lost) assert.ok(!standing.has(id), `${id} came after the chosen time`);
    assert.deepEqual(await readBooks(database, members), expectedBooks(kept, members, start, all));
    const both = [...kept, ...lost];
    const first = await resend(client, both, standing);
    assert.equal(first.applied, lost.length);
    const again = await resend(client, both, await readStanding(database));
    assert.equal(again.applied, 0);
    assert.deepEqual(await readBooks(database, members), expectedBooks(both, members, start, all));
    await platform.end();
    await verify(url);
    const wasLost = lost.filter(({ told }) => told === 'applied').length;
    return {
      kept: acknowledged.length,
      lost: wasLost,
      appliedAgain: first.applied,
      duplicates: again.duplicates,
    };
  } finally {
    await platform.end();
    await database.end();
  }
};

const all = (): boolean => true;

const startPlatform = async (
  url: string,
): Promise<{ client: WalletClient; end: () => Promise<void> }> => {
  const [port, backOffice, metrics] = await findFreePorts(3);
  const origin = `http://127.0.0.1:${port}`;
  const server = createServerProcess({
    app: 'platform',
    origin,
    env: {
      NODE_ENV: 'test',
      DATABASE_URL: url,
      PORT: String(port),
      BACK_OFFICE_PORT: String(backOffice),
      METRICS_PORT: String(metrics),
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'warn',
    },
  });
  await server.start();
  const client = createWalletClient(origin);
  return {
    client,
    end: async () => {
      client.close();
      await server.stop();
    },
  };
};

/** Seals everything as the platform would in time. */
const sealAll = async (url: string): Promise<void> => {
  const database = openDatabase(url, {
    role: 'bahati_app',
    applicationName: 'restore drill',
    onIdleError: () => undefined,
    settings: { statement_timeout: '0' },
  });
  const watermarks: Parameters<typeof sealOnce>[1] = [];
  while ((await sealOnce(database, watermarks)) > 0);
  await database.end();
};

const verify = async (url: string): Promise<void> => {
  await runProgram(
    'apps/platform/src/verify.ts',
    { DATABASE_URL: url },
    { timeout: verifyLimitMs },
  );
};

const secondsSince = (at: number): number => (performance.now() - at) / 1_000;

const timed = async (work: () => Promise<void>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return secondsSince(startedAt);
};
