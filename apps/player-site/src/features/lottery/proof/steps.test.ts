import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ShownDraw } from './check-draw.ts';
import { stepsOf } from './steps.rules.ts';

const shown = (state: ShownDraw['draw']['state'], isDrawn: boolean, now: string): ShownDraw => ({
  now,
  draw: {
    id: '1',
    gameCode: 'keno-1m',
    number: '20261127-0001',
    closesAt: '2026-11-27T10:00:00.000Z',
    drawsAt: '2026-11-27T10:00:05.000Z',
    state,
    numbers: isDrawn ? { kind: 'balls', main: [1], extra: [] } : null,
    corrections: 0,
  },
  proof: {
    serverSeedHash: '0'.repeat(64),
    serverSeed: null,
    beaconRound: 5,
    beaconAt: '2026-11-27T10:00:02.000Z',
    salt: null,
    signature: null,
    chain: 'test',
    publicKey: '',
  },
  sources: [],
});

const states = (one: ShownDraw) => stepsOf(one).map(({ id, state }) => `${id} ${state}`);

test('a draw goes from its hash to its payments', () => {
  assert.deepEqual(states(shown('open', false, '2026-11-27T09:59:00.000Z')), [
    'hash done',
    'closed current',
    'beacon upcoming',
    'drawn upcoming',
    'settled upcoming',
  ]);
  const drawn = states(shown('drawn', true, '2026-11-27T10:00:07.000Z'));
  assert.deepEqual(drawn.slice(3), ['drawn done', 'settled current']);
  const settled = stepsOf(shown('settled', true, '2026-11-27T10:01:00.000Z'));
  assert.ok(settled.every(({ state }) => state === 'done'));
});

test('one that was refunded ends there, and one without a seed has sources instead', () => {
  const refunded = shown('refunded', false, '2026-11-27T10:01:00.000Z');
  assert.equal(states(refunded).at(-1), 'refunded failed');
  const external = { ...shown('open', false, '2026-11-27T09:00:00.000Z'), proof: null };
  assert.deepEqual(states(external), ['closed current', 'drawn upcoming', 'settled upcoming']);
});
