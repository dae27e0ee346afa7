import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beyond, stacksOf, together } from './laying.ts';

const cloth = { places: ['player', 'banker', 'tie'] };

test('chips of all hands lie as one stack a place', () => {
  assert.deepEqual(
    together(
      [{ place: 'player', chips: 2 }],
      [],
      [
        { place: 'tie', chips: 1 },
        { place: 'player', chips: 3 },
      ],
    ),
    [
      { place: 'player', chips: 5 },
      { place: 'tie', chips: 1 },
    ],
  );
});

test('confirmed chips stay, whatever is wished of the cloth', () => {
  const fast = [{ place: 'player', chips: 5 }];
  assert.deepEqual(beyond([{ place: 'player', chips: 7 }], fast), [{ place: 'player', chips: 2 }]);
  assert.deepEqual(beyond([], fast), []);
  assert.deepEqual(
    beyond(
      [
        { place: 'player', chips: 1 },
        { place: 'tie', chips: 4 },
      ],
      fast,
    ),
    [{ place: 'tie', chips: 4 }],
  );
});

test('openings are read as chips, and what is none of this cloth is none', () => {
  assert.deepEqual(stacksOf(cloth, ['chips:player=2,tie=1', 'chips:player=1', 'chips:moon=4']), [
    { place: 'player', chips: 3 },
    { place: 'tie', chips: 1 },
  ]);
});
