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

/** Games with a name of their own whose tile shows one of the subjects instead of a hero. */
const nounOfGame: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'bustani-ya-embe': 'embe',
    'dele-la-shaba': 'buli',
    'hazina-ya-forodhani': 'kasha',
    'hazina-ya-gedi': 'ufunguo',
    'kanga-ya-bahati': 'kanga',
    'lulu-ya-malkia': 'chaza',
    'malkia-wa-lamu': 'malkia',
    'mashindano-ya-majahazi': 'mashindano',
    'matatu-za-usiku': 'matatu',
    'milango-ya-lamu': 'mlango',
    'moto-wa-pilipili': 'pilipili',
    'ngoma-za-pwani': 'mpiga-ngoma',
    'nyota-za-chalbi': 'fataki',
    'radi-ya-savana': 'radi',
    'simba-wa-usiku': 'simba',
    'ufalme-wa-karafuu': 'karafuu',
    'usiku-wa-fisi': 'kivuli',
    'usiku-wa-taarab': 'udi',
    'utajiri-wa-matumbawe': 'marijani',
  }),
);

/** What the tile of a game shows: a studio game is known by its title, another by its code. */
export function subjectOfGame(gameCode: string, title: string): string | undefined {
  if (gameCode.startsWith('studio-')) return subjectOfTitle(title);
  const noun = nounOfGame.get(gameCode);
  return noun && subjectOfNoun(noun);
}

/** Of the nouns a Swahili title begins with, the drawing of the longest. */
export function subjectOfTitle(title: string): string | undefined {
  const words = title.toLowerCase().replaceAll(/['’]/g, '').split(/\s+/);
  for (let count = mostWords; count > 0; count -= 1) {
    const text = subjectOfNoun(words.slice(0, count).join('-'));
    if (text) return text;
  }
  return undefined;
}

function subjectOfNoun(noun: string): string | undefined {
  files ??= listFiles();
  const file = files.get(noun);
  if (!file) return undefined;
  const text = texts.get(noun) ?? readFileSync(file, 'utf8');
  texts.set(noun, text);
  return text;
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
