import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BaccaratView } from '@bahati/game-rules/tables/baccarat/baccarat.rules.ts';
import { squeezedCard } from './squeezable.ts';

const view = (stacks: BaccaratView['stacks'], player: number[], banker: number[]) =>
  ({ stacks, player, banker }) as unknown as BaccaratView;

test('the last card of the side with more chips is the player’s to bend', () => {
  const both = [
    { place: 'player', chips: 2 },
    { place: 'banker', chips: 5 },
  ];
  assert.deepEqual(squeezedCard(view(both, [1, 2, 3], [11, 12])), {
    side: 'banker',
    nth: 3,
    card: 12,
  });
  const player = [{ place: 'player', chips: 1 }];
  assert.deepEqual(squeezedCard(view(player, [1, 2, 3], [11, 12, 13])), {
    side: 'player',
    nth: 4,
    card: 3,
  });
});

test('nobody bends a card who has nothing on a side, or as much on both', () => {
  assert.equal(squeezedCard(view([{ place: 'tie', chips: 9 }], [1, 2], [3, 4])), null);
  const even = [
    { place: 'player', chips: 3 },
    { place: 'banker', chips: 3 },
  ];
  assert.equal(squeezedCard(view(even, [1, 2], [3, 4])), null);
});
