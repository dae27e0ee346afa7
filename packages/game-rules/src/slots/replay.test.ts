import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { colourOf } from './gamble.ts';
import { replayRound, type RoundStory } from './replay.ts';
import { drawBoughtOutcome, drawOutcome } from './spin.ts';
import { taaZaPwani } from './flagships/taa-za-pwani/taa-za-pwani.rules.ts';

const hmac = createNodeHmac('ab'.repeat(32));
const drawOf = (nonce: number) => createDrawStream(hmac, { clientSeed: 'karata', nonce });
const gambled = { ...taaZaPwani, gamble: { limit: 3 } };
const picked = { ...taaZaPwani, pick: { scatters: 3, prizes: [2, 3, 5, 10], picks: 2 } };

function nonceOf(isWanted: (nonce: number) => boolean): number {
  const nonce = Array.from({ length: 5000 }, (_, at) => at).find(isWanted);
  assert.ok(nonce !== undefined);
  return nonce;
}

const winning = nonceOf((nonce) => drawOutcome(taaZaPwani, drawOf(nonce)).pay > 0);
const losing = nonceOf((nonce) => drawOutcome(taaZaPwani, drawOf(nonce)).pay === 0);
const scattered = nonceOf((nonce) => drawOutcome(taaZaPwani, drawOf(nonce)).freeSpins.length > 0);
const double = (acts: readonly string[]) =>
  replayRound(gambled, { choice: 'gamble', acts }, drawOf(winning));

test('cards follow the reels in the same row of draws, one for each guess', () => {
  const reels = drawOf(winning);
  const { pay } = drawOutcome(taaZaPwani, reels);
  const cards = [reels.nextInt(52), reels.nextInt(52), reels.nextInt(52)];
  const right = cards.map(colourOf);
  for (const count of [0, 1, 2, 3]) {
    const played = double(right.slice(0, count));
    assert.deepEqual(
      played.gamble.map(({ card }) => card),
      cards.slice(0, count),
    );
    assert.equal(played.pay, pay * 2 ** count);
  }
  assert.equal(double([...right.slice(0, 2), 'take']).pay, pay * 4);
  const wrong = right[0] === 'red' ? 'black' : 'red';
  assert.equal(double([wrong]).pay, 0);
  assert.deepEqual(
    double([wrong]).gamble.map(({ card }) => card),
    cards.slice(0, 1),
  );
  for (const acts of [
    [wrong, 'take'],
    ['take', 'take'],
    [...right, 'take'],
    ['blue'],
    ['chest:1'],
  ]) {
    assert.throws(() => double(acts), RangeError, acts.join());
  }
});

test('nothing is doubled in a round that won nothing, or was not begun for it', () => {
  for (const [story, nonce] of [
    [{ choice: 'gamble', acts: ['red'] }, losing],
    [{ acts: ['red'] }, winning],
  ] as const satisfies [RoundStory, number][]) {
    assert.throws(() => replayRound(gambled, story, drawOf(nonce)), RangeError);
  }
});

test('opened chests are paid beside the reels, and each is opened once', () => {
  const play = (acts: readonly string[]) => replayRound(picked, { acts }, drawOf(scattered));
  const { chests, outcome } = play([]);
  const laid = chests?.laid ?? [];
  assert.deepEqual(
    laid.toSorted((one, other) => one - other),
    [2, 3, 5, 10],
  );
  const opened = play(['chest:4', 'chest:1']);
  assert.deepEqual(opened.chests, { laid, opened: [3, 0] });
  assert.equal(opened.pay, outcome.pay + 10 * ((laid[3] ?? 0) + (laid[0] ?? 0)));
  for (const acts of [
    ['chest:1', 'chest:1'],
    ['chest:1', 'chest:2', 'chest:3'],
    ['chest:5'],
    ['chest:0'],
    ['red'],
  ]) {
    assert.throws(() => play(acts), RangeError, acts.join());
  }
  assert.throws(() => replayRound(picked, { acts: ['chest:1'] }, drawOf(losing)), RangeError);
});

test('a bought round is drawn as it was bought', () => {
  const sold = { ...taaZaPwani, buy: { price: 50, scatters: 3 } };
  const { outcome, pay } = replayRound(sold, { choice: 'buy' }, drawOf(losing));
  assert.deepEqual(outcome, drawBoughtOutcome(sold, drawOf(losing)));
  assert.equal(pay, outcome.pay);
});
