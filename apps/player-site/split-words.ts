/**
 * Cuts a language's words in two as the site is built: those the first page may show, and the rest,
 * which arrives with the first screen that is loaded later. `locales/en.json?first` and
 * `locales/en.json?rest` stand for the two; one file of words per language stays the only source.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

type Words = Record<string, string>;

/** Said only after the reader did something, when the rest has come. */
const saidLater = /^refusal_/;

/** The parts of `words` that `source`, all first modules in one text, names and does not name. */
export function splitWords(words: Words, source: string): { first: Words; rest: Words } {
  const named = new Set(source.match(/(?<=['"`])\w+(?=['"`])/g));
  const beginnings = new Set(source.match(/(?<=`)\w+_(?=\$\{)/g));
  const isFirst = (key: string) => {
    if (saidLater.test(key)) return false;
    if (named.has(key) || named.has(key.replace(/_(one|other)$/, ''))) return true;
    return [...key.matchAll(/_/g)].some(({ index }) => beginnings.has(key.slice(0, index + 1)));
  };
  const of = (isWanted: boolean) =>
    Object.fromEntries(Object.entries(words).filter(([key]) => isFirst(key) === isWanted));
  return { first: of(true), rest: of(false) };
}

type Module = { id: string; code: string | null; importedIds: readonly string[] };
type Loader = {
  load: (module: { id: string; resolveDependencies: true }) => Promise<Module>;
  resolve: (source: string, importer: string) => Promise<{ id: string } | null>;
};

/** A part of the first page that comes a moment later speaks the first words too. */
const firstPart = /loadFirstPart\(\s*\(\)\s*=>\s*import\(\s*['"]([^'"]+)['"]/g;

/** Our own modules among those the program needs at once, in one text. */
async function firstSource(loader: Loader, program: string): Promise<string> {
  const seen = new Set([program]);
  let source = '';
  for (const id of seen) {
    const { code, importedIds } = await loader.load({ id, resolveDependencies: true });
    source += code ?? '';
    const parts = [...(code ?? '').matchAll(firstPart)].map(([, name = '']) => name);
    const resolved = await Promise.all(parts.map((name) => loader.resolve(name, id)));
    for (const imported of [...importedIds, ...resolved.flatMap((part) => part?.id ?? [])])
      if (/^\/.*\.tsx?$/.test(imported) && !imported.includes('/node_modules/')) seen.add(imported);
  }
  return source;
}

/** While developing nothing is cut: all words come first. */
export function wordsInTwo(program: string): Plugin {
  let isBuild = false;
  let source: Promise<string> | undefined;
  return {
    name: 'words-in-two',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    async load(id) {
      const [, file, half] = /^(.*\/locales\/\w+\.json)\?(first|rest)$/.exec(id) ?? [];
      if (!file) return null;
      const words: Words = JSON.parse(await readFile(file, 'utf8'));
      if (isBuild) source ??= firstSource(this as unknown as Loader, program);
      const { first, rest } = source ? splitWords(words, await source) : { first: words, rest: {} };
      // A module of its own, since the query hides from the bundler that the file holds JSON.
      return { code: JSON.stringify(half === 'first' ? first : rest), moduleType: 'json' };
    },
  };
}
