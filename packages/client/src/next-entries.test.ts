import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextEntries } from './next-entries.ts';

const pages = new Map<string | undefined, { items: number[]; nextCursor: string | null }>([
  [undefined, { items: [], nextCursor: 'b' }],
  ['b', { items: [], nextCursor: 'c' }],
  ['c', { items: [7], nextCursor: 'd' }],
  ['d', { items: [], nextCursor: null }],
]);
const asked: (string | undefined)[] = [];
async function ask(cursor: string | undefined) {
  asked.push(cursor);
  return pages.get(cursor) ?? { items: [0], nextCursor: null };
}

test('empty pages are passed over until one has entries', async () => {
  assert.deepEqual(await nextEntries(ask, undefined), { items: [7], nextCursor: 'd' });
  assert.deepEqual(asked, [undefined, 'b', 'c']);
});

test('the last page is answered though it is empty', async () => {
  assert.deepEqual(await nextEntries(ask, 'd'), { items: [], nextCursor: null });
});
