/** A games server of its own process that tests kill at a chosen moment and start again. */
import { until } from '@bahati/testing/until.ts';
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Hook, JournalEntry } from '@bahati/testing/conformance/reference-server.ts';
import { asked, type Scene } from './scene.testing.ts';

/** A moment at which a call of a member stands until the server is dead. */
export type Stop = {
  /** Resolves once it is in the way of what comes. */
  armed: Promise<unknown>;
  /** Resolves once something stands there. */
  reached: Promise<unknown>;
};

type Hold = (transaction: Transaction) => Promise<unknown>;
type Stage = 'received' | 'applied';
type LastWish = 'go' | 'lose' | 'half';

/** Arranges where a call stands when the server dies, and makes it; nobody is left to answer. */
export type DoomedCall = { stop: () => Stop; send: () => Promise<unknown> };

export type Victim = {
  origin: string;
  start: () => Promise<void>;
  kill: (signal?: 'SIGKILL' | 'SIGTERM') => Promise<[number | null, string | null]>;
  isAlive: () => boolean;
  /** At the nth call of this name of the member, or of anybody; the wish is granted after death. */
  stopAt: (
    call: { name: string; memberId?: string | undefined; nth?: number },
    stage: Stage,
    wish: LastWish,
  ) => Stop;
  /** At the next connection to the wallet, before anything is sent; those there are end. */
  stopAtConnection: () => Stop;
  /** While the server waits for what this transaction holds. */
  stopAtLock: (hold: Hold) => Stop;
  /** The same, held from the moment the wallet has applied a call of this name. */
  stopAfterReply: (call: { name: string; memberId?: string | undefined }, hold: Hold) => Stop;
  /** Kills once every one of these is reached; one death meets many rounds. */
  dieAt: (...stops: Stop[]) => Promise<void>;
  /** The same for calls that are made one after another, each as its stop is in the way. */
  dieAmong: (calls: readonly DoomedCall[]) => Promise<void>;
  /** Resolves once what was arranged last stands in the server's way. */
  armed: () => Promise<unknown>;
  /** Each kills at a stop of its own. */
  killAt: (name: string, stage: Stage, wish: LastWish, nth?: number) => Promise<void>;
  killAtConnection: () => Promise<void>;
  killWhileBlocked: (hold: Hold) => Promise<void>;
  killAfterReply: (name: string, hold: Hold) => Promise<void>;
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

/** A server that starts again and again reads its code ready compiled. */
const { NODE_COMPILE_CACHE = '' } = process.env;
const compileCache = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};

