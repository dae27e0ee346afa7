/**
 * What the titles of studio games are about, each a drawing of its own: `<theme>/<noun>.svg`, 240 by
 * 240 round the origin. Read by programs in Node; a page gets them within a tile.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As many words as the longest noun has. */
const mostWords = 3;

let files: ReadonlyMap<string, string> | undefined;
const texts = new Map<string, string>();

/** Of the nouns a Swahili title begins with, the drawing of the longest. */
export function subjectOfTitle(title: string): string | undefined {
  files ??= listFiles();
  const words = title.toLowerCase().replaceAll(/['’]/g, '').split(/\s+/);
  for (let count = mostWords; count > 0; count -= 1) {
    const noun = words.slice(0, count).join('-');
    const file = files.get(noun);
    if (!file) continue;
    const text = texts.get(noun) ?? readFileSync(file, 'utf8');
    texts.set(noun, text);
    return text;
  }
  return undefined;
}

function listFiles(): Map<string, string> {
  const names = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .filter((name) => name.endsWith('.svg'))
      .map((name) => [
        name.replace(/^.*[/\\]/, '').slice(0, -'.svg'.length),
        join(import.meta.dirname, name),
      ]),
  );
}
