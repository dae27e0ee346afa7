import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { isTest, lineOf, readFiles } from '#scripts/check/source-files.ts';

/** Every sentence stands in both languages, with the same blanks to fill, and every key exists. */
const languages = ['en', 'sw'];

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

const findUnknownKeys = (root: string, app: string, keys: string[]): string[] =>
  readFiles(root, `apps/${app}/src`, ['.ts', '.tsx']).flatMap(({ path, text }) =>
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

export const findLocaleGaps = (root: string): string[] =>
  readdirSync(join(root, 'apps')).flatMap((app) => {
    const files = readFiles(root, `apps/${app}/src/locales`, ['.json']);
    if (files.length === 0) return [];
    const sentences = languages.map((language) => {
      const file = files.find(({ path }) => path.endsWith(`/${language}.json`));
      return new Map(file ? flatten(JSON.parse(file.text)) : []);
    });
    const [english = new Map(), swahili = new Map()] = sentences;
    const folder = `apps/${app}/src/locales`;
    return [
      ...compare(`${folder}/en.json`, english, swahili, 'Swahili'),
      ...[...swahili.keys()]
        .filter((key) => !english.has(key))
        .map((key) => `${folder}/sw.json "${key}" is missing in English`),
      ...findBars(`${folder}/en.json`, english),
      ...findBars(`${folder}/sw.json`, swahili),
      ...findUnknownKeys(root, app, [...english.keys()]),
    ];
  });
