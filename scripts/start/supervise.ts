import { setTimeout as sleep } from 'node:timers/promises';

import { Problem } from '#scripts/problem.ts';
import { inRoot } from '#scripts/repository.ts';
import { type Attempt, end, lastWords, launch } from '#scripts/start/attempt.ts';
import type { Server } from '#scripts/start/settings.ts';

/** One server under watch: started, started again when it dies, stopped when asked. */
export type Supervised = {
  name: string;
  folder: string;
  /** Settles with the first readiness; rejects with a Problem when it ended before that. */
  ready: Promise<void>;
  getPid: () => number | undefined;
  /** Stops it, upon which it starts again: for development. */
  restart: () => void;
  stop: () => Promise<void>;
};

/** A server that cannot even start is tried this often in a minute. */
const hopelessStartsPerMinute = 5;

/** A crash loop is slowed down; a server that was at work is back at once. */
const createPacer = (): ((wasReady: boolean) => number) => {
  const hopelessStarts: number[] = [];
  return (wasReady) => {
    if (wasReady) return 250;
    hopelessStarts.push(Date.now());
    const oldest = hopelessStarts.at(-hopelessStartsPerMinute) ?? 0;
    const backOffMs = 500 * 2 ** Math.min(hopelessStarts.length, 4);
    return Math.max(oldest + 60_000 - Date.now(), backOffMs);
  };
};

export const supervise = (
  server: Server,
  options: { isLogShown: boolean; onStart: () => void },
): Supervised => {
  const logPath = inRoot('.data', 'logs', `${server.folder.replace('apps/', '')}.log`);
  const nextPauseMs = createPacer();
  const firstReadiness = Promise.withResolvers<void>();
  let wasEverReady = false;
  let isStopping = false;
  let isRestarting = false;
  let current: Attempt | undefined;

  const report = (reason: string, pauseMs: number): void => {
    const when = `starting it again in ${(pauseMs / 1000).toFixed(1)} s`;
    console.log(`  The ${server.name} ended (${reason}, log: ${logPath}); ${when}.`);
  };

  const live = async (): Promise<void> => {
    isRestarting = false;
    current = launch(server, logPath, options.isLogShown);
    options.onStart();
    const { ended, ready } = current;
    let wasReady = false;
    void ready.then((isReady) => {
      wasReady = isReady;
      wasEverReady ||= isReady;
      if (isReady) firstReadiness.resolve();
      else firstReadiness.reject(new Problem(lastWords(logPath) || `${server.name} is not ready.`));
    });
    const reason = await ended;
    // What cannot start at all says why and is left alone.
    if (isStopping || isRestarting || !wasEverReady) return;
    const pauseMs = nextPauseMs(wasReady);
    report(reason, pauseMs);
    await sleep(pauseMs);
  };

  const keepRunning = async (): Promise<void> => {
    do await live();
    while (!isStopping && wasEverReady);
  };

  // Whoever waits for readiness hears of a failed start; later ends are only printed.
  firstReadiness.promise.catch(() => undefined);
  void keepRunning();

  return {
    name: server.name,
    folder: server.folder,
    ready: firstReadiness.promise,
    getPid: () => current?.child.pid,
    restart: () => {
      isRestarting = true;
      current?.child.kill('SIGTERM');
    },
    stop: async () => {
      isStopping = true;
      if (current) await end(current);
    },
  };
};
