import { basename, dirname } from 'node:path';

import type { Import } from '#scripts/check/import-graph.ts';
import { isTest, readFiles } from '#scripts/check/source-files.ts';

const domains = 'apps/platform/src/domains/';

const isFace = (path: string): boolean => basename(path) === `${basename(dirname(path))}.ts`;

/** What only the program around the domains may take up: routes and jobs. */
const isForProgram = (path: string): boolean => /(\.routes|-routes?|\.jobs)\.ts$/.test(path);

/**
 * A folder of a domain is a room; others use its face alone, the file with the folder's name.
 * Tests reach for whatever sets their scene.
 */
export const findFacePasses = (imports: readonly Import[]): string[] =>
  imports
    .filter(
      ({ from, to }) =>
        to.startsWith(domains) &&
        dirname(from) !== dirname(to) &&
        !isFace(to) &&
        !(isForProgram(to) && !from.startsWith(domains)),
    )
    .map(({ from, to, line }) => {
      const face = `${dirname(to)}/${basename(dirname(to))}.ts`;
      return `${from}:${line} passes a face: import from ${face} instead of ${basename(to)}`;
    });

/** Files that import each other in a circle, each circle once. */
export const findCircles = (imports: readonly Import[]): string[] => {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, path: string[]): void => {
    const at = path.indexOf(file);
    if (at >= 0) {
      circles.push(`a circle of imports: ${[...path.slice(at), file].join(' → ')}`);
      return;
    }
    if (done.has(file)) return;
    for (const to of next.get(file) ?? []) walk(to, [...path, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return circles;
};

const mostFiles = 25;
const mostLines = 300;

const folders = [
  'apps',
  'packages',
  'e2e',
  'scripts',
  'bench',
  'demo-past',
  'time-machine',
  'tools',
];
const endings = ['.ts', '.tsx', '.css', '.mjs', '.svg', '.json'];

/** Migrations stand in a row by their nature, whatever their number. */
const isRow = (folder: string): boolean => folder.endsWith('/migrations');

/** Folders in which nobody finds a thing at a glance. */
export const findCrowdedFolders = (root: string): string[] => {
  const counts = new Map<string, number>();
  for (const folder of folders) {
    for (const { path } of readFiles(root, folder, endings)) {
      const parent = dirname(path);
      counts.set(parent, (counts.get(parent) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([folder, count]) => count > mostFiles && !isRow(folder))
    .map(([folder, count]) => `${folder} holds ${count} files: ${mostFiles} at most`);
};

/** Product files of code and style that hold more than one idea. Tests and words may be long. */
export const findLongFiles = (root: string): string[] =>
  ['apps', 'packages']
    .flatMap((folder) => readFiles(root, folder, ['.ts', '.tsx', '.css']))
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n').length - 1;
      return lines > mostLines ? [`${path} has ${lines} lines: ${mostLines} at most`] : [];
    });