function createLife(environment: Record<string, string>, preloads: string[]) {
  let child: ChildProcess | undefined;
  const isAlive = () => child?.exitCode === null && child.signalCode === null;
  return {
    isAlive,
    async start(): Promise<void> {
      const imports = preloads.map((path) => ['--import', path]).flat();
      const started = spawn(process.execPath, [...imports, 'apps/games-server/src/main.ts'], {
        cwd: new URL('../../..', import.meta.url).pathname,
        env: { PATH: process.env['PATH'], ...compileCache, ...environment },
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
  scene: Scene,
  kill: Victim['kill'],
): Omit<Victim, 'origin' | 'start' | 'kill' | 'isAlive'> {
  let isArmed: Promise<unknown> = Promise.resolve();
  const stops = createStops(scene);
  const dieAt = async (...reached: Stop[]): Promise<void> => {
    isArmed = Promise.all(reached.map(({ armed }) => armed));
    await Promise.all(reached.map((stop) => stop.reached));
    await kill();
    await stops.letGo();
  };
  return {
    ...stops,
    dieAt,
    async dieAmong(calls) {
      const reached: Stop[] = [];
      const broken: Promise<void>[] = [];
      for (const { stop: arrange, send } of calls) {
        const stop = arrange();
        reached.push(stop);
        await stop.armed;
        // The caller hears the connection break.
        const refused = assert.rejects(send());
        broken.push(refused);
        // What ends before never gets there: nobody may wait for it.
        const end = await Promise.race([stop.reached.then(() => 'reached'), refused]);
        assert.equal(end, 'reached', 'the call broke before it stood at its stop');
      }
      await Promise.all([...broken, dieAt(...reached)]);
    },
    armed: () => isArmed,
    killAt: (name, stage, wish, nth = 1) => dieAt(stops.stopAt({ name, nth }, stage, wish)),
    killAtConnection: () => dieAt(stops.stopAtConnection()),
    killWhileBlocked: (hold) => dieAt(stops.stopAtLock(hold)),
    killAfterReply: (name, hold) => dieAt(stops.stopAfterReply({ name }, hold)),
  };
}

type Stops = Pick<Victim, 'stopAt' | 'stopAtConnection' | 'stopAtLock' | 'stopAfterReply'>;

/** Each hook is asked in turn; the first that wants anything has its wish. */
function createHooks(platform: Scene['platform']) {
  let hooks: Hook[] = [];
  return {
    add(hook: Hook): void {
      hooks.push(hook);
      platform.setHook(async (stage, entry) => {
        for (const one of hooks) {
          const wish = await one(stage, entry);
          if (wish) return wish;
        }
        return 'go';
      });
    },
    clear(): void {
      hooks = [];
      platform.setHook(undefined);
    },
  };
}

/** What stands until `letGo`, which is for after the death. */
function createStops({ platform, owner }: Scene): Stops & { letGo: () => Promise<void> } {
  let death = Promise.withResolvers<void>();
  let held: Promise<unknown>[] = [];
  const { add: addHook, clear: clearHooks } = createHooks(platform);
  const stopAt: Victim['stopAt'] = ({ name, memberId, nth = 1 }, stage, wish) => {
    const { promise: reached, resolve } = Promise.withResolvers<void>();
    const { promise: isDead } = death;
    let count = 0;
    addHook(async (at, entry) => {
      if (at !== stage || !isAskedFor(entry, name, memberId) || ++count !== nth) return undefined;
      resolve();
      await isDead;
      return wish;
    });
    return { armed: Promise.resolve(), reached };
  };
  const stopAtLock: Victim['stopAtLock'] = (hold) => {
    const armed = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    const { promise: isDead } = death;
    const holding = inTransaction(owner, async (transaction) => {
      await hold(transaction);
      armed.resolve();
      await waitForBlocked(owner, transaction);
      reached.resolve();
      await isDead;
    });
    holding.catch(reached.reject);
    held.push(holding);
    return { armed: armed.promise, reached: reached.promise };
  };
  const stopAfterReply: Victim['stopAfterReply'] = ({ name, memberId }, hold) => {
    const { promise: reached, resolve, reject } = Promise.withResolvers<unknown>();
    let isDone = false;
    addHook(async (at, entry) => {
      if (isDone || at === 'received' || !isAskedFor(entry, name, memberId)) return undefined;
      isDone = true;
      const stop = stopAtLock(hold);
      stop.reached.then(resolve, reject);
      await stop.armed;
      return 'go';
    });
    return { armed: Promise.resolve(), reached };
  };
  return {
    stopAt,
    stopAtLock,
    stopAfterReply,
    stopAtConnection() {
      const { promise: reached, resolve } = Promise.withResolvers<void>();
      platform.dropConnections();
      platform.setOnConnection(resolve);
      return { armed: Promise.resolve(), reached };
    },
    async letGo() {
      clearHooks();
      platform.setOnConnection(undefined);
      death.resolve();
      await Promise.all(held);
      death = Promise.withResolvers<void>();
      held = [];
    },
  };
}

const isAskedFor = (entry: JournalEntry, name: string, memberId?: string): boolean =>
  asked(entry, name).some((body) => memberId === undefined || body['memberId'] === memberId);

/** Split into so many groups, so that each meets a death of its own. */
export const inGroups = <T>(all: readonly T[], count: number): T[][] =>
  Array.from({ length: count }, (_, at) =>
    all.slice(Math.floor((at * all.length) / count), Math.floor(((at + 1) * all.length) / count)),
  );

/** What a player's commits wait for. */
export const holdPlayer = (memberId: string) => (transaction: Transaction) =>
  transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `games player ${memberId}`,
  ]);

/** What every note about a member's rounds waits for. */
export const holdRounds = (memberId: string) => (transaction: Transaction) =>
  transaction.query('SELECT id FROM games.rounds WHERE member_id = $1 FOR UPDATE', [memberId]);

/** Waits until a server waits for a lock that this transaction holds. */
async function waitForBlocked(owner: Database, transaction: Transaction): Promise<void> {
  const { rows } = await transaction.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  // Asked beside the transaction, in which the view of what others do would not change.
  await until('the server to be held up', async () => {
    const { rowCount } = await owner.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
          AND application_name = 'bahati games' AND $1 = ANY(pg_blocking_pids(pid))`,
      [rows[0]?.pid],
    );
    return (rowCount ?? 0) > 0;
  });
}
