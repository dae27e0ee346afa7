import assert from 'node:assert/strict';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { test } from 'node:test';
import { drawInBrowser } from '@bahati/fairness/browser-draws.ts';
import { numbersFrom } from '@bahati/lottery-rules/draws/numbers-from.ts';
import { checkDraw } from './check-draw.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const signature = sign(null, Buffer.from('test:5'), privateKey);
const salt = createHash('sha256').update(signature).digest('hex');
const serverSeed = 'ab'.repeat(32);

const proof = {
  serverSeedHash: createHash('sha256').update(serverSeed).digest('hex'),
  serverSeed,
  beaconRound: 5,
  beaconAt: '2026-11-27T10:00:02.000Z',
  salt,
  signature: signature.toString('hex'),
  chain: 'test',
  publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex'),
};

const numbers = await drawInBrowser({ serverSeed, clientSeed: salt, nonce: 0 }, (stream) =>
  numbersFrom('keno', stream),
);
if (numbers.kind !== 'balls') throw new Error('Keno has balls.');

const draw = {
  id: '1',
  gameCode: 'keno-1m',
  number: '20261127-0001',
  closesAt: '2026-11-27T10:00:00.000Z',
  drawsAt: '2026-11-27T10:00:05.000Z',
  state: 'settled' as const,
  numbers: { kind: 'balls' as const, main: [...numbers.main], extra: [] },
  corrections: 0,
};

test('a draw as it was made passes every check', async () => {
  assert.deepEqual(await checkDraw('keno', { draw, proof }), {
    seed: 'good',
    beacon: 'good',
    time: 'good',
    numbers: 'good',
  });
});

test('each check fails for what it is about', async () => {
  const failing = async (other: Partial<typeof proof>, more = {}) => {
    const checked = await checkDraw('keno', {
      draw: { ...draw, ...more },
      proof: { ...proof, ...other },
    });
    return Object.entries(checked)
      .filter(([, found]) => found === 'bad')
      .map(([name]) => name);
  };
  assert.deepEqual(await failing({ serverSeedHash: '0'.repeat(64) }), ['seed']);
  assert.deepEqual(await failing({ beaconRound: 6 }), ['beacon']);
  assert.deepEqual(await failing({ beaconAt: draw.closesAt }), ['time']);
  const swapped = { ...draw.numbers, main: draw.numbers.main.toReversed() };
  assert.deepEqual(await failing({}, { numbers: swapped }), ['numbers']);
});
