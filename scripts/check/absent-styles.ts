import { join } from 'node:path';

import type { Import } from '#scripts/check/import-graph.ts';
import { readFiles } from '#scripts/check/source-files.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

/** Classes that are written out in `className`, also inside an expression. */
const written = /\b[a-zA-Z]*[cC]lassName=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g;
const quoted = /'([^']*)'|"([^"]*)"|`([^`]*)`/g;
const fetched = /\bimport\(\s*'([^']+)'\s*,?\s*\)/g;

const classesOf = (text: string): string[] =>
  [...text.matchAll(written)].flatMap(([, plain, expression = '']) => {
    const literals = [...expression.matchAll(quoted)].map((one) => one.slice(1).join(''));
    return (plain ?? literals.join(' ')).split(/\s+/).filter(Boolean);
  });

/** Which style sheets speak of a class; one that only a comment names is none. */
const readDefiners = (root: string, folders: readonly string[]): Map<string, string[]> => {
  const definers = new Map<string, string[]>();
  for (const { path, text } of folders.flatMap((folder) => readFiles(root, folder, ['.css']))) {
    const selectors = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\{[^{}]*\}/g, '{}');
    for (const [, name = ''] of selectors.matchAll(/\.(-?[a-z][\w-]*)/g))
      definers.set(name, [...(definers.get(name) ?? []), path]);
  }
  return definers;
};

const groupBy = (pairs: Iterable<{ from: string; to: string }>): Graph => {
  const graph = new Map<string, string[]>();
  for (const { from, to } of pairs) graph.set(from, [...(graph.get(from) ?? []), to]);
  return graph;
};

const allBelow = (start: string, next: Graph): Set<string> => {
  const found = new Set([start]);
  for (const file of found) for (const to of next.get(file) ?? []) found.add(to);
  return found;
};

/** Where a site fetches a part of its own later: `#features/…`, `#site/…`, or beside the file. */
const readFetches = (app: string, files: ReadonlyMap<string, string>): Graph =>
  groupBy(
    [...files].flatMap(([from, text]) =>
      [...text.matchAll(fetched)].map(([, name = '']) => {
        if (name.startsWith('./')) return { from, to: join(from, '..', name) };
        const place = name.startsWith('#features/') ? name.slice(1) : name.replace(/^#\w+\//, '');
        return { from, to: join(app, 'src', place) };
      }),
    ),
  );

/**
 * What is surely there with each part that is fetched by itself: what it imports, and what
 * everybody who fetches it has.
 */
const readPresent = (main: string, next: Graph, fetches: Graph): Map<string, Set<string>> => {
  const own = new Map([[main, allBelow(main, next)]]);
  const present = new Map(own);
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    const askers = groupBy(
      [...own].flatMap(([from, files]) =>
        [...files].flatMap((file) =>
          (fetches.get(file) ?? []).map((to) => ({ from: to, to: from })),
        ),
      ),
    );
    for (const [part, by] of askers) {
      const mine = own.get(part) ?? allBelow(part, next);
      own.set(part, mine);
      const [first = new Set<string>(), ...others] = by.map((asker) => present.get(asker) ?? mine);
      const common = [...first].filter((file) => others.every((other) => other.has(file)));
      const all = new Set([...mine, ...common]);
      if (present.get(part)?.size === all.size) continue;
      present.set(part, all);
      isSettled = false;
    }
  }
  return present;
};

/** A frame stands around its pages, and its styles with it. */
const isOfFrame = (sheet: string): boolean => sheet.includes('/src/layouts/');

/**
 * Classes whose styles come only with another page: who opens this one by its address sees it bare.
 */
export const findAbsentStyles = (
  root: string,
  imports: readonly Import[],
  app: string,
): string[] => {
  const folders = [`${app}/src`, 'packages/ui/src'];
  const files = new Map(
    folders
      .flatMap((folder) => readFiles(root, folder, ['.ts', '.tsx']))
      .map(({ path, text }) => [path, text]),
  );
  const definers = readDefiners(root, folders);
  const present = readPresent(`${app}/src/main.tsx`, groupBy(imports), readFetches(app, files));
  const absent = new Set<string>();
  for (const [part, all] of present) {
    for (const file of all) {
      for (const name of classesOf(file.endsWith('.tsx') ? (files.get(file) ?? '') : '')) {
        const sheets = definers.get(name) ?? [];
        if (sheets.length === 0 || sheets.some((sheet) => isOfFrame(sheet) || all.has(sheet)))
          continue;
        absent.add(`${file} shows .${name} in ${part} without its styles: import ${sheets[0]}`);
      }
    }
  }
  return [...absent];
};
