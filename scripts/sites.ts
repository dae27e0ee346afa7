import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { compressSite } from '#scripts/compress-site.ts';
import { hashFiles } from '#scripts/hash-files.ts';
import { withLock } from '#scripts/lock.ts';
import { step } from '#scripts/progress.ts';
import { inRoot } from '#scripts/repository.ts';
import { runNode } from '#scripts/run-node.ts';

/** The apps that Vite bundles for the browser; the servers need no build. */
const sites = ['player-site', 'back-office', 'games-client'];

const viteProgram = 'node_modules/vite/bin/vite.js';

/** A site's files are made of its own sources, every package's, the dependencies, and how they are packed. */
const hashSources = (site: string): string =>
  hashFiles([`apps/${site}`, 'packages', 'package-lock.json', 'scripts/compress-site.ts']);

const stampOf = (site: string): string => inRoot('.cache', 'sites', site);

const isFresh = (site: string, hash: string): boolean =>
  existsSync(inRoot('apps', site, 'dist', 'index.html')) &&
  existsSync(stampOf(site)) &&
  readFileSync(stampOf(site), 'utf8') === hash;

/** Builds beside the old files and swaps, so whoever is being served never sees half a build. */
const build = async (site: string, hash: string): Promise<void> => {
  const folder = inRoot('apps', site);
  const next = join(folder, 'dist.next');
  await runNode([viteProgram, 'build', folder, '--outDir', next, '--emptyOutDir'], {
    ...process.env,
    NODE_ENV: 'production',
  });
  await compressSite(next);
  const old = join(folder, 'dist.old');
  rmSync(old, { recursive: true, force: true });
  if (existsSync(join(folder, 'dist'))) renameSync(join(folder, 'dist'), old);
  renameSync(next, join(folder, 'dist'));
  rmSync(old, { recursive: true, force: true });
  mkdirSync(inRoot('.cache', 'sites'), { recursive: true });
  writeFileSync(stampOf(site), hash);
};

/** Builds the sites whose sources changed since their last build, all at once. */
export const buildStaleSites = async (): Promise<void> => {
  const known = sites.filter((site) => existsSync(inRoot('apps', site, 'vite.config.ts')));
  await withLock(inRoot('.cache', 'sites.lock'), async () => {
    const stale = known
      .map((site) => ({ site, hash: hashSources(site) }))
      .filter(({ site, hash }) => !isFresh(site, hash));
    await Promise.all(
      stale.map(({ site, hash }) => step(`building the ${site}`, () => build(site, hash))),
    );
  });
};

/** For development: the arguments that rebuild a site on every change. */
export const watchSiteArgs = (): { site: string; args: string[] }[] =>
  sites
    .filter((site) => existsSync(inRoot('apps', site, 'vite.config.ts')))
    .map((site) => ({ site, args: [viteProgram, 'build', inRoot('apps', site), '--watch'] }));
