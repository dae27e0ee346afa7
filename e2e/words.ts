/** What the screens say, from their own word lists: a test names a word by its key. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryFolder } from '@bahati/testing/test-server.ts';
import { joinWords } from '@bahati/ui/words/join-words.ts';

export type Language = 'en' | 'sw';

/** The text of a key; `values` fill its gaps. Nested lists are named with dots. */
export type Words = (key: string, values?: Readonly<Record<string, string>>) => string;

type List = { [key: string]: string | List };

export const readWords = (
  app: 'player-site' | 'games-client' | 'back-office',
  language: Language,
): Words => {
  const folder = join(repositoryFolder, 'apps', app, 'src');
  const file = join(folder, 'locales', `${language}.json`);
  const list: List = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as List)
    : joinWords(folder, language);
  return (key, values = {}) => {
    const found = key
      .split('.')
      .reduce<string | List | undefined>(
        (at, part) => (typeof at === 'object' ? at[part] : undefined),
        list,
      );
    if (typeof found !== 'string') throw new Error(`${app} has no word ${key} in ${language}.`);
    return found.replaceAll(/[{%]\{(\w+)\}{1,2}/g, (gap, name: string) => values[name] ?? gap);
  };
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches the word with anything in its gaps, which it captures in their order. */
export const patternOf = (text: string): RegExp =>
  new RegExp(
    text
      .split(/[{%]\{\w+\}{1,2}/)
      .map(escaped)
      .join('(.+?)'),
  );
