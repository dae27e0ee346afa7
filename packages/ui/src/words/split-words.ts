/**
 * Cuts a language's words in two as a site is built: those its first page may show, and the rest,
 * which arrives with the first part that is loaded later. `words.en.json?first` and
 * `words.en.json?rest` stand for the two, each of all files of that name below the program's folder;
 * `locales/en.json?first` for a half of that one file.
 */
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';
import { joinWords, type Words, wordFiles } from './join-words.ts';

/** Said only after the reader did something, when the rest has come. */
const saidLater = /^refusal_/;

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** The parts of `words` that `source`, all first modules in one text, names and does not name. */
export function splitWords(words: Words, source: string): { first: Words; rest: Words } {
  const named = new Set(source.match(/(?<=['"`])\w+(?=['"`])/g));
  const beginnings = new Set(source.match(/(?<=`)\w+_(?=\$\{)/g));
  const isFirst = (key: string) => {
    if (saidLater.test(key)) return false;
    if (named.has(key) || named.has(key.replace(pluralForm, ''))) return true;
    return [...key.matchAll(/_/g)].some(({ index }) => beginnings.has(key.slice(0, index + 1)));
  };
  const of = (isWanted: boolean) =>
    Object.fromEntries(Object.entries(words).filter(([key]) => isFirst(key) === isWanted));
  return { first: of(true), rest: of(false) };
}

type Module = {
  id: string;
  code: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
};
type Loader = {
  load: (module: { id: string; resolveDependencies: true }) => Promise<Module>;
  resolve: (source: string, importer: string) => Promise<{ id: string } | null>;
};

/** Which of a program's parts speak the first words too, besides what it imports at once. */
export type LaterParts = 'named-first' | 'all-but-late';

/** A part of the first page that comes a moment later speaks the first words too. */
const firstPart = /loadFirstPart\(\s*\(\)\s*=>\s*import\(\s*['"]([^'"]+)['"]/g;

/** A part that brings the rest of the words along. */
const latePart = /loadLatePart\(\s*\(\)\s*=>\s*import\(\s*['"]([^'"]+)['"]/g;

async function partsOf(loader: Loader, module: Module, later: LaterParts): Promise<string[]> {
  const { id, code, dynamicallyImportedIds } = module;
  const pattern = later === 'named-first' ? firstPart : latePart;
  const names = [...(code ?? '').matchAll(pattern)].map(([, name = '']) => name);
  const resolved = await Promise.all(names.map((name) => loader.resolve(name, id)));
  const named = resolved.flatMap((part) => part?.id ?? []);
  if (later === 'named-first') return named;
  return dynamicallyImportedIds.filter((part) => !named.includes(part));
}

/** Our own modules among those the program needs for its first words, in one text. */
async function firstSource(loader: Loader, program: string, later: LaterParts): Promise<string> {
  const seen = new Set([program]);
  let source = '';
  for (const id of seen) {
    const module = await loader.load({ id, resolveDependencies: true });
    source += module.code ?? '';
    const parts = await partsOf(loader, module, later);
    for (const imported of [...module.importedIds, ...parts])
      if (/^\/.*\.tsx?$/.test(imported) && !imported.includes('/node_modules/')) seen.add(imported);
  }
  return source;
}

/** The words a module `…json?first` or `…json?rest` stands for, and the files they are read from. */
async function readWordsOf(
  id: string,
  folder: string,
): Promise<{ words: Words; files: string[]; half: string } | null> {
  const [, joined, single, half = ''] =
    /^(?:.*\/words\.([\w-]+)\.json|(.*\/locales\/\w+\.json))\?(first|rest)$/.exec(id) ?? [];
  if (joined) return { words: joinWords(folder, joined), files: wordFiles(folder, joined), half };
  if (!single) return null;
  return { words: JSON.parse(await readFile(single, 'utf8')) as Words, files: [single], half };
}

/** While developing nothing is cut: all words come first. */
export function wordsInTwo(program: string, later: LaterParts): Plugin {
  let isBuild = false;
  let source: Promise<string> | undefined;
  return {
    name: 'words-in-two',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    async load(id) {
      const found = await readWordsOf(id, dirname(program));
      if (!found) return null;
      const { words, files, half } = found;
      for (const file of files) this.addWatchFile(file);
      if (isBuild) source ??= firstSource(this as unknown as Loader, program, later);
      const { first, rest } = source ? splitWords(words, await source) : { first: words, rest: {} };
      // A module of its own, since the query hides from the bundler that the file holds JSON.
      return { code: JSON.stringify(half === 'first' ? first : rest), moduleType: 'json' };
    },
  };
}
