import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { betTypeOf } from '@bahati/lottery-rules/bets/bet-types.ts';
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import { line, order, setScene, startBalance, tellNumbers } from '#lottery/scene.testing.ts';
import { roundOf } from '#lottery/wallet/tell-tickets.ts';

const scene = await setScene();
after(() => scene.close());
const { ask, owner, wallet } = scene;

const lastTwo = 'five-digit.last-two.direct';
const numbers: DrawNumbers = { kind: 'balls', main: [9, 9, 9, 4, 2], extra: [] };

type Told = { success: boolean; code?: string; value: { orderId: string } };
const buy = (token: string, body: object): Promise<Told> =>
  ask('POST /lottery/v1/orders', { token, body });

type Ticket = { id: string; state: string };
const ticketsOf = async (token: string): Promise<Ticket[]> =>
  ((await ask('GET /lottery/v1/tickets', { token })).value as { items: Ticket[] }).items;

const stateOf = async (drawId: string): Promise<string | undefined> => {
  const { rows } = await owner.query<{ state: string }>(
    'SELECT state FROM lottery.draws WHERE id = $1',
    [drawId],
  );
  return rows[0]?.state;
};

/** As the operator's staff do, whether or not the lottery hears of it. */
const voidAtPlatform = (memberId: string, ticketId: string) =>
  wallet.applySlip({
    kind: 'cancel',
    memberId,
    roundId: roundOf(ticketId),
    gameCode: 'five-digit-1m',
    currency: 'KES',
    transactionId: `void-${ticketId}`,
    reason: 'error',
  });

test('a winner that was voided at the platform is no winner, and its draw ends', async () => {
  const { id, token } = await scene.member();
  const drawId = await scene.draw('five-digit-1m');
  await buy(token, order(line(drawId, lastTwo, '4|2'), line(drawId, lastTwo, '4,5|2')));
  const [second, first] = await ticketsOf(token);
  voidAtPlatform(id, first?.id ?? '');
  await tellNumbers(owner, drawId, numbers);
  await scene.work();
  assert.equal(await stateOf(drawId), 'settled');
  assert.deepEqual(
    (await ticketsOf(token)).map(({ state }) => state),
    ['won', 'cancelled'],
  );
  assert.equal(scene.slip(id, second?.id ?? '')?.state, 'settled');
  assert.equal(scene.balance(id), startBalance - 200n + 5_000n);
});

test('a winner that is voided after it was paid makes sums differ: they are healed', async () => {
  const { id, token } = await scene.member();
  const drawId = await scene.draw('five-digit-1m');
  await buy(token, order(line(drawId, lastTwo, '4|2'), line(drawId, lastTwo, '4,5|2')));
  const [, first] = await ticketsOf(token);
  scene.platform.setHook((stage, { path }) => {
    if (stage === 'received' && path.endsWith('/groups/close')) voidAtPlatform(id, first?.id ?? '');
    return 'go';
  });
  await tellNumbers(owner, drawId, numbers);
  for (let look = 0; look < 3; look += 1) {
    await scene.work();
    await owner.query('UPDATE lottery.draws SET due_at = now() WHERE id = $1', [drawId]);
  }
  scene.platform.setHook(undefined);
  assert.equal(await stateOf(drawId), 'settled');
  assert.equal(scene.balance(id), startBalance - 200n + 5_000n);
  const { rows } = await owner.query('SELECT 1 FROM lottery.wins WHERE draw_id = $1', [drawId]);
  assert.equal(rows.length, 1);
});

test('a session that ended at the platform ends here too, and the same order is bought by a new one', async () => {
  const { id, token } = await scene.member();
  const drawId = await scene.draw('five-digit-1m');
  wallet.endSessions(id);
  const body = order(line(drawId, lastTwo, '4|2'));
  assert.equal((await buy(token, body)).code, 'session_invalid');
  assert.equal((await buy(token, body)).code, 'unauthenticated');
  const launchToken = wallet.launch(id, 'five-digit-1m');
  const { value } = await ask('POST /lottery/v1/session', { body: { launchToken } });
  const { lotteryToken } = value as { lotteryToken: string };
  assert.equal((await buy(lotteryToken, body)).success, true);
  assert.equal(scene.balance(id), startBalance - 100n);
  assert.deepEqual(
    (await ticketsOf(lotteryToken)).map(({ state }) => state),
    ['open', 'refused'],
  );
});

test('play money buys nothing of a pool', async () => {
  const { token } = await scene.member();
  await owner.query(
    'UPDATE lottery.sessions SET is_play = true WHERE id = (SELECT max(id) FROM lottery.sessions)',
  );
  const drawId = await scene.draw('national-six-of-49');
  const told = await buy(
    token,
    order(
      line(drawId, 'six-of-49.ticket.pick', betTypeOf('six-of-49.ticket.pick')?.samples[0] ?? ''),
    ),
  );
  assert.deepEqual((told.value as unknown as { faults: object[] }).faults, [
    { code: 'currency_not_offered', line: 0 },
  ]);
});
