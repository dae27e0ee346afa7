import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { isTest, lineOf, readFiles } from '#scripts/check/source-files.ts';

export type Import = { from: string; to: string; line: number };

/** Imports of types count: a reader follows them as well. Lazy imports break a circle, and do not. */
const imported = /^(?:import|export)\b[^;'"]*?\bfrom '([^']+)'|^import '([^']+)'/gm;

type Names = readonly (readonly [start: string, folder: string])[];

const foldersOf = (root: string, folder: string): string[] =>
  existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : [];

const readNames = (root: string, folder: string): Names => {
  const file = join(root, folder, 'package.json');
  if (!existsSync(file)) return [];
  const { imports = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    imports?: Record<string, string>;
  };
  return Object.entries(imports).map(([name, path]) => [
    name.replace('*', ''),
    normalize(join(folder, path.replace('*', ''))),
  ]);
};

const resolve = (specifier: string, from: string, names: Names): string | undefined => {
  if (specifier.startsWith('./')) return join(dirname(from), specifier);
  const packaged = /^@bahati\/([^/]+)\/(.+)$/.exec(specifier);
  if (packaged) return `packages/${packaged[1]}/src/${packaged[2]}`;
  const [start, folder] = names.find(([name]) => specifier.startsWith(name)) ?? [];
  return start && folder ? join(folder, specifier.slice(start.length)) : undefined;
};

/** Every import of product code by product code, with paths as the repository knows them. */
export const readImports = (root: string): Import[] =>
  ['apps', 'packages']
    .flatMap((kind) => foldersOf(root, kind).map((name) => `${kind}/${name}`))
    .flatMap((workspace) => {
      const names = readNames(root, workspace);
      return readFiles(root, `${workspace}/src`, ['.ts', '.tsx'])
        .filter(({ path }) => !isTest(path))
        .flatMap(({ path, text }) =>
          [...text.matchAll(imported)].flatMap((match) => {
            const to = resolve(match[1] ?? match[2] ?? '', path, names);
            return to ? [{ from: path, to, line: lineOf(text, match.index) }] : [];
          }),
        );
    });
