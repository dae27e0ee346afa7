/**
 * How long a platform takes from its start to `/readyz`, on the demo with two brands and ten thousand
 * games: with nothing compiled yet, and again after each kill -9 with rounds open. Divided by what
 * a bare Node takes to connect to the same PostgreSQL, before each start: a slow moment of the
 * machine is in both.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '@bahati/server-kit/database.ts';
import {
  addMembers,
  addProvider,
  type TestMember,
  testProvider,
} from '@bahati/testing/factories.ts';
import { median } from 'simple-statistics';
import { startStack, type Stack } from '#e2e/fixtures/stack.ts';
import { createWalletClient } from '#e2e/resilience/wallet-client.ts';
import { report } from '#bench/report.ts';
import { startBenchServer } from '#bench/stage.ts';

const kills = 5;
const openRounds = 200;
const games = 10_000;

export async function benchRestart(): Promise<void> {
  const server = await startBenchServer();
  const stack = await startStack({ parts: [], hasTanzania: true });
  try {
    const members = await fill(stack);
    const cold = await measure(stack, { isCold: true });
    const again: Measured[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      await openSome(stack, members, kill);
      await stack.servers.platform.kill();
      again.push(await measure(stack, { isCold: false }));
    }
    tell('restart_cold_over_bare', [cold]);
    tell('restart_after_kill_over_bare', again);
    await stack.verify();
  } finally {
    await stack.stop();
    await server.stop();
  }
}

/** As many games as a full catalogue has, of one vendor more, whose members play. */
async function fill(stack: Stack): Promise<TestMember[]> {
  const database = openDatabase(stack.databaseUrl, {
    applicationName: 'bench',
    onIdleError: () => undefined,
  });
  await addProvider(database);
  await database.query(
    `INSERT INTO games (id, game_id, vendor_id, game_code, category, name_en, name_sw, position)
     SELECT 1000000 + n, 'BENCH-' || n, 900, 'bench-' || n, 'RNG', 'Game ' || n, 'Mchezo ' || n,
            1000000 + n
       FROM generate_series(1, $1::int - (SELECT count(*) FROM games)::int) AS n`,
    [games],
  );
  const members = await addMembers(database, { count: openRounds, balance: 10_000_000n });
  await database.query('ANALYZE');
  await database.end();
  return members;
}

export type Measured = { readyMs: number; bareMs: number };

async function measure(stack: Stack, { isCold }: { isCold: boolean }): Promise<Measured> {
  // What an earlier start compiled is gone.
  const compiled = join(stack.env['BAHATI_DATA_FOLDER'] ?? '', 'compiled');
  if (isCold) await rm(compiled, { recursive: true, force: true });
  const bareMs = await connectBare(stack.env);
  return { bareMs, readyMs: await stack.servers.platform.start() };
}

const bare = `
  import { Client } from 'pg';
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query('SELECT 1');
  await client.end();`;

export async function connectBare(env: NodeJS.ProcessEnv): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--input-type=module', '--eval', bare], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The bare Node ended with ${code}.`);
  return performance.now() - startedAt;
}

/** Rounds that are open when the platform is killed, and so are held after it. */
async function openSome(stack: Stack, members: readonly TestMember[], kill: number): Promise<void> {
  const client = createWalletClient(stack.servers.platform.origin);
  const bets = members.map((member, at) =>
    client.send('bet', {
      memberId: member.playerId,
      transactionId: `bench-${kill}-${at}`,
      roundId: `bench-${kill}-${at}`,
      gameCode: testProvider.gameCode,
      currency: 'KES',
      sessionToken: member.sessionToken,
      amount: '10.00',
    }),
  );
  const outcomes = await Promise.all(bets);
  client.close();
  if (outcomes.some((outcome) => outcome.kind !== 'answered' || !outcome.answer.success)) {
    throw new Error('Not every bet was taken.');
  }
}

export function tell(
  name: string,
  measured: readonly Measured[],
  more: Readonly<Record<string, unknown>> = {},
): void {
  report(name, median(measured.map(({ readyMs, bareMs }) => readyMs / bareMs)), {
    askedMs: 5_000,
    slowestMs: Math.max(...measured.map(({ readyMs }) => readyMs)),
    readyMs: measured.map(({ readyMs }) => readyMs),
    bareMs: measured.map(({ bareMs }) => bareMs),
    ...more,
  });
}
