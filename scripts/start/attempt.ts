import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { root } from '#scripts/repository.ts';
import { leaveWithParent } from '#scripts/run-node.ts';
import type { Server } from '#scripts/start/settings.ts';

/** One life of a server, from its start to its end. */
export type Attempt = {
  child: ChildProcess;
  /** Settles with the reason of its end. */
  ended: Promise<string>;
  /** Settles with whether it ever answered that it is ready. */
  ready: Promise<boolean>;
};

const readyLimitMs = 60_000;
const drainLimitMs = 11_000;

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
};

/** One older log is kept: the one that tells why a server had to be started again. */
const openLog = (path: string): number => {
  mkdirSync(dirname(path), { recursive: true });
  if (existsSync(path)) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
};

/** What the server said besides its log lines: the one sentence it left with. */
export const lastWords = (logPath: string): string =>
  readFileSync(logPath, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('{'))
    .join('\n');

export const launch = (server: Server, logPath: string, isLogShown: boolean): Attempt => {
  const log = openLog(logPath);
  const output = isLogShown ? 'inherit' : log;
  // A session of its own, so that Ctrl-C reaches the launcher alone; the channel tells of our end.
  const child = spawn(
    process.execPath,
    ['--import', leaveWithParent, `${server.folder}/src/main.ts`],
    { cwd: root, env: server.env, detached: true, stdio: ['ignore', output, output, 'ipc'] },
  );
  closeSync(log);
  let hasEnded = false;
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  void ended.then(() => (hasEnded = true));
  const becomeReady = async (): Promise<boolean> => {
    for (const end = Date.now() + readyLimitMs; !hasEnded && Date.now() < end; await sleep(50)) {
      if (await isReady(server.readyUrl)) return true;
    }
    return false;
  };
  return { child, ended, ready: becomeReady() };
};

/** Lets requests in flight finish for at most ten seconds. */
export const end = async ({ child, ended }: Attempt): Promise<void> => {
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), drainLimitMs);
  await ended;
  clearTimeout(impatience);
};
