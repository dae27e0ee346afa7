import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { identify, isRunning, type ProcessIdentity } from '#scripts/processes.ts';

const holderOf = (lock: string): ProcessIdentity | undefined => {
  try {
    return JSON.parse(readFileSync(join(lock, 'holder.json'), 'utf8')) as ProcessIdentity;
  } catch {
    return undefined;
  }
};

/** A folder with its holder's name in it moves into place at once, or not at all if one stands. */
const acquire = (lock: string): boolean => {
  const mine = `${lock}.${process.pid}`;
  rmSync(mine, { recursive: true, force: true });
  mkdirSync(mine, { recursive: true });
  writeFileSync(join(mine, 'holder.json'), JSON.stringify(identify(process.pid)));
  try {
    renameSync(mine, lock);
    return true;
  } catch {
    rmSync(mine, { recursive: true });
    return false;
  }
};

/** Only one process of this clone does `work` at a time; a killed holder does not keep the others. */
export const withLock = async <Result>(
  lock: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  mkdirSync(dirname(lock), { recursive: true });
  while (!acquire(lock)) {
    const holder = holderOf(lock);
    if (holder && !isRunning(holder)) rmSync(lock, { recursive: true, force: true });
    await sleep(100);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
};
