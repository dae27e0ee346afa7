import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Place } from '#scripts/postgres/place.ts';
import { Problem } from '#scripts/problem.ts';

const majorVersion = '18';

/** The password of both roles, made once; a file of its own so that only its owner reads it. */
export const readOrMakePassword = (path: string): string => {
  if (!existsSync(path)) {
    writeFileSync(path, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    throw new Problem(
      `${path} belongs to another user, who started this folder before: start as that user.`,
    );
  }
};

/** Makes the cluster beside its place and moves it in whole, so a kill leaves none half made. */
export const ensureCluster = (place: Place, password: string): void => {
  const versionFile = join(place.dataFolder, 'PG_VERSION');
  if (existsSync(versionFile)) {
    const found = readFileSync(versionFile, 'utf8').trim();
    if (found === majorVersion) return;
    throw new Problem(
      `The data in ${place.dataFolder} belong to PostgreSQL ${found}, this is ${majorVersion}: ` +
        'move that folder away, or set DATABASE_URL to a server that can read it.',
    );
  }
  const unfinished = `${place.dataFolder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const passwordFile = join(unfinished, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const cluster = join(unfinished, 'cluster');
  mkdirSync(cluster, { mode: 0o700 });
  for (const path of place.account ? [unfinished, passwordFile, cluster] : []) {
    chownSync(path, place.account?.uid ?? 0, place.account?.gid ?? 0);
  }
  const made = spawnSync(join(place.binFolder, 'initdb'), initFlags(cluster, passwordFile), {
    ...place.account,
    cwd: unfinished,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
  });
  if (made.status !== 0) {
    throw new Problem(`PostgreSQL could not make its data folder: ${made.stderr || made.error}`);
  }
  rmSync(place.dataFolder, { recursive: true });
  renameSync(cluster, place.dataFolder);
  rmSync(unfinished, { recursive: true });
};

/** The built-in locale sorts alike on every machine and needs none of the system's. */
const initFlags = (cluster: string, passwordFile: string): string[] => [
  `--pgdata=${cluster}`,
  '--username=postgres',
  `--pwfile=${passwordFile}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
];
