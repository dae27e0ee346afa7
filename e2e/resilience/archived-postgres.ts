/**
 * A PostgreSQL that archives its log, a base backup of it, and a server restored from both to a
 * point in time. The base backup is made by PostgreSQL's low-level API, since the programs that
 * come with the dependencies have no `pg_basebackup`; that one does the same.
 */
import { spawnSync } from 'node:child_process';
import { constants } from 'node:fs';
import {
  chmod,
  chown,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

import { findPlace } from '#scripts/postgres/place.ts';
import { type RunningPostgres, startPostgres } from '#scripts/postgres/postgres.ts';

export type ArchivedPostgres = {
  server: RunningPostgres;
  /** Copies the running cluster; answers how large the copy is. */
  takeBaseBackup: () => Promise<{ bytes: number }>;
  /** Waits until everything committed so far stands in the archive. */
  archiveAll: () => Promise<void>;
  /** Ends the server as a lost machine would. */
  lose: () => Promise<void>;
  /** A new server from the base backup and the archive, as everything was at this time. */
  restoreAt: (time: Date) => Promise<RunningPostgres>;
  /** Removes every trace, the restored server's too. */
  remove: () => Promise<void>;
};

const longestRecoveryMs = 15 * 60_000;

/** What a copy of a cluster leaves out, as the manual says: made anew, or of one server alone. */
const leftOut =
  /^(pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/.|postmaster\.(pid|opts)$)|(^|\/)(pgsql_tmp|pg_internal\.init)/;

export const startArchivedPostgres = async (): Promise<ArchivedPostgres> => {
  const folder = await mkdtemp(join(tmpdir(), 'bahati-restore-'));
  // PostgreSQL may run under another account, which has to pass through.
  await chmod(folder, 0o755);
  const primary = findPlace(join(folder, 'primary'));
  const home = dirname(primary.dataFolder);
  const [archive, backup] = [join(home, 'archive'), join(home, 'backup')];
  for (const path of [archive, backup]) {
    await mkdir(path, { mode: 0o700 });
    if (primary.account) await chown(path, primary.account.uid, primary.account.gid);
  }
  const server = await startPostgres({
    dataFolder: join(folder, 'primary'),
    settings: {
      archive_mode: 'on',
      // Renamed once it is whole, so that a kill leaves no half segment by its name.
      archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`,
    },
  });
  const copy = async (from: string, to: string): Promise<number> => {
    const bytes = await copyCluster(from, to);
    const { account } = primary;
    if (account) spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, to]);
    return bytes;
  };
  let restored: RunningPostgres | undefined;
  return {
    server,
    takeBaseBackup: async () => {
      const bytes = await withClient(server.superuserUrl, async (client) => {
        await client.query(`SELECT pg_backup_start('drill', true)`);
        const copied = await copy(primary.dataFolder, backup);
        const { rows } = await client.query<{ labelfile: string }>(
          'SELECT labelfile FROM pg_backup_stop(true)',
        );
        await writeFile(join(backup, 'backup_label'), rows[0]?.labelfile ?? '');
        return copied;
      });
      return { bytes };
    },
    archiveAll: () => withClient(server.superuserUrl, archiveAll),
    lose: async () => {
      process.kill(server.pid, 'SIGQUIT');
      await server.ended;
    },
    restoreAt: async (time) => {
      const place = findPlace(join(folder, 'restored'));
      await copy(backup, place.dataFolder);
      await writeFile(join(place.dataFolder, 'recovery.signal'), '');
      restored = await startPostgres({
        dataFolder: join(folder, 'restored'),
        settings: {
          restore_command: `cp ${archive}/%f %p`,
          // Here the manual's `Z` is not known.
          recovery_target_time: time.toISOString().replace('Z', '+00'),
          recovery_target_action: 'promote',
        },
      });
      await withClient(restored.superuserUrl, recovered);
      return restored;
    },
    remove: async () => {
      await restored?.stop();
      await server.stop();
      for (const path of [archive, backup, primary.dataFolder, join(home, 'restored'), folder]) {
        await rm(path, { recursive: true, force: true });
      }
    },
  };
};

const withClient = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const archiveAll = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ segment: string }>(
    'SELECT pg_walfile_name(pg_switch_wal()) AS segment',
  );
  const segment = rows[0]?.segment ?? '';
  for (;;) {
    const archived = await client.query<{ last: string | null }>(
      'SELECT last_archived_wal AS last FROM pg_stat_archiver',
    );
    if ((archived.rows[0]?.last ?? '') >= segment) return;
    await wait(50);
  }
};

const recovered = async (client: Client): Promise<void> => {
  const until = Date.now() + longestRecoveryMs;
  for (;;) {
    const { rows } = await client.query<{ isOver: boolean }>(
      'SELECT NOT pg_is_in_recovery() AS "isOver"',
    );
    if (rows[0]?.isOver) return;
    if (Date.now() > until) throw new Error('The recovery does not end.');
    await wait(50);
  }
};

/** Copies what a backup needs; a file that goes while it is copied is in the log. */
const copyCluster = async (from: string, to: string): Promise<number> => {
  let bytes = 0;
  const copyFolder = async (inside: string): Promise<void> => {
    for (const entry of await readdir(join(from, inside), { withFileTypes: true })) {
      const path = join(inside, entry.name);
      if (leftOut.test(path)) continue;
      if (entry.isDirectory()) {
        await mkdir(join(to, path), { recursive: true, mode: 0o700 });
        await copyFolder(path);
      } else {
        bytes += await copyOne(join(from, path), join(to, path));
      }
    }
  };
  await copyFolder('');
  return bytes;
};

const copyOne = async (from: string, to: string): Promise<number> => {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    return (await stat(to)).size;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0;
    throw error;
  }
};
