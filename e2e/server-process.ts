/** One server of the product as a child process that a test may stop, kill and start again. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import { repositoryFolder } from '@bahati/testing/test-server.ts';

const readyLimitMs = 60_000;
const drainLimitMs = 11_000;

export type ServerProcess = {
  readonly origin: string;
  readonly pid: number;
  /** What it logged over all its lives, one JSON object a line. */
  readonly log: string;
  /** Starts it and answers after how many milliseconds it was ready. */
  start: () => Promise<number>;
  /** Asks it to leave; answers how it left. */
  stop: () => Promise<{ code: number | null; ms: number }>;
  /** Ends it as a power cut would. */
  kill: () => Promise<void>;
};

export type ServerDescription = { app: string; origin: string; env: NodeJS.ProcessEnv };

/** The test runner's marks would make a child believe that it is a test. */
const cleaned = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  ...env,
  NODE_TEST_CONTEXT: undefined,
});

/** Runs a program of the repository to its end. */
export const runProgram = async (
  path: string,
  env: NodeJS.ProcessEnv,
  timeout = 180_000,
): Promise<string> => {
  const run = promisify(execFile);
  const options = { cwd: repositoryFolder, env: cleaned(env), timeout };
  return (await run(process.execPath, [path], options)).stdout;
};

/** The channel tells the server when this test ends without a word, so that it leaves too. */
const launch = ({ app, env }: ServerDescription): ChildProcess =>
  spawn(process.execPath, [`apps/${app}/src/main.ts`], {
    cwd: repositoryFolder,
    env: cleaned(env),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });

const isReady = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(1_000) })).ok;
  } catch {
    return false;
  }
};

export const createServerProcess = (description: ServerDescription): ServerProcess => {
  const { app, origin } = description;
  let child: ChildProcess | undefined;
  let log = '';
  let ended: Promise<number | null> = Promise.resolve(null);

  const start = async (): Promise<number> => {
    const startedAt = performance.now();
    const started = launch(description);
    child = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (log += text));
    }
    let hasEnded = false;
    ended = new Promise((resolve) => started.once('exit', resolve));
    void ended.then(() => (hasEnded = true));
    while (!(await isReady(origin))) {
      const isLate = performance.now() - startedAt > readyLimitMs;
      if (hasEnded || isLate) throw new Error(`${app} is not ready: ${log.slice(-2_000)}`);
      await wait(20);
    }
    return performance.now() - startedAt;
  };

  const stop = async (): Promise<{ code: number | null; ms: number }> => {
    const startedAt = performance.now();
    child?.kill('SIGTERM');
    const impatience = setTimeout(() => child?.kill('SIGKILL'), drainLimitMs);
    const code = await ended;
    clearTimeout(impatience);
    return { code, ms: performance.now() - startedAt };
  };

  const kill = async (): Promise<void> => {
    child?.kill('SIGKILL');
    await ended;
  };

  return {
    origin,
    get pid() {
      return child?.pid ?? 0;
    },
    get log() {
      return log;
    },
    start,
    stop,
    kill,
  };
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * Ports below those the system gives to outgoing connections: a server that is started again finds
 * its port as it left it, and a client that keeps knocking never ends up talking to itself.
 */
export const findFreePorts = async (count: number): Promise<number[]> => {
  const found = new Set<number>();
  while (found.size < count) {
    const port = 12_000 + Math.floor(Math.random() * 18_000);
    if (await isFree(port)) found.add(port);
  }
  return [...found];
};
