import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keptIncidents, mostIncidents } from './incidents.ts';

const many = (kind: string, count: number, from: number) =>
  Array.from({ length: count }, (_, at) => ({ kind, number: from + at }));

test('a goal, a card and the start are kept however much happens after them', () => {
  const story = [
    ...many('part_start', 1, 1),
    ...many('goal', 1, 2),
    ...many('card_yellow', 1, 3),
    ...many('attack', 200, 4),
  ];
  const kept = keptIncidents(story);
  assert.deepEqual(
    kept.slice(0, 4).map(({ number }) => number),
    [1, 2, 3, 174],
  );
  assert.equal(kept.length, 33);
  assert.equal(kept.at(-1)?.number, 203);
});

test('no event has more than a message carries', () => {
  const story = [...many('goal', 300, 1), ...many('attack', 300, 301)];
  assert.equal(keptIncidents(story).length, mostIncidents);
});
