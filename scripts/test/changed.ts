import { execFileSync } from 'node:child_process';

import { Problem } from '#scripts/problem.ts';
import { root } from '#scripts/repository.ts';
import { type ImportGraph, readImportGraph } from '#scripts/test/import-graph.ts';
import type { TestFile } from '#scripts/test/test-files.ts';

const git = (...args: string[]): string[] => {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
      .split('\n')
      .filter(Boolean);
  } catch (error) {
    throw new Problem(`git does not tell what changed: ${(error as { stderr: string }).stderr}`);
  }
};

/** What differs from `since`, and what git does not know yet. */
const listChanged = (since: string): string[] => [
  ...git('diff', '--name-only', '--no-renames', since, '--'),
  ...git('ls-files', '--others', '--exclude-standard'),
];

const importersOf = (graph: ImportGraph): Map<string, string[]> => {
  const importers = new Map<string, string[]>();
  for (const [path, names] of graph) {
    for (const name of names) importers.set(name, [...(importers.get(name) ?? []), path]);
  }
  return importers;
};

/** Everything that imports one of these, or imports what does, and these themselves. */
export const reach = (graph: ImportGraph, changed: readonly string[]): ReadonlySet<string> => {
  const importers = importersOf(graph);
  const reached = new Set<string>(changed);
  for (const path of reached)
    for (const importer of importers.get(path) ?? []) reached.add(importer);
  return reached;
};

/** Words for people, which no test reads. */
const isProse = (path: string): boolean => /\.(md|jpg|png)$/.test(path);

/**
 * A file nobody imports by name (a migration, a picture, a package's own package.json) counts as a
 * change of everything in its app or package; one outside them, as a change of everything.
 */
const standIns = (graph: ImportGraph, path: string): string[] => {
  const isNamed = graph.has(path) || [...graph.values()].some((names) => names.includes(path));
  if (isNamed) return [path];
  const workspace = /^(?:apps|packages)\/[^/]+\//.exec(path)?.[0] ?? '';
  return [...graph.keys()].filter((source) => source.startsWith(workspace));
};

/** Of the test files, those that what changed since `since` can reach. */
export const findReached = (files: readonly TestFile[], since: string): TestFile[] => {
  const graph = readImportGraph();
  const changed = listChanged(since).filter((path) => !isProse(path));
  const reached = reach(
    graph,
    changed.flatMap((path) => standIns(graph, path)),
  );
  return files.filter(({ path }) => reached.has(path));
};
