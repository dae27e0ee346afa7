import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { BetRound } from '@bahati/contract/games-frame/bets.ts';
import { playCalls } from '@bahati/contract/games-frame/play.ts';
import { providerCalls } from '@bahati/contract/games-provider/provider.ts';
import { returnCalls } from '@bahati/contract/games-provider/returns.ts';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { betGames } from '@bahati/game-rules/bet-games/bet-games.ts';
import { multiply, rational } from '@bahati/game-rules/rational.ts';
import { gameByCode } from '#games-server/games/games.ts';
import { countReturns } from '#games-server/returns/count-returns.ts';
import { listReturns } from '#games-server/returns/list-returns.ts';
import {
  injected,
  openFrame,
  runHere,
  type Running,
  type Scene,
  setScene,
  startBalance,
} from '#games-server/scene.testing.ts';
import { findTale } from './bet-stories.testing.ts';

let scene: Scene;
let running: Running;

before(async () => {
  scene = await setScene();
  running = await runHere(scene);
});
after(async () => {
  await running?.stop();
  await scene.close();
});

const detail = providerCalls['POST /vendor/v1/rounds/detail'].value;
const { stated } = returnCalls['POST /vendor/v1/returns'].value.shape.builds.element.shape;

for (const { game, figures } of betGames) {
  test(`rounds are shown and told as the contracts want, and paid down to the cent: ${game.code}`, () => {
    const served = gameByCode(game.code);
    const tale = findTale(game);
    const hmac = createNodeHmac(tale.serverSeed);
    const { minimum, step, maximum } = game.stakes.KES;
    const odd = minimum + step > maximum ? minimum : minimum + step;
    const played = served.play({
      version: game.version,
      choice: tale.opening,
      acts: tale.acts,
      draw: createDrawStream(hmac, { clientSeed: tale.clientSeed, nonce: 0 }),
      stake: odd,
      currency: 'KES',
    });
    const end = tale.stands.at(-1);
    assert.ok(end?.pay);
    const { numerator, denominator } = multiply(end.pay, rational(odd));
    assert.equal(played.payout, numerator / denominator);
    assert.equal(played.debit, odd * BigInt(end.cost));
    assert.ok(end.cost <= (game.mostStakes ?? 1), 'no round costs more than is said');
    for (const language of ['en', 'sw'] as const) {
      const told = { ...played.tell(language), fairness: null };
      assert.doesNotThrow(() => detail.parse(told));
      assert.ok(told.choices.length > 0 && told.outcome.length > 0);
      assert.ok(JSON.stringify(told).length < 100_000, 'a signed answer is read up to 256 kB');
    }
  });

  test(`what is stated of each bet can be told to whoever watches returns: ${game.code}`, () => {
    const served = gameByCode(game.code);
    for (const { way } of figures.watched) {
      const told = served.returnOf({ version: game.version, choice: way });
      assert.ok(told, way);
      const { rtpPercent: returnPercent, standardDeviation } = told;
      assert.doesNotThrow(() => stated.parse({ returnPercent, standardDeviation }), way);
    }
  });

  test(`stakes between the least and the most are taken in whole steps: ${game.code}`, () => {
    const served = gameByCode(game.code);
    for (const currency of ['KES', 'TZS', 'XPL'] as const) {
      const { minimum, maximum, step, quick } = game.stakes[currency];
      for (const stake of [minimum, maximum, ...quick]) {
        assert.ok(served.takesStake(currency, stake), `${stake} ${currency}`);
      }
      for (const stake of [0n, minimum - 1n, maximum + step, minimum + 1n]) {
        const isStep = step === 1n && stake === minimum + 1n;
        assert.equal(served.takesStake(currency, stake), isStep, `${stake} ${currency}`);
      }
    }
  });
}

test('a bet is played as it was asked for, once for its request', async () => {
  const member = scene.addMember();
  const frame = await openFrame(scene, injected(running), member, 'dice');
  const opened = playCalls['POST /frame/v1/session'].value.parse(frame.opened);
  assert.deepEqual(opened.stakeRange, { minimum: '5.00', maximum: '10000.00', step: '1.00' });
  const body = { idempotencyKey: randomUUID(), stake: '7.00', choice: 'under:2500' };
  const [first, again] = [
    await frame.ask('POST', '/frame/v1/spin', body),
    await frame.ask('POST', '/frame/v1/spin', body),
  ];
  assert.equal(first.status, 200, JSON.stringify(first));
  const round = first.value as unknown as BetRound;
  assert.deepEqual(again.value, round);
  assert.deepEqual([round.choice, round.debit], ['under:2500', '7.00']);
  const isWon = round.shown['isWon'] === true;
  const pays = isWon ? 2_772n : 0n;
  assert.equal(scene.wallet.members.get(member)?.balance, startBalance - 700n + pays);
  const other = await frame.ask('POST', '/frame/v1/spin', { ...body, choice: 'over:2500' });
  assert.deepEqual([other.status, other.code], [409, 'request_conflict']);
});

test('what is no bet or no stake of the game is refused and costs nothing', async () => {
  const member = scene.addMember();
  const frame = await openFrame(scene, injected(running), member, 'dice');
  const ask = async (wish: object) => {
    const body = { idempotencyKey: randomUUID(), stake: '20.00', choice: 'over:5050', ...wish };
    const { status, code } = await frame.ask('POST', '/frame/v1/spin', body);
    return [status, code];
  };
  for (const choice of ['over:1', 'over:05050', 'over', 'sideways:50', 'spin']) {
    assert.deepEqual(await ask({ choice }), [400, 'choice_not_offered'], choice);
  }
  for (const stake of ['4.00', '10001.00', '20.50', '0']) {
    assert.deepEqual(await ask({ stake }), [400, 'stake_not_offered'], stake);
  }
  for (const choice of ['', 'over 5050', "over:50'", 'x'.repeat(601)]) {
    assert.deepEqual(await ask({ choice }), [400, 'invalid_input'], choice);
  }
  assert.equal(scene.wallet.members.get(member)?.balance, startBalance);
});

test('rounds are watched by the way they were begun, whatever they were on', async () => {
  const frame = await openFrame(scene, injected(running), scene.addMember(), 'dice');
  for (const choice of ['over:5050', 'over:9000', 'under:2500']) {
    const body = { idempotencyKey: randomUUID(), stake: '20.00', choice };
    assert.equal((await frame.ask('POST', '/frame/v1/spin', body)).status, 200);
  }
  await countReturns(running.context, { olderThanSeconds: 0 });
  const { builds } = await listReturns(running.context, { afterRevision: '0', limit: 100 });
  const ways = builds.filter(({ gameCode }) => gameCode === 'dice');
  assert.deepEqual(ways.map(({ choice }) => choice).toSorted(), ['over', 'under']);
  for (const { stated } of ways) assert.equal(stated?.returnPercent, '98.990101');
  // A test above has played one more under.
  assert.equal(ways.find(({ choice }) => choice === 'over')?.rounds, '2');
});
