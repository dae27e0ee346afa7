import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '#scripts/repository.ts';

/**
 * - `rules`: no server and no database.
 * - `server`: HTTP injection, programs and jobs on a real PostgreSQL.
 * - `journey`: the whole product, most of them in a real browser.
 */
export type Kind = 'rules' | 'server' | 'journey';

export type TestFile = {
  path: string;
  kind: Kind;
  /** A journey on the running product that its worker has for several files. */
  hasSharedStack?: boolean;
};

/** Only the long tier runs these; and, at full count, the files that ask how often they repeat. */
const longName = /\.long\.test\.tsx?$/;
const asksForRepetitions = /@bahati\/testing\/tier\.ts/;
const asksForSharedStack = /\bisShared: true\b/;

const kindOf = (path: string): Kind => {
  if (path.startsWith('e2e/')) return 'journey';
  const isServer =
    /^(apps\/(platform|games-server|sportsbook|odds-feed|lottery|draw-feed|payment-simulator)|bench|demo-past|time-machine|scripts)\//.test(
      path,
    );
  return isServer ? 'server' : 'rules';
};

const findPaths = (): string[] =>
  globSync(['{packages,apps,scripts,bench,demo-past,time-machine,e2e}/**/*.test.{ts,tsx}'], {
    cwd: root,
    exclude: (path) => /node_modules|dist/.test(path),
  }).sort();

const says = (path: string, words: RegExp): boolean =>
  words.test(readFileSync(join(root, path), 'utf8'));

const isLong = (path: string): boolean => longName.test(path) || says(path, asksForRepetitions);

const describe = (path: string): TestFile => {
  const kind = kindOf(path);
  return { path, kind, hasSharedStack: kind === 'journey' && says(path, asksForSharedStack) };
};

/** Every file of a tier whose path holds one of the fragments; without fragments, all of them. */
export const findTestFiles = (tier: 'usual' | 'long', fragments: readonly string[]): TestFile[] =>
  findPaths()
    .filter((path) => (tier === 'long' ? isLong(path) : !longName.test(path)))
    .filter((path) => fragments.length === 0 || fragments.some((part) => path.includes(part)))
    .map(describe);
