/**
 * Cuts a language's words as a site is built: those its first page may show, those of other pages
 * on which many readers begin, and the rest, which arrives with the first part that is loaded later.
 * `words.en.json?first`, `?early` and `?rest` stand for them, each of all files of that name below
 * the program's folder; `locales/en.json?first` for a piece of that one file.
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

/** A page on which many readers begin. */
const earlyScreen = /earlyScreen\(\s*\(\)\s*=>\s*import\(\s*['"]([^'"]+)['"]/g;

/** A part that brings the rest of the words along. */
const latePart = /loadLatePart\(\s*\(\)\s*=>\s*import\(\s*['"]([^'"]+)['"]/g;

async function partsNamed(loader: Loader, { id, code }: Module, pattern: RegExp) {
  const names = [...(code ?? '').matchAll(pattern)].map(([, name = '']) => name);
  const resolved = await Promise.all(names.map((name) => loader.resolve(name, id)));
  return resolved.flatMap((part) => part?.id ?? []);
}

async function partsOf(loader: Loader, module: Module, later: LaterParts): Promise<string[]> {
  if (later === 'named-first') return partsNamed(loader, module, firstPart);
  const late = await partsNamed(loader, module, latePart);
  return module.dynamicallyImportedIds.filter((part) => !late.includes(part));
}

type Sources = { first: string; early: string };

/** Our own modules among those that the first words and the early ones are of, each in one text. */
async function sourcesOf(loader: Loader, program: string, later: LaterParts): Promise<Sources> {
  const early = new Set<string>();
  const seen = new Set([program]);
  const read = async (ids: Set<string>) => {
    let source = '';
    for (const id of ids) {
      const module = await loader.load({ id, resolveDependencies: true });
      source += module.code ?? '';
      const parts = await partsOf(loader, module, later);
      for (const imported of [...module.importedIds, ...parts])
        if (/^\/.*\.tsx?$/.test(imported) && !imported.includes('/node_modules/'))
          ids.add(imported);
      for (const screen of await partsNamed(loader, module, earlyScreen)) early.add(screen);
    }
    return source;
  };
  return { first: await read(seen), early: await read(early) };
}

/** The words a module `…json?first`, `?early` or `?rest` stands for, and the files they are read from. */
async function readWordsOf(
  id: string,
  folder: string,
): Promise<{ words: Words; files: string[]; half: string } | null> {
  const [, joined, single, half = ''] =
    /^(?:.*\/words\.([\w-]+)\.json|(.*\/locales\/\w+\.json))\?(first|early|rest)$/.exec(id) ?? [];
  if (joined) return { words: joinWords(folder, joined), files: wordFiles(folder, joined), half };
  if (!single) return null;
  return { words: JSON.parse(await readFile(single, 'utf8')) as Words, files: [single], half };
}

function cutWords(words: Words, sources: Sources): Record<string, Words> {
  const { first, rest: later } = splitWords(words, sources.first);
  const { first: early, rest } = splitWords(later, sources.early);
  return { first, early, rest };
}

/** While developing nothing is cut: all words come first. */
export function wordsInTwo(program: string, later: LaterParts): Plugin {
  let isBuild = false;
  let sources: Promise<Sources> | undefined;
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
      if (isBuild) sources ??= sourcesOf(this as unknown as Loader, program, later);
      const pieces = sources ? cutWords(words, await sources) : { first: words };
      // A module of its own, since the query hides from the bundler that the file holds JSON.
      return { code: JSON.stringify(pieces[half] ?? {}), moduleType: 'json' };
    },
  };
}
