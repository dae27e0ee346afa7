import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neighbourOf, opensSearch } from './search-keys.rules.ts';

const press = { key: '/', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test('a slash opens the search where nothing is being written, Ctrl-K and ⌘K anywhere', () => {
  assert.equal(opensSearch(press, false), true);
  assert.equal(opensSearch({ ...press, shiftKey: true }, false), true);
  assert.equal(opensSearch(press, true), false);
  assert.equal(opensSearch({ ...press, key: 'k', ctrlKey: true }, true), true);
  assert.equal(opensSearch({ ...press, key: 'K', metaKey: true }, false), true);
  for (const other of [
    { key: 'k' },
    { key: 'k', ctrlKey: true, shiftKey: true },
    { key: 'k', ctrlKey: true, altKey: true },
    { ctrlKey: true },
  ])
    assert.equal(opensSearch({ ...press, ...other }, false), false, JSON.stringify(other));
});

test('the arrows lead from the field through what was found and stop at both ends', () => {
  assert.equal(neighbourOf(0, 3, 'ArrowDown'), 1);
  assert.equal(neighbourOf(2, 3, 'ArrowDown'), undefined);
  assert.equal(neighbourOf(1, 3, 'ArrowUp'), 0);
  assert.equal(neighbourOf(0, 3, 'ArrowUp'), undefined);
  assert.equal(neighbourOf(0, 3, 'a'), undefined);
  assert.equal(neighbourOf(-1, 3, 'ArrowDown'), undefined);
});
