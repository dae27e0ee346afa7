/** A games server of its own process that tests kill at a chosen moment and start again. */
import { until } from '@bahati/testing/until.ts';
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Hook, Wish } from '@bahati/testing/conformance/reference-server.ts';
import { isAsked, type Scene } from './scene.testing.ts';

export type Victim = {
  origin: string;
  start: () => Promise<void>;
  kill: (signal?: 'SIGKILL' | 'SIGTERM') => Promise<[number | null, string | null]>;
  isAlive: () => boolean;
  /** Kills when a call of this name reaches this stage for the nth time. */
  killAt: (
    name: string,
    stage: 'received' | 'applied',
    wish: 'go' | 'lose' | 'half',
    nth?: number,
  ) => Promise<void>;
  /** Kills when the next connection to the wallet opens, before anything is sent. */
  killAtConnection: () => Promise<void>;
  /** Kills while the server waits for what this transaction holds, from when it is `armed`. */
  killWhileBlocked: (hold: (transaction: Transaction) => Promise<unknown>) => Promise<void>;
  /** Resolves once what was arranged last stands in the server's way. */
  armed: () => Promise<void>;
  /** The same, held from the moment the wallet has applied a call of this name. */
  killAfterReply: (
    name: string,
    hold: (transaction: Transaction) => Promise<unknown>,
  ) => Promise<void>;
};

/** Ready to be started; `preloads` are modules the server loads before its own. */
export async function createVictim(scene: Scene, preloads: string[] = []): Promise<Victim> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  const environment = { ...scene.environment, GAMES_PORT: String(port), LOG_LEVEL: 'info' };
  const life = createLife(environment, preloads);
  return { origin: `http://127.0.0.1:${port}`, ...life, ...deaths(scene, life.kill) };
}

function createLife(environment: Record<string, string>, preloads: string[]) {
  let child: ChildProcess | undefined;
  const isAlive = () => child?.exitCode === null && child.signalCode === null;
  return {
    isAlive,
    async start(): Promise<void> {
      const imports = preloads.map((path) => ['--import', path]).flat();
      const started = spawn(process.execPath, [...imports, 'apps/games-server/src/main.ts'], {
        cwd: new URL('../../..', import.meta.url).pathname,
        env: { PATH: process.env['PATH'], ...environment },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child = started;
      await new Promise<void>((resolve, reject) => {
        started.once('exit', (code) => reject(new Error(`The games server ended with ${code}.`)));
        started.stdout?.on('data', (text: Buffer) => text.includes('"ready"') && resolve());
      });
    },
    async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<[number | null, string | null]> {
      assert.ok(child);
      if (!isAlive()) return [child.exitCode, child.signalCode];
      const exited = once(child, 'exit');
      child.kill(signal);
      return (await exited) as [number | null, string | null];
    },
  };
}

function deaths(
  { platform, owner }: Scene,
  kill: Victim['kill'],
): Omit<Victim, 'origin' | 'start' | 'kill' | 'isAlive'> {
  let isHeld = Promise.resolve();
  const killWhileBlocked: Victim['killWhileBlocked'] = (hold) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    isHeld = promise;
    return inTransaction(owner, async (transaction) => {
      await hold(transaction);
      resolve();
      await waitForBlocked({ owner });
      await kill();
    });
  };
  return {
    killWhileBlocked,
    armed: () => isHeld,
    killAt: (name, stage, wish, nth = 1) =>
      new Promise((resolve) => {
        let count = 0;
        const hook: Hook = async (at, entry) => {
          if (!isAsked(entry, name) || at !== stage || ++count !== nth) return 'go';
          await kill();
          platform.setHook(undefined);
          resolve();
          return wish;
        };
        platform.setHook(hook);
      }),
    killAtConnection: () =>
      new Promise((resolve) => {
        platform.dropConnections();
        platform.setOnConnection(() => {
          platform.setOnConnection(undefined);
          void kill().then(() => resolve());
        });
      }),
    killAfterReply: (name, hold) =>
      new Promise((resolve, reject) => {
        const hook: Hook = async (at, entry): Promise<Wish> => {
          if (at === 'received' || !isAsked(entry, name)) return 'go';
          platform.setHook(undefined);
          killWhileBlocked(hold).then(resolve, reject);
          await isHeld;
          return 'go';
        };
        platform.setHook(hook);
      }),
  };
}

/** What a player's commits wait for. */
export const holdPlayer = (memberId: string) => (transaction: Transaction) =>
  transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `games player ${memberId}`,
  ]);

/** What every note about a member's rounds waits for. */
export const holdRounds = (memberId: string) => (transaction: Transaction) =>
  transaction.query('SELECT id FROM games.rounds WHERE member_id = $1 FOR UPDATE', [memberId]);

/** Waits until the server waits for a lock of ours. */
const waitForBlocked = ({ owner }: Pick<Scene, 'owner'>) =>
  until('the server to be held up', async () => {
    const { rows } = await owner.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
          AND application_name = 'bahati games' AND wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  });
