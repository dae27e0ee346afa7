import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashServerSeed } from '@bahati/fairness/commit.ts';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { levelWon } from '@bahati/game-rules/slots/progressive.ts';
import { progressiveRule } from '@bahati/game-rules/slots/progressive.testing.ts';
import { drawBoughtOutcome, spin } from '@bahati/game-rules/slots/spin.ts';
import { studioGame } from '@bahati/game-rules/slots/studio/studio-game.ts';
import { taaZaPwani } from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import { inMoney, inStakes, jackpotOf, prove } from './prove.ts';

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
    assert.deepEqual(proof.round.outcome, played.outcome);
    assert.equal(proof.isCommitmentKept, true);
    assert.equal(inMoney(taaZaPwani, proof.round.pay, claim), played.payout);
  }
});

test('a round of a studio game is proven by its own rules, whatever its layout', async () => {
  for (let number = 1; number <= 24; number += 1) {
    const { definition } = studioGame(number);
    const claim = await claimOf(number);
    const draw = createDrawStream(createNodeHmac(serverSeed), claim);
    const played = spin(definition, draw, stake.minor);
    const proof = await prove(definition, claim);
    assert.deepEqual(proof.round.outcome, played.outcome);
    assert.equal(inMoney(definition, proof.round.pay, claim), played.payout);
  }
});

test('a bought round is proven as it was bought', async () => {
  const game = { ...taaZaPwani, buy: { price: 70, scatters: 3 } };
  const claim = { ...(await claimOf(5)), choice: 'buy' };
  const draw = createDrawStream(createNodeHmac(serverSeed), claim);
  const { round } = await prove(game, claim);
  const { outcome } = round;
  assert.deepEqual(outcome, drawBoughtOutcome(game, draw));
  assert.ok(outcome.freeSpins.length >= 10);
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

test('a doubled win is proven with its cards, and acts it did not have are not', async () => {
  const game = { ...taaZaPwani, gamble: { limit: 5 } };
  const proofs = await Promise.all(
    Array.from({ length: 40 }, async (_, nonce) => prove(game, await claimOf(nonce))),
  );
  const winning = proofs.find(({ round }) => round.pay > 0);
  assert.ok(winning);
  const claim = { ...winning.claim, choice: 'gamble' };
  const [red, black] = await Promise.all(
    ['red', 'black'].map((guess) => prove(game, { ...claim, acts: [guess] })),
  );
  assert.equal(red?.round.gamble[0]?.card, black?.round.gamble[0]?.card);
  assert.deepEqual(
    [red?.round.pay, black?.round.pay].toSorted((one, other) => Number(one) - Number(other)),
    [0, winning.round.pay * 2],
  );
  await assert.rejects(prove(game, { ...claim, acts: ['green'] }), RangeError);
});

test('the jackpot a ticket won is named at the stake of the round, and at no other', async () => {
  const most = { minor: 500_000n, currency: 'KES' } as const;
  const betLevels = { ...taaZaPwani.betLevels, KES: [2_000n, most.minor] };
  const game = { ...taaZaPwani, betLevels, progressive: progressiveRule };
  const levels = new Set<string | null | undefined>();
  for (let nonce = 0; nonce < 40; nonce += 1) {
    const claim = { ...(await claimOf(nonce)), stake: most };
    const draw = createDrawStream(createNodeHmac(serverSeed), claim);
    const { outcome } = spin(game, draw, most.minor);
    const proof = await prove(game, claim);
    const won = jackpotOf(game, proof);
    assert.equal(proof.round.outcome.ticket, outcome.ticket);
    assert.equal(
      won,
      levelWon(progressiveRule, outcome.ticket ?? Number.NaN, 'KES', most.minor)?.level ?? null,
    );
    levels.add(won);
    for (const unknown of [null, { ...most, minor: 500_001n }]) {
      assert.equal(jackpotOf(game, { ...proof, claim: { ...claim, stake: unknown } }), undefined);
    }
  }
  assert.ok(levels.has('mini') && levels.has(null), 'a jackpot and none');
  assert.equal(jackpotOf(taaZaPwani, await prove(taaZaPwani, await claimOf(1))), undefined);
});
