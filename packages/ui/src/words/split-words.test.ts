import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitWords } from './split-words.ts';

const halvesOf = (words: string[], source: string) => {
  const { first, rest } = splitWords(Object.fromEntries(words.map((key) => [key, key])), source);
  return { first: Object.keys(first), rest: Object.keys(rest) };
};

test('a word the first page names comes first, all others with the rest', () => {
  assert.deepEqual(halvesOf(['home_title', 'wallet_title'], `t('home_title')`), {
    first: ['home_title'],
    rest: ['wallet_title'],
  });
});

test('all forms of a counted word go together', () => {
  const { first } = halvesOf(['game_one', 'game_other'], `t("game", { count })`);
  assert.deepEqual(first, ['game_one', 'game_other']);
});

test('a word made of a beginning and a state comes first with its beginning', () => {
  const { first, rest } = halvesOf(['mood_calm', 'mood_wild', 'tide_low'], 't(`mood_${mood}`)');
  assert.deepEqual([first, rest], [['mood_calm', 'mood_wild'], ['tide_low']]);
});

test('what is said only after the reader did something comes with the rest', () => {
  assert.deepEqual(halvesOf(['refusal_not_found'], '`refusal_${code}`').first, []);
});
