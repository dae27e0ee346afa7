import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashServerSeed } from '@bahati/fairness/commit.ts';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { betGames } from './bet-games.ts';
import { replayBet, verifyBet } from './replay.ts';

const seeds = { serverSeed: 'def', clientSeed: 'abc', nonce: 1 };
const drawing = () => createDrawStream(createNodeHmac(seeds.serverSeed), seeds);

for (const { game } of betGames) {
  test(`a round left alone comes to its end, and the browser finds the same: ${game.code}`, async () => {
    const acts: string[] = [];
    let round = replayBet(game, { opening: game.firstOpening, acts }, drawing());
    while (round.pay === null && game.acts && acts.length <= 200) {
      acts.push(game.acts.idle(round.state));
      const cost = round.cost;
      round = replayBet(game, { opening: game.firstOpening, acts }, drawing());
      assert.equal(round.cost, cost, 'the operator never spends for who went away');
    }
    assert.ok(round.pay, 'the round is over');
    const shownHash = await hashServerSeed(seeds.serverSeed);
    const story = { opening: game.firstOpening, acts };
    const proof = await verifyBet(game, seeds, shownHash, story);
    assert.deepEqual(proof.round, round);
    assert.equal(proof.isCommitmentKept, true);
    assert.equal((await verifyBet(game, seeds, '0'.repeat(64), story)).isCommitmentKept, false);
    // What is shown travels as JSON and must come back the same.
    assert.deepEqual(JSON.parse(JSON.stringify(round.shown)), round.shown);
  });

  test(`openings and acts that are none are refused: ${game.code}`, () => {
    for (const opening of ['', 'no-such:way', `${game.firstOpening} `]) {
      assert.throws(() => replayBet(game, { opening, acts: [] }, drawing()), RangeError);
    }
    const story = { opening: game.firstOpening, acts: ['no_such_act'] };
    assert.throws(() => replayBet(game, story, drawing()), RangeError);
    assert.match(game.firstOpening, /^[a-zA-Z][a-zA-Z0-9:=._,-]{0,599}$/);
  });
}
