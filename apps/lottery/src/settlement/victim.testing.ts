/** Killing a lottery once several draws stand at their moments, and starting it again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { JournalEntry, Wish } from '@bahati/testing/conformance/reference-server.ts';
import { until } from '@bahati/testing/until.ts';
import type { setScene } from '#lottery/scene.testing.ts';

export type Scene = Awaited<ReturnType<typeof setScene>>;
type Call = 'reserve' | 'settle' | 'close';

/** Where a draw stands as the lottery dies. */
export type Point =
  /** At a call on the platform; the wish is granted after the death. */
  | { at: 'received' | 'applied'; call: Call; wish: Wish }
  /** While the lottery waits for what is held; with `after`, held once that call was applied. */
  | { hold: (transaction: Transaction, drawId: string) => Promise<unknown>; after?: Call };

export type Doomed = {
  point: Point;
  memberId: string;
  drawId: string;
  /** Brings the draw to its point. */
  act: () => Promise<unknown>;
};

const isOf = ({ body, path }: JournalEntry, call: Call, { memberId, drawId }: Doomed): boolean => {
  if (call === 'close') return path.endsWith('/groups/close') && body?.['groupId'] === drawId;
  const operations = (body?.['operations'] ?? []) as { kind: string; memberId: string }[];
  return operations.some((one) => one.kind === call && one.memberId === memberId);
};

export async function createVictim(scene: Scene) {
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
      const file = new URL('./killed-lottery.testing.ts', import.meta.url).pathname;
      const env = {
        PATH: process.env['PATH'],
        ...scene.environment,
        LOTTERY_PORT: String(port),
        LOTTERY_CALENDAR: 'off',
      };
      const started = spawn(process.execPath, [file], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child = started;
      await new Promise<void>((resolve, reject) => {
        started.once('exit', (code) => reject(new Error(`The lottery ended with ${code}.`)));
        started.stdout?.on('data', (text: Buffer) => text.includes('ready') && resolve());
      });
    },
    /** Has each draw brought to its point, one after another, and kills once all stand there. */
    dieAt: (doomed: readonly Doomed[]) => dieAt(scene, doomed, kill),
  };
}

async function dieAt(scene: Scene, doomed: readonly Doomed[], kill: () => Promise<void>) {
  const death = Promise.withResolvers<void>();
  const held: Promise<unknown>[] = [];
  const stops = doomed.map((one) => ({ one, ...Promise.withResolvers<void>(), isDone: false }));
  type Stop = (typeof stops)[number];
  const holding = ({ resolve }: Stop, hold: (transaction: Transaction) => Promise<unknown>) => {
    const armed = Promise.withResolvers<void>();
    const work = inTransaction(scene.owner, async (transaction) => {
      await hold(transaction);
      armed.resolve();
      await untilBlocked(scene, transaction);
      resolve();
      await death.promise;
    });
    work.catch(armed.reject);
    held.push(work);
    return armed.promise;
  };
  scene.platform.setHook(async (stage, entry) => {
    for (const stop of stops) {
      const { point } = stop.one;
      if (stop.isDone) continue;
      if ('hold' in point) {
        if (stage !== 'applied' || !point.after || !isOf(entry, point.after, stop.one)) continue;
        stop.isDone = true;
        await holding(stop, (transaction) => point.hold(transaction, stop.one.drawId));
        return 'go';
      }
      if (stage !== point.at || !isOf(entry, point.call, stop.one)) continue;
      stop.isDone = true;
      stop.resolve();
      await death.promise;
      return point.wish;
    }
    return 'go';
  });
  const broken: Promise<unknown>[] = [];
  for (const stop of stops) {
    const { point, act, drawId } = stop.one;
    if ('hold' in point && !point.after) {
      await holding(stop, (transaction) => point.hold(transaction, drawId));
    }
    broken.push(act().catch(() => undefined));
    await stop.promise;
  }
  await kill();
  scene.platform.setHook(undefined);
  death.resolve();
  await Promise.all([...held, ...broken]);
}

/** Waits until the lottery waits for a lock that this transaction holds. */
async function untilBlocked({ owner }: Scene, transaction: Transaction): Promise<void> {
  const { rows } = await transaction.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  await until('the lottery to be held up', async () => {
    const { rowCount } = await owner.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
          AND application_name = 'lottery to be killed' AND $1 = ANY(pg_blocking_pids(pid))`,
      [rows[0]?.pid],
    );
    return (rowCount ?? 0) > 0;
  });
}
