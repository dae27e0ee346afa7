import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { categoryLabels } from '#site/paths.ts';
import en from '#site/words/words.en.json' with { type: 'json' };
import sw from '#site/words/words.sw.json' with { type: 'json' };

type Words = Record<'en' | 'sw', Record<string, string>>;

const folder = join(import.meta.dirname, '..', '..', 'public');
const script = await readFile(join(folder, 'lite.js'), 'utf8');
const page = await readFile(join(folder, 'lite.html'), 'utf8');
const words = runInNewContext(
  `(${/const words = ({[\s\S]*?\n {2}});/.exec(script)?.[1]})`,
) as Words;

test('the lite app says in both languages the same things', () => {
  assert.deepEqual(Object.keys(words.sw).toSorted(), Object.keys(words.en).toSorted());
  const asked = [...page.matchAll(/data-words="(\w+)"/g)].map(([, key = '']) => key);
  assert.ok(asked.length > 5);
  for (const key of asked) assert.ok(words.en[key], key);
});

test('the lite app calls the categories by the site’s own names', () => {
  for (const [category, key] of Object.entries(categoryLabels)) {
    assert.equal(words.en[category], en[key], category);
    assert.equal(words.sw[category], sw[key], category);
  }
});
