/** Killing a book at a chosen moment of a member's bet, and starting it again. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { JournalEntry } from '@bahati/testing/conformance/reference-server.ts';
import { until } from '@bahati/testing/until.ts';
import type { Scene } from '#sportsbook/scene.testing.ts';

export type Wish = 'go' | 'lose' | 'half';

/** Where a member's bet stands as the book dies. */
export type Point =
  /** At a call on the platform; the wish is granted after the death. */
  | { at: 'received' | 'applied'; kind: string; wish: Wish }
  /** While the book waits for what is held; with `after`, held once that call was applied. */
  | { hold: (transaction: Transaction, memberId: string) => Promise<unknown>; after?: string };

export type Victim = {
  origin: string;
  start: () => Promise<void>;
  kill: () => Promise<void>;
  /** Has each member do something, one after another, and kills once all stand at their points. */
  dieAt: (doomed: readonly Doomed[]) => Promise<void>;
};

export type Doomed = { point: Point; memberId: string; act: () => Promise<unknown> };

const isOf = (entry: JournalEntry, kind: string, memberId: string): boolean => {
  const operations = (entry.body?.['operations'] ?? []) as { kind: string; memberId: string }[];
  return operations.some((one) => one.kind === kind && one.memberId === memberId);
};

export async function createVictim(scene: Scene): Promise<Victim> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  let child: ChildProcess | undefined;
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    kill,
    async start() {
      const started = spawn(
        process.execPath,
        [new URL('./killed-book.testing.ts', import.meta.url).pathname],
        {
          env: { PATH: process.env['PATH'], ...scene.environment, SPORTSBOOK_PORT: String(port) },
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      child = started;
      await new Promise<void>((resolve, reject) => {
        started.once('exit', (code) => reject(new Error(`The book ended with ${code}.`)));
        started.stdout?.on('data', (text: Buffer) => text.includes('ready') && resolve());
      });
    },
    dieAt: (doomed) => dieAt(scene, doomed, kill),
  };
}

async function dieAt(
  scene: Scene,
  doomed: readonly Doomed[],
  kill: () => Promise<void>,
): Promise<void> {
  const death = Promise.withResolvers<void>();
  const held: Promise<unknown>[] = [];
  const stops: { one: Doomed; reached: () => void; isDone: boolean }[] = [];
  const holding = (one: Doomed, hold: (transaction: Transaction) => Promise<unknown>) => {
    const armed = Promise.withResolvers<void>();
    const work = inTransaction(scene.owner, async (transaction) => {
      await hold(transaction);
      armed.resolve();
      await untilBlocked(scene, transaction);
      stops.find((stop) => stop.one === one)?.reached();
      await death.promise;
    });
    work.catch(armed.reject);
    held.push(work);
    return armed.promise;
  };
  scene.platform.setHook(async (stage, entry) => {
    for (const stop of stops) {
      const { point, memberId } = stop.one;
      if (stop.isDone) continue;
      if ('hold' in point) {
        if (stage !== 'applied' || !point.after || !isOf(entry, point.after, memberId)) continue;
        stop.isDone = true;
        await holding(stop.one, (transaction) => point.hold(transaction, memberId));
        return 'go';
      }
      if (stage !== point.at || !isOf(entry, point.kind, memberId)) continue;
      stop.isDone = true;
      stop.reached();
      await death.promise;
      return point.wish;
    }
    return 'go';
  });
  const broken: Promise<unknown>[] = [];
  for (const one of doomed) {
    const { promise, resolve } = Promise.withResolvers<void>();
    stops.push({ one, reached: resolve, isDone: false });
    const { point, memberId } = one;
    if ('hold' in point && !point.after) {
      await holding(one, (transaction) => point.hold(transaction, memberId));
    }
    broken.push(one.act().catch(() => undefined));
    await promise;
  }
  await kill();
  scene.platform.setHook(undefined);
  death.resolve();
  await Promise.all([...held, ...broken]);
}

/** Waits until the book waits for a lock that this transaction holds. */
async function untilBlocked({ owner }: Scene, transaction: Transaction): Promise<void> {
  const { rows } = await transaction.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  await until('the book to be held up', async () => {
    const { rowCount } = await owner.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
          AND application_name = 'book to be killed' AND $1 = ANY(pg_blocking_pids(pid))`,
      [rows[0]?.pid],
    );
    return (rowCount ?? 0) > 0;
  });
}

/** What a dead process held is anybody's once its lease is over; the test does not sit it out. */
export const endLeases = ({ owner }: Scene) =>
  owner.query('UPDATE book.operations SET due_at = now()');

/** The row of a member's bet. */
export const holdBet = (transaction: Transaction, memberId: string) =>
  transaction.query('SELECT id FROM book.bets WHERE member_id = $1 FOR UPDATE', [memberId]);

/** What is to be told of a member's bets. */
export const holdOperations = (transaction: Transaction, memberId: string) =>
  transaction.query(
    `SELECT 1 FROM book.operations WHERE bet_id IN
       (SELECT id FROM book.bets WHERE member_id = $1) FOR UPDATE`,
    [memberId],
  );

/** Nobody can write a step of any bet. */
export const holdSteps = (transaction: Transaction) =>
  transaction.query('LOCK TABLE book.bet_history IN SHARE MODE');

export const assertNothingLeft = async ({ owner }: Scene) =>
  until('everything to be told', async () => {
    const { rows } = await owner.query('SELECT 1 FROM book.operations LIMIT 1');
    if (rows.length > 0) await owner.query('UPDATE book.operations SET due_at = now()');
    return rows.length === 0;
  });

export const assertOne = <T>(of: readonly T[]): T => {
  assert.equal(of.length, 1);
  return of[0] as T;
};
