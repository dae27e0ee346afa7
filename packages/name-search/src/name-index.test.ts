import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createNameIndex, type NameEntry, wordsOf } from './name-index.ts';

const games: NameEntry[] = [
  { names: ['Lanterns of the Coast', 'Taa za Pwani'], tags: ['Bahati Originals', 'free spins'] },
  { names: ['Kingdom of Cloves', 'Ufalme wa Karafuu'], tags: ['Bahati Originals'] },
  { names: ['Coconut Drop', 'Nazi Yaanguka'], tags: ['Coast Makers'] },
  { names: ['Café de Lamu', 'Mkahawa wa Lamu'], tags: ['Coast Makers', 'jackpot'] },
];
const index = createNameIndex(games);
const find = (query: string) => index.search(query, 10);

test('a name is found by any of its words, whole or begun, in either language', () => {
  assert.deepEqual(find('kingdom'), [1]);
  assert.deepEqual(find('king'), [1]);
  assert.deepEqual(find('pwani'), [0]);
  assert.deepEqual(find('UFALME KARA'), [1]);
  assert.deepEqual(find('cafe'), [3], 'accents need not be typed');
});

test('one slip a word is forgiven: too much, missing, wrong, swapped', () => {
  for (const slip of ['lantterns', 'lanerns', 'lantarns', 'lanetrns', 'latnerns', 'antern']) {
    assert.deepEqual(find(slip), [0], slip);
  }
  assert.deepEqual(find('kindgom clvoes'), [1]);
  assert.deepEqual(find('lnatarns'), [], 'two slips are another word');
  assert.deepEqual(find('xq'), [], 'a short word is taken as typed');
});

test('names come before tags, whole words before beginnings, beginnings before slips', () => {
  assert.deepEqual(find('coast'), [0, 2, 3]);
  assert.deepEqual(find('co'), [2, 0, 3]);
  assert.deepEqual(find('jackpot lamu'), [3]);
  assert.deepEqual(index.search('coast', 1), [0]);
});

test('a name typed whole comes before longer names that hold the same words', () => {
  const beans = ['Pearl Coffee Beans', 'Pearl Coffee House', 'Pearl Coffee', 'Coffee Pearl'];
  const shelf = createNameIndex(beans.map((name) => ({ names: [name], tags: [] })));
  assert.deepEqual(shelf.search('pearl coffee', 10), [2, 0, 1, 3]);
  assert.deepEqual(shelf.search('Pearl, COFFEE!', 1), [2]);
});

test('a word that is written so somewhere, or begins so, is no slip for another', () => {
  const shelf = createNameIndex(
    ['Cashew Farm', 'Trash Party', 'Crash', 'Cash Harvest', 'Crashing Waves'].map((name) => ({
      names: [name],
      tags: [],
    })),
  );
  assert.deepEqual(shelf.search('crash', 10), [2, 4]);
  assert.deepEqual(shelf.search('cras', 10), [2, 4], 'nor is one that is half typed');
  assert.deepEqual(shelf.search('crahs', 10), [2, 4], 'two letters swapped are a slip');
  assert.deepEqual(shelf.search('trash waves', 10), [4], 'unless nothing is found otherwise');
});

test('a name that begins with the query comes before names that hold it further on', () => {
  const names = ['Golden Plinko', 'Gold Plinko', 'Deep Gold', 'Gold', 'Plinko Rain'];
  const shelf = createNameIndex(names.map((name) => ({ names: [name], tags: [] })));
  assert.deepEqual(shelf.search('plinko', 10), [4, 0, 1]);
  assert.deepEqual(shelf.search('gold', 10), [3, 1, 2, 0], 'whole words before beginnings');
});

test('a query of nothing finds nothing', () => {
  assert.deepEqual(find(''), []);
  assert.deepEqual(find('  %_ '), []);
});

test('no game is missed, beside a comparison of every letter with every letter', () => {
  const letters = fc.constantFrom(...'abk');
  const word = fc.string({ unit: letters, minLength: 3, maxLength: 7 });
  const title = fc.array(word, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '));
  fc.assert(
    fc.property(fc.array(title, { minLength: 1, maxLength: 40 }), word, (titles, typed) => {
      const found = createNameIndex(titles.map((name) => ({ names: [name], tags: [] })));
      const begins = titles.some((name) => wordsOf(name).some((one) => one.startsWith(typed)));
      const isFound = (one: string) => (begins ? one.startsWith(typed) : isNear(typed, one));
      const wanted = titles.flatMap((name, at) => (wordsOf(name).some(isFound) ? [at] : []));
      assert.deepEqual(
        found.search(typed, titles.length).toSorted((a, b) => a - b),
        wanted,
      );
    }),
    { numRuns: 400 },
  );
});

/** By the definition: the word or a beginning of it is at most one slip away. */
function isNear(typed: string, word: string): boolean {
  return Array.from({ length: word.length + 1 }, (_, end) => word.slice(0, end)).some(
    (beginning) => distance(typed, beginning) <= 1,
  );
}

/** Damerau–Levenshtein distance of adjacent swaps, by its table. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const row = rows[i] ?? [];
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (isSame ? 0 : 1),
        isSwap ? at(i - 2, j - 2) + 1 : Infinity,
      );
    }
  }
  return at(a.length, b.length);
}
