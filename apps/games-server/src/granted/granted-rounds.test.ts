import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { SlotRound } from '@bahati/contract/games-frame/slots.ts';
import { toAmount } from '@bahati/game-rules/slots/definition.ts';
import { taaZaPwani } from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { roundDetail } from '#games-server/rounds/records/round-detail.ts';
import { countReturns } from '#games-server/returns/count-returns.ts';
import {
  callsOf,
  gameCode,
  hasFreeSpins,
  injected,
  isWin,
  openFrame,
  plantPair,
  runHere,
  type Running,
  type Scene,
  setScene,
  startBalance,
} from '#games-server/scene.testing.ts';
import { addToWallet, asPlatform, grantBody, spinFree } from './granted.testing.ts';

let scene: Scene;
let running: Running;
let tell: ReturnType<typeof asPlatform>;

before(async () => {
  scene = await setScene();
  running = await runHere(scene);
  tell = asPlatform(async (url, payload, headers) => {
    const asked = { 'content-type': 'application/json', ...headers };
    const response = await running.app.inject({ method: 'POST', url, headers: asked, payload });
    return { status: response.statusCode, ...(response.json() as object) };
  });
});
after(async () => {
  await running.stop();
  await scene.close();
});

async function grantedFrame(member: string, more: object = {}) {
  const grant = grantBody(member, more);
  addToWallet(scene, grant);
  assert.equal((await tell('grant', grant)).status, 200);
  return { grant, frame: await openFrame(scene, injected(running), member) };
}

test('free rounds are shown as the game opens, cost nothing, pay what they win and end', async () => {
  const member = scene.addMember();
  const { outcome } = await plantPair(scene, member, isWin);
  const { grant, frame } = await grantedFrame(member);
  const shown = frame.opened['freeRounds'] as Record<string, unknown>;
  assert.deepEqual([shown['left'], shown['rounds'], shown['stake']], [2, 2, '20.00']);
  const first = (await spinFree(frame, grant)).value as unknown as SlotRound;
  const won = toAmount(taaZaPwani, outcome.pay, 2_000n);
  assert.deepEqual([first.debit, first.payout], ['0.00', toDecimal(won, 'KES')]);
  const facts = { grantId: grant.grantId, rounds: 2 };
  assert.deepEqual(first.freeRound, { ...facts, number: 1, won: toDecimal(won, 'KES') });
  assert.equal(first.balance, toDecimal(startBalance + won, 'KES'));
  const second = (await spinFree(frame, grant)).value as unknown as SlotRound;
  assert.equal(second.freeRound?.number, 2);
  const over = await spinFree(frame, grant);
  assert.deepEqual([over.status, over.code], [409, 'free_rounds_over']);
  const left = await frame.ask('GET', '/frame/v1/freeRounds');
  assert.deepEqual(left.value, { freeRounds: null });
  const { value } = await tell('state', { grantId: grant.grantId });
  assert.deepEqual(value, { state: 'played', begun: 2, won: second.freeRound?.won });
  assert.deepEqual(
    callsOf(scene, member, 'promo_win').map(({ body }) => body['grantId']),
    [grant.grantId, grant.grantId],
  );
  assert.equal(callsOf(scene, member, 'betwin').length, 0);
});

test('the same request plays one round, and with or without its grant it is another request', async () => {
  const member = scene.addMember();
  const { grant, frame } = await grantedFrame(member);
  const key = randomUUID();
  const replies = await Promise.all([1, 2, 3].map(() => spinFree(frame, grant, key)));
  assert.equal(new Set(replies.map(({ value }) => JSON.stringify(value))).size, 1);
  assert.equal((await frame.spin('20.00', key)).code, 'request_conflict');
  assert.equal((await spinFree(frame, { grantId: 'other' }, key)).code, 'request_conflict');
  assert.equal(scene.wallet.grants.get(grant.grantId)?.left, 1);
});

test('a grant is played by its member, in its game, at its stake and choice, before it ends', async () => {
  const [member, other] = [scene.addMember(), scene.addMember()];
  const { grant, frame } = await grantedFrame(member);
  const stranger = await openFrame(scene, injected(running), other);
  assert.equal((await spinFree(stranger, grant)).code, 'free_rounds_over');
  assert.equal((await spinFree(frame, grant, randomUUID(), '50.00')).code, 'stake_not_offered');
  const { grantId, stake } = grant;
  const bought = { idempotencyKey: randomUUID(), stake, choice: 'buy', grantId };
  const buy = await frame.ask('POST', '/frame/v1/spin', bought);
  assert.equal(buy.code, 'choice_not_offered');
  await tell('cancel', { grantId });
  assert.equal((await spinFree(frame, grant)).code, 'free_rounds_over');
  const past = { expiresAt: new Date(Date.now() - 1_000).toISOString() };
  const late = await grantedFrame(member, past);
  assert.equal((await spinFree(late.frame, late.grant)).code, 'free_rounds_over');
  assert.equal(late.frame.opened['freeRounds'], null);
});

test('free rounds are refused where a game has none, and at a stake it does not offer', async () => {
  const member = scene.addMember();
  for (const [more, code] of [
    [{ gameCode: 'kahawa-ya-meru' }, 'free_rounds_not_offered'],
    [{ gameCode: 'dice' }, 'free_rounds_not_offered'],
    [{ gameCode: 'no-game' }, 'free_rounds_not_offered'],
    [{ stake: '20.01' }, 'stake_not_offered'],
  ] as const) {
    const reply = await tell('grant', grantBody(member, more));
    assert.deepEqual([reply.status, reply.code], [409, code]);
  }
});

test('a win beyond the cap is cut to it, and the record of the round says so', async () => {
  const member = scene.addMember();
  await plantPair(scene, member, hasFreeSpins);
  const { grant, frame } = await grantedFrame(member, { cap: '0.50' });
  const round = (await spinFree(frame, grant)).value as unknown as SlotRound;
  assert.equal(round.payout, '0.50');
  const asked = { roundId: round.roundId, gameCode, language: 'en' } as const;
  const detail = await roundDetail(running.context, asked);
  const labels = [...detail.choices, ...detail.outcome].map(({ label }) => label);
  assert.ok(labels.includes('Free round'), labels.join());
  assert.ok(labels.includes('Above the most the free rounds pay'), labels.join());
  assert.match(detail.fairness?.verifyUrl ?? '', /nonce=0/);
  assert.equal(((await spinFree(frame, grant)).value as unknown as SlotRound).payout, '0.00');
});

test('what free rounds gave back is counted apart from what stakes did', async () => {
  const member = scene.addMember();
  const { grant, frame } = await grantedFrame(member);
  await spinFree(frame, grant);
  await frame.spin();
  await countReturns(running.context, { olderThanSeconds: 0 });
  const { rows } = await scene.owner.query<{ choice: string }>(
    'SELECT choice FROM games.build_returns WHERE game_code = $1 ORDER BY choice',
    [gameCode],
  );
  assert.deepEqual(
    rows.map(({ choice }) => choice),
    ['free_rounds', 'spin'],
  );
});
