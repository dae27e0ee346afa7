import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { Problem } from '#scripts/problem.ts';
import { inRoot, root } from '#scripts/repository.ts';

const ownScope = '@bahati';

const listFiles = (): string[] => {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Problem(`git could not list the files: ${stderr}`);
  return [...new Set(stdout.split('\0'))].filter(Boolean);
};

const copyInto = (copy: string, path: string): void => {
  const [from, to] = [inRoot(path), join(copy, path)];
  // What is deleted but not committed is listed too.
  if (!lstatSync(from, { throwIfNoEntry: false })) return;
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
};

/**
 * Dependencies are linked to; the repository's own packages are linked within the copy, since
 * through the links of the tree every import of them would lead back into the tree.
 */
const linkDependencies = (copy: string): void => {
  const folder = join(copy, 'node_modules');
  mkdirSync(join(folder, ownScope), { recursive: true });
  for (const name of readdirSync(inRoot('node_modules'))) {
    // Tools keep what they remember of a tree in folders with a dot.
    const isKept = name.startsWith('.') && name !== '.bin' && name !== '.package-lock.json';
    if (name === ownScope || isKept) continue;
    symlinkSync(inRoot('node_modules', name), join(folder, name));
  }
  for (const name of readdirSync(inRoot('node_modules', ownScope))) {
    const target = readlinkSync(inRoot('node_modules', ownScope, name));
    symlinkSync(target, join(folder, ownScope, name));
  }
};

/** Built sites with their stamps: those whose sources are the same are not built again. */
const sitePaths = ['player-site', 'back-office', 'games-client'].flatMap((site) => [
  `apps/${site}/dist`,
  `.cache/sites/${site}`,
]);

export const makeFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'bahati-faults-'));
  // PostgreSQL may run under another account, which has to pass through.
  chmodSync(folder, 0o755);
  return folder;
};

/** Every file of the tree that git does not ignore, able to run by itself. */
export const copyTree = (copy: string): void => {
  for (const path of [...listFiles(), ...sitePaths]) copyInto(copy, path);
  linkDependencies(copy);
};
