import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { type CallDeclaration, refusalsOf } from '@bahati/contract/call.ts';
import { playerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { joinWords } from '@bahati/ui/words/join-words.ts';
import { refusalKey } from '#features/forms/refusal-words.ts';

const folder = join(import.meta.dirname, '..');
const en = joinWords(folder, 'en');
const sw = joinWords(folder, 'sw');
const languages = { en, sw };

const frame = join(import.meta.dirname, '../../../games-client/src/locales');
const readFrame = async (language: string): Promise<Record<string, string>> =>
  JSON.parse(await readFile(join(frame, `${language}.json`), 'utf8'));

function slotsOf(words: string): string[] {
  return [...words.matchAll(/{{(\w+)}}|<(\w+)>/g)].map((match) => match[0]).toSorted();
}

test('both languages have the same keys, none empty', () => {
  assert.deepEqual(Object.keys(sw).toSorted(), Object.keys(en).toSorted());
  for (const words of Object.values(languages))
    for (const [key, value] of Object.entries(words)) assert.ok(value.trim(), key);
});

test('a sentence has the same places to fill in both languages', () => {
  for (const [key, value] of Object.entries(en))
    assert.deepEqual(slotsOf(sw[key] ?? ''), slotsOf(value), key);
});

test('whose game it is has one word on the site and in the games: provider, mtoa michezo', async () => {
  const others = {
    en: /\b(vendor|maker|studio|supplier|vassalage)s?\b/i,
    sw: /mtengenezaji|watengenezaji|muuzaji|wauzaji|\bstudio\b/i,
  };
  for (const [language, other] of Object.entries(others) as ['en' | 'sw', RegExp][])
    for (const words of [languages[language], await readFrame(language)])
      for (const [key, value] of Object.entries(words))
        assert.doesNotMatch(value.replaceAll(/{{\w+}}/g, ''), other, `${language}: ${key}`);
});

test('no screen says what puzzled players, nor Swahili in English what it has a word for', async () => {
  const refused = {
    en: /\b(at once|anew|by hand|take me there|our choice|from the market|swing|paper of the state)\b/i,
    sw: /\b(volatility|rebate|cash.?out|turnover|deposit|withdraw\w*|bonus|standard deviation)\b/i,
  };
  for (const [language, word] of Object.entries(refused) as ['en' | 'sw', RegExp][])
    for (const words of [languages[language], await readFrame(language)])
      for (const [key, value] of Object.entries(words))
        assert.doesNotMatch(value.replaceAll(/{{\w+}}/g, ''), word, `${language}: ${key}`);
});

test('every refusal the player site can meet has words in both languages', () => {
  const calls: CallDeclaration[] = Object.values(playerSiteCalls);
  const codes = new Set(calls.flatMap((call) => Object.keys(refusalsOf(call))));
  for (const [language, words] of Object.entries(languages))
    for (const code of codes) assert.ok(words[refusalKey(code)], `${language}: ${code}`);
});

test('no words stand unused', async () => {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const source = texts.join('\n');
  const plain = (key: string) => key.replace(/_(one|other)$/, '');
  const isUsed = (key: string) =>
    new RegExp(`['"\`]${key}['"\`]`).test(source) ||
    // A key may be made of a fixed beginning and a state or a code.
    [...key.matchAll(/_/g)].some(({ index }) => source.includes(`\`${key.slice(0, index + 1)}\${`));
  const unused = Object.keys(en).filter((key) => !isUsed(plain(key)));
  assert.deepEqual(unused, []);
});
