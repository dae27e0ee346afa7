/** The whole product, or the parts a test asks for, on a database and ports of its own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Pool } from 'pg';

import { atEndOfFile, sharedInWorker } from '@bahati/testing/worker-shared.ts';
import { createDemoDatabase } from './demo-database.ts';
import {
  createServerProcess,
  findFreePorts,
  runProgram,
  type ServerProcess,
} from './server-process.ts';

type Part = 'platform' | 'games-server' | 'payment-simulator';

export type Stack = {
  /** Connects as the owner of the database. */
  databaseUrl: string;
  origins: { playerSite: string; backOffice: string; games: string; payments: string };
  servers: Record<Part, ServerProcess>;
  /** Another platform process beside the first, not started yet. */
  secondPlatform: ServerProcess;
  /** What a program of the product needs to know of this stack. */
  env: NodeJS.ProcessEnv;
  /** The ledger's own proof; throws with its sentences. */
  verify: () => Promise<void>;
  stop: () => Promise<void>;
};

export type StackOptions = {
  parts?: readonly Part[];
  /** Do announcements open over home? There they stand before the clicks of most tests. */
  hasPopups?: boolean;
  env?: NodeJS.ProcessEnv;
};

const everyPart: readonly Part[] = ['payment-simulator', 'platform', 'games-server'];

/** Lines of a server's log that are shown with the file that failed meanwhile. */
const shownFaults = 20;

/** Warnings and worse, and what a program that broke down printed. */
const isFault = (line: string): boolean => /^[^{]|"level":[4-6]0/.test(line);

const address = (port: number | undefined): string => `http://127.0.0.1:${port}`;

/** Chooses the ports and every setting; starts nothing. */
const layOut = (
  ports: readonly number[],
  databaseUrl: string,
  folder: string,
  more: NodeJS.ProcessEnv,
) => {
  const [games, player, backOffice, metrics, payments, ...second] = ports;
  const origins = {
    playerSite: address(player),
    backOffice: address(backOffice),
    games: address(games),
    payments: address(payments),
  };
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'test',
    // On a busy machine a program may not run for seconds; nothing here is about that.
    DATABASE_URL: `${databaseUrl}?connect_timeout=20`,
    BAHATI_DATA_FOLDER: folder,
    PORT: String(player),
    BACK_OFFICE_PORT: String(backOffice),
    METRICS_PORT: String(metrics),
    GAMES_PORT: String(games),
    PAYMENTS_PORT: String(payments),
    PLAYER_ORIGIN: origins.playerSite,
    BACK_OFFICE_ORIGIN: origins.backOffice,
    GAMES_ORIGIN: origins.games,
    GATEWAY_URL: origins.payments,
    PAYMENTS_ORIGIN: origins.payments,
    SIMULATED_PHONE_URL: `${origins.payments}/phone`,
    PLATFORM_URL: origins.playerSite,
    RATE_LIMIT_FACTOR: '100000',
    SIMULATOR_PAYOUT_DELAY_MS: '500',
    ...more,
  };
  const secondEnv = {
    ...env,
    PORT: String(second[0]),
    BACK_OFFICE_PORT: String(second[1]),
    METRICS_PORT: String(second[2]),
  };
  const servers: Record<Part, ServerProcess> = {
    platform: createServerProcess({ app: 'platform', origin: origins.playerSite, env }),
    'games-server': createServerProcess({ app: 'games-server', origin: origins.games, env }),
    'payment-simulator': createServerProcess({
      app: 'payment-simulator',
      origin: origins.payments,
      env,
    }),
  };
  const secondPlatform = createServerProcess({
    app: 'platform',
    origin: address(second[0]),
    env: secondEnv,
  });
  return { origins, env, servers, secondPlatform };
};

const takeDownPopups = async (databaseUrl: string): Promise<void> => {
  const database = new Pool({ connectionString: databaseUrl, max: 1 });
  await database.query(`DELETE FROM announcements WHERE type = 'PU'`);
  await database.end();
};

/** Of each part that runs: how much of its log was told at the end of earlier files. */
const told = new Map<ServerProcess, number>();

/** What went wrong in servers while a file ran, for whoever asks why it failed. */
const tellFaults = async (): Promise<void> => {
  for (const [server, from] of told) {
    const faults = server.log.slice(from).split('\n').filter(isFault);
    for (const line of faults.slice(-shownFaults)) console.log(line.slice(0, 1_500));
    told.set(server, server.log.length);
  }
};

atEndOfFile(tellFaults);

/** Starts a stack with the demo brand in it; `stop` leaves no process and no database behind. */
export const startStack = async (options: StackOptions = {}): Promise<Stack> => {
  const { parts = everyPart, hasPopups = false } = options;
  const folder = await mkdtemp(join(tmpdir(), 'bahati-e2e-'));
  const ports = await findFreePorts(8);
  const database = await createDemoDatabase(folder, address(ports[0]));
  const described = layOut(ports, database.ownerUrl, folder, options.env ?? {});
  const { servers, secondPlatform, env } = described;
  const stop = async (): Promise<void> => {
    // Those who call others leave before those they call.
    for (const part of everyPart.toReversed()) {
      await servers[part].stop();
      told.delete(servers[part]);
    }
    await secondPlatform.stop();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    if (!hasPopups) await takeDownPopups(database.ownerUrl);
    for (const part of parts) told.set(servers[part], 0);
    await Promise.all(parts.map((part) => servers[part].start()));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    databaseUrl: database.ownerUrl,
    ...described,
    verify: async () => void (await runProgram('apps/platform/src/verify.ts', env)),
    stop,
  };
};

/** The stack of this worker, with every part. Who changes what all members see has one of his own. */
export const sharedStack = sharedInWorker(async () => {
  const stack = await startStack();
  return { value: stack, close: stack.stop };
});
