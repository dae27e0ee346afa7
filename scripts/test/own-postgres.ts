import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { identify, isRunning, type ProcessIdentity } from '#scripts/processes.ts';
import { type RunningPostgres, startPostgres } from '#scripts/postgres/postgres.ts';

/** A memory disk, where Linux has one with room for the databases of a run. */
const memoryDisk = '/dev/shm';
const neededBytes = 4 * 2 ** 30;

const hasMemoryDisk = (): boolean => {
  if (!existsSync(memoryDisk)) return false;
  const { bavail, bsize } = statfsSync(memoryDisk);
  return bavail * bsize >= neededBytes;
};

const prefix = 'bahati-test-';
const ownerFile = 'owner.json';

/** A run that was killed leaves its folder: on a memory disk that is memory. */
const removeLeftovers = (parent: string): void => {
  for (const path of globSync(join(parent, `${prefix}*`, ownerFile))) {
    const owner = JSON.parse(readFileSync(path, 'utf8')) as ProcessIdentity;
    if (!isRunning(owner)) rmSync(dirname(path), { recursive: true, force: true });
  }
};

const makeFolder = (): string => {
  const parent = hasMemoryDisk() ? memoryDisk : tmpdir();
  removeLeftovers(parent);
  const folder = mkdtempSync(join(parent, prefix));
  writeFileSync(join(folder, ownerFile), JSON.stringify(identify(process.pid)));
  // PostgreSQL may run under another account, which has to pass through.
  chmodSync(folder, 0o755);
  return folder;
};

/**
 * The server the tests of a run share. What it holds is gone after the run, so it does not wait for
 * a disk: a killed program loses nothing by that, only a machine without power would. The tests
 * that are about a crashed database start servers of their own, with the product's settings.
 */
const settings = {
  shared_buffers: '128MB',
  max_wal_size: '1GB',
  max_connections: '400',
  fsync: 'off',
  full_page_writes: 'off',
  // Each file has databases of its own, which live for seconds: nothing in them grows old.
  autovacuum: 'off',
  // Thousands of connections are opened, each of which proves a password.
  scram_iterations: '1',
  // Nobody follows the log, nobody reads of what a backend is busy with, and memory needs no readers.
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_compression: 'off',
  update_process_title: 'off',
  io_method: 'sync',
};

/** Runs `work` on a PostgreSQL and a folder of its own and leaves nothing of them behind. */
export const withOwnPostgres = async <T>(
  work: (postgres: RunningPostgres, folder: string) => Promise<T>,
): Promise<T> => {
  const folder = makeFolder();
  const postgres = await startPostgres({ dataFolder: join(folder, 'postgres'), settings });
  try {
    return await work(postgres, folder);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
