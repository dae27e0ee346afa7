/**
 * A language's words stand beside the screens that speak them, in `words.<language>.json` files.
 * Here the files of a folder become one list.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Words = Record<string, string>;

/** The files of a language below `folder`, in a fixed order. */
export function wordFiles(folder: string, language: string): string[] {
  return globSync(`**/words.${language}.json`, { cwd: folder })
    .toSorted()
    .map((file) => join(folder, file));
}

/** All words of a language below `folder`. A key stands in one file only. */
export function joinWords(folder: string, language: string): Words {
  const words: Words = {};
  for (const file of wordFiles(folder, language)) {
    const some = JSON.parse(readFileSync(file, 'utf8')) as Words;
    for (const [key, text] of Object.entries(some)) {
      if (key in words) throw new Error(`${file} holds "${key}", which another file holds too.`);
      words[key] = text;
    }
  }
  return words;
}
