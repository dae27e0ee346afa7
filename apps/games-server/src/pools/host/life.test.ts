import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ticksPerSecond } from '@bahati/game-rules/fishing/pool/pool.ts';
import { poolOffers } from '@bahati/game-rules/fishing/pool-offers.ts';
import { createHub } from '#games-server/rooms/live/hub.ts';
import { Life } from './life.ts';
import type { PoolRoom } from './pool-room.ts';

const busyMs = 200;

test('a word that comes while the process was busy is judged at the tick of its moment', async () => {
  const room = { hub: createHub(), offer: poolOffers[0], room: { id: 1n }, tellSitting() {} };
  const opening = { id: 1n, seed: 'ab'.repeat(32), seedHash: 'cd'.repeat(32) };
  const life = new Life(room as unknown as PoolRoom, 'holder', opening);
  const until = performance.now() + busyMs;
  while (performance.now() < until);
  assert.equal(life.sea.tick, 0, 'no timer ran');
  life.stepToNow();
  assert.ok(life.sea.tick >= Math.floor((busyMs * ticksPerSecond) / 1_000));
  await life.stop();
});
