import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashServerSeed } from '@bahati/fairness/commit.ts';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { judgeSeed } from './judge-seed.ts';
import type { HeardMove } from './match-table.ts';

const seed = 'ab'.repeat(32);
const clientSeed = 'ludo-1.7';
const hash = await hashServerSeed(seed);
const told = { hand: 7, hash, clientSeed, seed };
const promised = { hand: 7, hash };

const pipsAt = (step: number): number =>
  createDrawStream(createNodeHmac(seed), { clientSeed, nonce: step }).nextInt(6) + 1;

const thrown = (step: number, pips = pipsAt(step), hand = 7): HeardMove => ({
  hand,
  step,
  event: { kind: 'thrown', seat: 0, pips },
});

const isDrawn: Parameters<typeof judgeSeed>[2] = (event, draw) =>
  event.kind === 'thrown' ? event['pips'] === draw.nextInt(6) + 1 : null;

test('every throw that was heard is drawn again from the seed that was promised', async () => {
  const moves = [thrown(1), thrown(2), { ...thrown(2), event: { kind: 'moved' } }, thrown(9)];
  const verdict = await judgeSeed(told, { promised, moves }, isDrawn);
  assert.deepEqual(verdict, { is: 'kept', hand: 7, draws: 3 });
});

test('before the match is over nothing can be judged', async () => {
  const waiting = { ...told, seed: null };
  assert.deepEqual(await judgeSeed(waiting, { promised, moves: [] }, isDrawn), { is: 'wait' });
  assert.deepEqual(await judgeSeed(null, { promised, moves: [] }, isDrawn), { is: 'wait' });
});

test('another throw, another seed and another promise are found', async () => {
  const wrong = [thrown(1, (pipsAt(1) % 6) + 1)];
  assert.equal((await judgeSeed(told, { promised, moves: wrong }, isDrawn)).is, 'broken');
  const other = { ...told, seed: 'cd'.repeat(32) };
  assert.equal((await judgeSeed(other, { promised, moves: [] }, isDrawn)).is, 'broken');
  const swapped = { ...promised, hash: 'f'.repeat(64) };
  assert.equal((await judgeSeed(told, { promised: swapped, moves: [] }, isDrawn)).is, 'broken');
});

test('a game that draws nothing is held to its seed alone', async () => {
  const verdict = await judgeSeed(told, { promised, moves: [thrown(1, 9)] }, undefined);
  assert.deepEqual(verdict, { is: 'kept', hand: 7, draws: 0 });
});
