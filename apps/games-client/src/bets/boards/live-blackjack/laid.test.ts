import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BoardSeat } from '#frame/bets/stage/board.ts';
import { behindKinds, chipsAt, placeAt } from './laid.ts';

const seat = (part: Partial<BoardSeat>): BoardSeat => ({
  seat: 3,
  name: null,
  bet: null,
  first: 0n,
  behind: [],
  ...part,
});

const with_ = { own: [], stacks: [], isFollowing: false };

test('a free seat and an own one are bet on, another’s only behind and once it is played', () => {
  assert.equal(placeAt(seat({}), with_), 's3');
  assert.equal(placeAt(seat({ name: 'Asha' }), { ...with_, own: [3] }), 's3');
  assert.equal(placeAt(seat({ name: 'Asha' }), with_), null);
  assert.equal(placeAt(seat({ name: 'Asha', bet: 2_000n }), with_), 'b3');
});

test('behind a seat the wish to follow counts until chips lie there', () => {
  const played = seat({ name: 'Asha', bet: 2_000n });
  assert.equal(placeAt(played, { ...with_, isFollowing: true }), 'f3');
  const stacks = [{ place: 'b3', chips: 2 }];
  assert.equal(placeAt(played, { ...with_, stacks, isFollowing: true }), 'b3');
});

test('what was added to a bet counts with it', () => {
  const stacks = [
    { place: 's3', chips: 4 },
    { place: 's3.1', chips: 4 },
    { place: 'f3', chips: 1 },
  ];
  assert.equal(chipsAt(stacks, 3, ['s']), 8);
  assert.equal(chipsAt(stacks, 3, behindKinds), 1);
  assert.equal(chipsAt(stacks, 4, ['s']), 0);
});
