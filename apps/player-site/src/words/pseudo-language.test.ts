/** A further language is its files alone: a made-up one is loaded by the site's own means. */
import assert from 'node:assert/strict';
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { after, before, test } from 'node:test';
import { pseudoLanguage, pseudoWords } from '@bahati/testing/pseudo-words.ts';
import { joinWords, wordFiles } from '@bahati/ui/words/join-words.ts';
import { splitWords } from '@bahati/ui/words/split-words.ts';
import { createTranslator } from '@bahati/ui/words/translator.ts';
import { directionOf } from '#site/i18n.ts';

const source = join(import.meta.dirname, '..');
const english = joinWords(source, 'en');
let folder: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pseudo-language-'));
  for (const file of wordFiles(source, 'en')) {
    const place = join(folder, dirname(relative(source, file)));
    const words = pseudoWords(JSON.parse(await readFile(file, 'utf8')));
    await mkdir(place, { recursive: true });
    await writeFile(join(place, `words.${pseudoLanguage}.json`), JSON.stringify(words));
  }
});

after(() => rm(folder, { recursive: true }));

test('a further language is found by its files and says all that English says', () => {
  const pseudo = joinWords(folder, pseudoLanguage);
  const missing = Object.keys(english).filter((key) => !(key in pseudo));
  assert.deepEqual(missing, []);
  const length = (words: Record<string, string>) => Object.values(words).join('').length;
  assert.ok(length(pseudo) > 1.3 * length(english));
});

test('it comes in the same two halves', () => {
  const home = "t('hero_title'); t('games_count', { count })";
  const { first } = splitWords(joinWords(folder, pseudoLanguage), home);
  const forms = ['few', 'many', 'one', 'other', 'two', 'zero'].map((form) => `games_count_${form}`);
  assert.deepEqual(Object.keys(first).toSorted(), [...forms, 'hero_title']);
});

test('it is read from the right, fills blanks and counts by its own plurals', () => {
  assert.equal(directionOf(pseudoLanguage), 'rtl');
  const words = joinWords(folder, pseudoLanguage);
  const translator = createTranslator<string>(pseudoLanguage);
  translator.addWords(pseudoLanguage, words);
  const { t } = translator.spoken();
  assert.match(t('error_amount_below', { amount: 'KES 10' }), /KES 10/);
  for (const count of [0, 1, 2, 3, 11, 100])
    assert.match(t('games_count', { count, shown: String(count) }), new RegExp(`${count}`));
});
