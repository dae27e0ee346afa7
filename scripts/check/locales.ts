import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { isTest, lineOf, readFiles } from '#scripts/check/source-files.ts';

/** Every sentence stands in both languages, with the same blanks to fill, and every key exists. */
type Sentences = Map<string, string>;

const flatten = (value: unknown, prefix = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        flatten(inner, prefix ? `${prefix}.${key}` : key),
      )
    : [[prefix, String(value)]];

/** Swahili and English count alike (one, other), so plural keys are compared as they stand. */
const blanksIn = (sentence: string): string =>
  [...new Set([...sentence.matchAll(/(?:\{\{\s*-?\s*|%\{)(\w+)/g)].map((match) => match[1] ?? ''))]
    .sort()
    .join(', ');

const compare = (path: string, mine: Sentences, other: Sentences, language: string): string[] =>
  [...mine].flatMap(([key, sentence]) => {
    const counterpart = other.get(key);
    if (counterpart === undefined) return [`${path} "${key}" is missing in ${language}`];
    if (counterpart.trim() === '') return [`${path} "${key}" is empty in ${language}`];
    const blanks = [blanksIn(sentence), blanksIn(counterpart)];
    return blanks[0] === blanks[1]
      ? []
      : [`${path} "${key}" fills {${blanks[0]}} here and {${blanks[1]}} in ${language}`];
  });

/** One text with a bar between one and many: our plurals are keys, so the bar would be shown. */
const findBars = (path: string, sentences: Sentences): string[] =>
  [...sentences].flatMap(([key, sentence]) =>
    sentence.includes('||||') ? [`${path} "${key}" holds a plural bar: make it two keys`] : [],
  );

const exists = (keys: string[], key: string): boolean =>
  keys.some((known) => known === key || (known.startsWith(`${key}_`) && isPlural(known, key)));

const isPlural = (known: string, key: string): boolean =>
  /^_(ordinal_)?(zero|one|two|few|many|other)$/.test(known.slice(key.length));

/** t('key'), translate('key'), t(`start.${of}`) and i18nKey="key"; a template is held to the part before its blank. */
const uses =
  /(?:\b(?:t|translate)\(\s*|\bi18nKey=\{?)(?:'([^'\n]+)'|"([^"\n]+)"|`([^`$\n]*)(\$\{)?)/g;

const findUnknownKeys = (root: string, place: string, keys: string[]): string[] =>
  readFiles(root, `${place}/src`, ['.ts', '.tsx']).flatMap(({ path, text }) =>
    isTest(path)
      ? []
      : [...text.matchAll(uses)].flatMap((match) => {
          const key = match[1] ?? match[2] ?? match[3] ?? '';
          const isKnown = match[4]
            ? keys.some((known) => known.startsWith(key))
            : exists(keys, key) || keys.some((known) => known.startsWith(`${key}.`));
          return isKnown ? [] : [`${path}:${lineOf(text, match.index)} no sentence for "${key}"`];
        }),
  );

/** A list of sentences is `locales/en.json`, or `words.en.json` beside what speaks it, and its like. */
const sentenceFile = /^(.*(?:\/locales\/|\/words\.))(en|sw)\.json$/;

/** The files beside what speaks them become one list: a key of two of them would be one of both. */
const findDoubleKeys = (lists: ReadonlyMap<string, Record<string, Sentences>>): string[] => {
  const holders = new Map<string, string>();
  return [...lists].flatMap(([stem, { en }]) =>
    [...(stem.endsWith('/words.') && en ? en.keys() : [])].flatMap((key) => {
      const holder = holders.get(key);
      holders.set(key, holder ?? stem);
      return holder ? [`${stem}en.json "${key}" stands in ${holder}en.json too`] : [];
    }),
  );
};

const findGapsOf = (root: string, place: string): string[] => {
  const lists = new Map<string, Record<string, Sentences>>();
  for (const { path, text } of readFiles(root, `${place}/src`, ['.json'])) {
    const [, stem = '', language = ''] = sentenceFile.exec(path) ?? [];
    if (!stem) continue;
    lists.set(stem, { ...lists.get(stem), [language]: new Map(flatten(JSON.parse(text))) });
  }
  if (lists.size === 0) return [];
  const gaps = [...lists].flatMap(([stem, { en = new Map(), sw = new Map() }]) => [
    ...compare(`${stem}en.json`, en, sw, 'Swahili'),
    ...[...sw.keys()]
      .filter((key) => !en.has(key))
      .map((key) => `${stem}sw.json "${key}" is missing in English`),
    ...findBars(`${stem}en.json`, en),
    ...findBars(`${stem}sw.json`, sw),
  ]);
  gaps.push(...findDoubleKeys(lists));
  const keys = [...lists.values()].flatMap(({ en = new Map() }) => [...en.keys()]);
  return [...gaps, ...findUnknownKeys(root, place, keys)];
};

export const findLocaleGaps = (root: string): string[] =>
  ['apps', 'packages'].flatMap((kind) =>
    existsSync(join(root, kind))
      ? readdirSync(join(root, kind)).flatMap((name) => findGapsOf(root, `${kind}/${name}`))
      : [],
  );
