import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linksOf, middleOf } from './links.ts';

test('ways join every winning cell of a reel with every one of the next', () => {
  const links = linksOf(
    [
      [0, 1],
      [1, 0],
      [1, 3],
      [2, 2],
    ],
    'ways',
  );
  assert.equal(links.length, 4);
  assert.ok(links.every(([[from], [to]]) => to === from + 1));
});

test('a cluster is joined side by side and never across a corner', () => {
  const links = linksOf(
    [
      [0, 0],
      [0, 1],
      [1, 1],
      [2, 2],
    ],
    'cluster',
  );
  assert.deepEqual(links, [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0, 1],
      [1, 1],
    ],
  ]);
});

test('symbols that pay anywhere are not joined', () => {
  assert.deepEqual(
    linksOf(
      [
        [0, 0],
        [1, 0],
      ],
      'anywhere',
    ),
    [],
  );
});

test('the middle of a win is where its amount floats', () => {
  assert.deepEqual(
    middleOf([
      [0, 0],
      [2, 2],
    ]),
    { reel: 1, row: 1 },
  );
});
