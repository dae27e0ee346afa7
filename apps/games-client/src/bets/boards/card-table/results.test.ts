import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resultsOf } from './results.ts';

const cloth = { places: ['player', 'banker', 'tie'] };
const view = {
  stacks: [
    { place: 'player', chips: 4 },
    { place: 'banker', chips: 2 },
    { place: 'tie', chips: 1 },
  ],
  paid: [
    { place: 'player', chips: '0.00' },
    { place: 'banker', chips: '3.90' },
    { place: 'tie', chips: '1.00' },
  ],
};
const opening = 'chips:player=4,banker=2,tie=1';

test('each place is told won, come back or lost, in minor units of the smallest chip', () => {
  const results = resultsOf(cloth, view, { phase: 'ready', opening, stake: 1_000n });
  assert.deepEqual(
    [...results],
    [
      ['player', { is: 'lost', paid: 0n }],
      ['banker', { is: 'won', paid: 3_900n }],
      ['tie', { is: 'back', paid: 1_000n }],
    ],
  );
});

test('half of a stake that comes back is no win', () => {
  const half = {
    stacks: [{ place: 'player', chips: 3 }],
    paid: [{ place: 'player', chips: '1.50' }],
  };
  const shown = { phase: 'ready', opening: 'chips:player=3', stake: 1_000n } as const;
  assert.deepEqual(resultsOf(cloth, half, shown).get('player'), { is: 'back', paid: 1_500n });
});

test('nothing is told before the round was shown, nor of chips that lie otherwise', () => {
  const stake = 1_000n;
  assert.equal(resultsOf(cloth, view, { phase: 'showing', opening, stake }).size, 0);
  assert.equal(resultsOf(cloth, view, { phase: 'asking', opening, stake }).size, 0);
  const moved = { phase: 'ready', opening: 'chips:player=5', stake } as const;
  assert.equal(resultsOf(cloth, view, moved).size, 0);
  assert.equal(resultsOf(cloth, null, { phase: 'ready', opening, stake }).size, 0);
});
