import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { BetRound } from '@bahati/contract/games-frame/bets.ts';
import { betGames } from '@bahati/game-rules/bet-games/bet-games.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { winBody } from '#games-server/wallet-bodies.ts';
import {
  callsOf,
  type Frame,
  injected,
  openFrame,
  runHere,
  type Running,
  type Scene,
  setScene,
} from '#games-server/scene.testing.ts';

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

async function send(frame: Frame, path: string, body: object): Promise<BetRound> {
  const idempotencyKey = randomUUID();
  const reply = await frame.ask('POST', path, { idempotencyKey, ...body });
  assert.equal(reply.status, 200, JSON.stringify(reply));
  return reply.value as unknown as BetRound;
}

/** Plays a round to its end, as a player who is in a hurry. */
async function play(code: string, choice: string, stake: string) {
  const member = scene.addMember();
  const frame = await openFrame(scene, injected(running), member, code);
  let round = await send(frame, '/frame/v1/spin', { stake, choice });
  while (round.state === 'open') {
    const { roundId, acts, actions } = round;
    const action = actions.find((one) => ['take', 'stand', 'decline'].includes(one)) ?? actions[0];
    const act = { roundId, sequence: acts.length + 1, action };
    round = await send(frame, '/frame/v1/act', act);
  }
  const closing = [
    ...callsOf(scene, member, 'betwin'),
    ...callsOf(scene, member, 'win').filter(({ body }) => body['roundClosed'] === true),
  ];
  assert.equal(closing.length, 1);
  return { round, said: closing[0]?.body['validStake'] };
}

for (const { game } of betGames) {
  test(`what closes a round says what of it counts as turnover: ${game.code}`, async () => {
    const stake = toDecimal(game.stakes.KES.minimum, 'KES');
    const { round, said } = await play(game.code, game.firstOpening, stake);
    assert.match(String(said), /^[0-9]+\.[0-9]{2}$/);
    assert.ok(Number(said) >= 0 && Number(said) <= Number(round.debit), `${String(said)} of it`);
    if (game.validStake === 'whole') assert.equal(said, round.debit);
  });
}

test('of red and black at once only the difference counts, in the currency of the round', async () => {
  const { round, said } = await play('european-roulette', 'chips:red=10,black=4', '10.00');
  assert.deepEqual([round.debit, said], ['140.00', '60.00']);
});

test('a slot counts whole', async () => {
  const member = scene.addMember();
  const frame = await openFrame(scene, injected(running), member);
  assert.equal((await frame.spin('20.00')).status, 200);
  assert.equal(callsOf(scene, member, 'betwin')[0]?.body['validStake'], '20.00');
});

test('what counts is fixed with the payout, and of a round without it nothing is said', async () => {
  const { rows } = await scene.owner.query<{ id: bigint }>(
    `SELECT id FROM games.rounds WHERE valid_stake > 100 LIMIT 1`,
  );
  const change = 'UPDATE games.rounds SET valid_stake = 1 WHERE id = $1';
  await assert.rejects(scene.owner.query(change, [rows[0]?.id]), /never changes/);
  const round = { externalId: 'r-1', memberId: 'k-1', gameCode: 'dice', currency: 'KES' } as const;
  assert.ok(!('validStake' in winBody(round, 100n, null)));
});
