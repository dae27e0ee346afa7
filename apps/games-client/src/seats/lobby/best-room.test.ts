import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ListedRoom } from '@bahati/contract/games-frame/rooms.ts';
import { bestRoom } from './best-room.ts';

const room = (roomId: string, taken: number, isPaused = false, bots = 0): ListedRoom => ({
  roomId,
  code: `holdem-${roomId}`,
  minimum: '200.00',
  maximum: '2000.00',
  unit: '10.00',
  currency: 'KES',
  players: taken,
  seats: { taken, bots, most: 6 },
  isPaused,
  inviteCode: null,
});

test('a quick seat is at the fullest table that has one free', () => {
  const rooms = [room('1', 1), room('2', 6), room('3', 4), room('4', 5, true)];
  assert.equal(bestRoom(rooms, () => true)?.roomId, '3');
});

test('among tables alike it is the first, and none a member cannot pay', () => {
  const rooms = [room('1', 0), room('2', 0), room('3', 2)];
  assert.equal(bestRoom(rooms, ({ roomId }) => roomId !== '3')?.roomId, '1');
  assert.equal(
    bestRoom([room('1', 6)], () => true),
    undefined,
  );
});

test('a bot of the house makes no table fuller', () => {
  const rooms = [room('1', 2, false, 1), room('2', 1), room('3', 3, false, 1)];
  assert.equal(bestRoom(rooms, () => true)?.roomId, '3');
  assert.equal(bestRoom(rooms.slice(0, 2), () => true)?.roomId, '1');
});
