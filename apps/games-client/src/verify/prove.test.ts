import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashServerSeed } from '@bahati/fairness/commit.ts';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { spin } from '@bahati/game-rules/slots/spin.ts';
import { studioGame } from '@bahati/game-rules/slots/studio/studio-game.ts';
import { taaZaPwani } from '@bahati/game-rules/slots/taa-za-pwani.rules.ts';
import { inMoney, inStakes, prove } from './prove.ts';

const serverSeed = '5f'.repeat(32);
const stake = { minor: 5000n, currency: 'KES' } as const;
const claimOf = async (nonce: number) => ({
  serverSeed,
  serverSeedHash: await hashServerSeed(serverSeed),
  clientSeed: 'amani',
  nonce,
  stake,
});

test('the page draws what the server draws, payout included', async () => {
  for (let nonce = 0; nonce < 40; nonce += 1) {
    const claim = await claimOf(nonce);
    const draw = createDrawStream(createNodeHmac(serverSeed), claim);
    const played = spin(taaZaPwani, draw, stake.minor);
    const proof = await prove(taaZaPwani, claim);
    assert.deepEqual(proof.outcome, played.outcome);
    assert.equal(proof.isCommitmentKept, true);
    assert.equal(inMoney(taaZaPwani, proof.outcome.pay, claim), played.payout);
  }
});

test('a round of a studio game is proven by its own rules, whatever its layout', async () => {
  for (let number = 1; number <= 24; number += 1) {
    const { definition } = studioGame(number);
    const claim = await claimOf(number);
    const draw = createDrawStream(createNodeHmac(serverSeed), claim);
    const played = spin(definition, draw, stake.minor);
    const proof = await prove(definition, claim);
    assert.deepEqual(proof.outcome, played.outcome);
    assert.equal(inMoney(definition, proof.outcome.pay, claim), played.payout);
  }
});

test('another seed than the promised one is told apart', async () => {
  const claim = { ...(await claimOf(0)), serverSeed: `${serverSeed.slice(0, -1)}0` };
  assert.equal((await prove(taaZaPwani, claim)).isCommitmentKept, false);
});

test('without a fingerprint to compare with nothing is claimed', async () => {
  const claim = { ...(await claimOf(0)), serverSeedHash: '' };
  assert.equal((await prove(taaZaPwani, claim)).isCommitmentKept, null);
});

test('pays are said in stakes without needless zeros', () => {
  assert.deepEqual(
    [0, 5, 10, 15, 1000].map((pay) => inStakes(taaZaPwani, pay)),
    ['0', '0.5', '1', '1.5', '100'],
  );
});

test('a stake that does not divide into the lines shows no invented amount', async () => {
  const claim = { ...(await claimOf(0)), stake: { minor: 5003n, currency: 'KES' } as const };
  assert.equal(inMoney(taaZaPwani, 10, claim), null);
});
