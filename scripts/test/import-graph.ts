import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from '#scripts/repository.ts';

/** Every source file of the repository with the files it names, as paths from the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** What a server hands to browsers is built from these, which it does not import. */
const servedSites: Readonly<Record<string, readonly string[]>> = {
  'apps/platform/src/main.ts': ['apps/player-site/src/main.tsx', 'apps/back-office/src/main.tsx'],
  'apps/games-server/src/main.ts': ['apps/games-client/src/main.tsx'],
};

/** Of `import`, `export … from`, `import()` and `new URL()`: any quoted name of a file. */
const specifierPattern = /['"`]((?:\.\/|#|@bahati\/)[^'"`\s]+\.\w+)(?:\?raw)?['"`]/g;
/** A program that is started by its path from the root; a gap in it stands for any name. */
const programPattern =
  /['"`]((?:apps|packages|scripts|e2e|bench)\/[^'"`\s]+\.(?:ts|mjs|tsx))['"`]/g;

type Aliases = Readonly<Record<string, string>>;

const aliasesByFolder = new Map<string, Aliases>();

/** The `imports` of the root's and of the nearest package.json; each name stands for a folder. */
const aliasesOf = (path: string): Aliases => {
  const workspace = /^(?:apps|packages)\/[^/]+/.exec(path)?.[0] ?? '.';
  const known = aliasesByFolder.get(workspace);
  if (known) return known;
  const aliases: Record<string, string> = {};
  for (const folder of new Set(['.', workspace])) {
    const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
    const { imports = {} } = JSON.parse(text) as { imports?: Record<string, string> };
    for (const [name, target] of Object.entries(imports)) {
      aliases[name.replace('*', '')] = join(folder, target.replace('*', ''));
    }
  }
  aliasesByFolder.set(workspace, aliases);
  return aliases;
};

const resolve = (from: string, specifier: string): string | undefined => {
  if (specifier.startsWith('./')) return join(dirname(from), specifier);
  const [, name = '', rest = ''] = /^@bahati\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  if (name) return join('packages', name, 'src', rest);
  const aliases = aliasesOf(from);
  const alias = Object.keys(aliases).find((known) => specifier.startsWith(known));
  return alias && join(aliases[alias] ?? '', specifier.slice(alias.length));
};

const namedBy = (path: string): string[] => {
  const text = readFileSync(join(root, path), 'utf8');
  const imported = [...text.matchAll(specifierPattern)].map(([, name = '']) => resolve(path, name));
  const started = [...text.matchAll(programPattern)].flatMap(([, name = '']) =>
    globSync(name.replaceAll(/\$\{[^}]*\}/g, '*'), { cwd: root }),
  );
  const found = [...imported, ...started, ...(servedSites[path] ?? [])];
  return [...new Set(found)].filter(
    (name): name is string => name !== undefined && existsSync(join(root, name)),
  );
};

export const readImportGraph = (): ImportGraph => {
  const sources = globSync('{apps,packages,scripts,e2e,bench}/**/*.{ts,tsx,mjs,css}', {
    cwd: root,
    exclude: (path) => /node_modules|dist/.test(path),
  });
  return new Map(sources.map((path) => [path, namedBy(path)]));
};
