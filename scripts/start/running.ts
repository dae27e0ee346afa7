import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

import { Problem } from '#scripts/problem.ts';
import { identify, isRunning, type ProcessIdentity, waitUntil } from '#scripts/processes.ts';
import { inRoot } from '#scripts/repository.ts';

/** What other scripts, and the next start after a kill, know of the running product. */
export type Running = {
  launcher: ProcessIdentity;
  databaseUrl: string;
  ports: Record<string, number>;
  /** The servers; PostgreSQL apart, because it is never ended by force. */
  processes: Record<string, ProcessIdentity>;
  /** Absent when somebody else's server is used. */
  postgres?: ProcessIdentity;
};

const file = inRoot('.data', 'running.json');
/** A server whose launcher vanished drains for ten seconds and then leaves by itself. */
const drainLimitMs = 13_000;

export const readRunning = (): Running | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Running) : undefined;

/** The database that DATABASE_URL names, or that of the running product. */
export const findDatabase = (): string => {
  const given = process.env['DATABASE_URL'];
  if (given) return given;
  const running = readRunning();
  if (running && isRunning(running.launcher)) return running.databaseUrl;
  throw new Problem(
    'There is no database: start the product with "npm start", or set DATABASE_URL.',
  );
};

export const writeRunning = (running: Omit<Running, 'launcher'>): void => {
  mkdirSync(inRoot('.data'), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  const text = JSON.stringify({ launcher: identify(process.pid), ...running }, null, 2);
  writeFileSync(unfinished, `${text}\n`, { mode: 0o600 });
  renameSync(unfinished, file);
};

/** Leaves the note of another launcher alone: a refused second start ends through here too. */
export const forgetRunning = (): void => {
  if (readRunning()?.launcher.pid === process.pid) rmSync(file);
};

/**
 * Waits for what a killed launcher left behind, and ends what does not leave.
 * @throws {Problem} when this clone is already running.
 */
export const clearLeftovers = async (): Promise<void> => {
  const running = readRunning();
  if (!running) return;
  if (isRunning(running.launcher)) {
    throw new Problem(
      `Bahati already runs from this folder (process ${running.launcher.pid}): stop that first.`,
    );
  }
  const left = Object.values(running.processes).filter(isRunning);
  if (left.length > 0) console.log('  waiting for the servers of the last start to leave');
  const haveLeft = (): boolean => !left.some(isRunning);
  if (!(await waitUntil(haveLeft, drainLimitMs))) {
    for (const { pid } of left.filter(isRunning)) process.kill(pid, 'SIGKILL');
    await waitUntil(haveLeft, 5000);
  }
  rmSync(file);
};
