import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import { line, order, setScene, startBalance, tellNumbers } from './scene.testing.ts';

const scene = await setScene();
after(() => scene.close());
const { ask, owner, wallet, platform } = scene;

const five = (...main: number[]): DrawNumbers => ({ kind: 'balls', main, extra: [] });
const lastTwo = 'five-digit.last-two.direct';

type Bought = {
  orderId: string | null;
  faults: { code: string; line?: number }[];
  bought: number;
  waiting: number;
  refused: number;
  refusal: string | null;
  balance: string | null;
};
const buy = async (token: string, body: object): Promise<Bought> =>
  (await ask('POST /lottery/v1/orders', { token, body })).value;

type Ticket = { id: string; state: string; payout: string; payoutBefore: string | null };
const tickets = async (token: string, query: Record<string, string> = {}): Promise<Ticket[]> => {
  const { value } = await ask('GET /lottery/v1/tickets', { token, query });
  return (value as { items: Ticket[] }).items.toReversed();
};

test('a basket is bought whole, drawn, paid once, and its draw closed at the platform', async () => {
  const { id, token } = await scene.member();
  const drawId = await scene.draw('five-digit-1m');
  const body = order(line(drawId, lastTwo, '4|2'), line(drawId, lastTwo, '0,1|0'));
  const bought = await buy(token, body);
  assert.deepEqual([bought.bought, bought.waiting, bought.refused], [2, 0, 0]);
  assert.equal(bought.balance, '9997.00');
  // The same order again is the same order.
  assert.equal((await buy(token, body)).orderId, bought.orderId);
  assert.equal(scene.balance(id), startBalance - 300n);
  await tellNumbers(owner, drawId, five(9, 9, 9, 4, 2));
  await scene.work();
  const [won, lost] = await tickets(token);
  assert.deepEqual([won?.state, won?.payout, lost?.state], ['won', '50.00', 'lost']);
  assert.equal(scene.balance(id), startBalance - 300n + 5_000n);
  assert.deepEqual(
    [won, lost].map((ticket) => scene.slip(id, ticket?.id ?? '')?.state),
    ['settled', 'settled'],
  );
  const closings = platform.journal.filter(({ path }) => path.endsWith('/groups/close'));
  await scene.work();
  assert.equal(
    platform.journal.filter(({ path }) => path.endsWith('/groups/close')).length,
    closings.length,
  );
});

test('the numbers of a house draw follow from its seed and the beacon, and its seed is told then', async () => {
  const drawId = await scene.draw('five-digit-3m');
  type Proof = { serverSeedHash: string; serverSeed: string | null; salt: string | null };
  const proof = async () => {
    const { value } = await ask(`GET /lottery/v1/draws/${drawId}`);
    return value as { draw: { numbers: DrawNumbers | null }; proof: Proof };
  };
  const before = await proof();
  assert.deepEqual(
    [before.draw.numbers, before.proof.serverSeed, before.proof.salt],
    [null, null, null],
  );
  await scene.endSales(drawId);
  await scene.work();
  const drawn = await proof();
  assert.equal(drawn.proof.serverSeedHash, before.proof.serverSeedHash);
  const { hashServerSeed } = await import('@bahati/fairness/commit.ts');
  const { houseNumbers } = await import('#lottery/games/rules.ts');
  const { serverSeed, salt } = drawn.proof;
  assert.equal(await hashServerSeed(serverSeed ?? ''), before.proof.serverSeedHash);
  assert.deepEqual(drawn.draw.numbers, houseNumbers('five-digit-3m', serverSeed ?? '', salt ?? ''));
});

test('nothing is bought after the cut-off, of a closed game, or that cannot be read', async () => {
  const { id, token } = await scene.member();
  const [drawId, over] = [await scene.draw('five-digit-1m'), await scene.draw('five-digit-1m', -1)];
  const faults = async (...lines: Parameters<typeof order>) =>
    (await buy(token, order(...lines))).faults;
  assert.deepEqual(await faults(line(over, lastTwo, '1|2')), [{ code: 'draw_closed', line: 0 }]);
  assert.deepEqual(await faults(line(drawId, lastTwo, '1|x')), [
    { code: 'selection_invalid', line: 0 },
  ]);
  assert.deepEqual(await faults(line(drawId, 'keno.pick-1.pick', '01')), [
    { code: 'selection_invalid', line: 0 },
  ]);
  assert.deepEqual(await faults(line(drawId, lastTwo, '1|2', { unit: '3' })), [
    { code: 'unit_not_offered', line: 0 },
  ]);
  // One bad line, and nothing of the basket is bought.
  await buy(token, order(line(drawId, lastTwo, '1|2'), line(over, lastTwo, '1|2')));
  assert.equal(scene.balance(id), startBalance);
  assert.deepEqual(await tickets(token), []);
});

test('an order of too many tickets is refused before any of them is reckoned', async () => {
  const { token } = await scene.member();
  const drawId = await scene.draw('five-digit-1m');
  const chase = { multiples: Array.from({ length: 120 }, () => 1), stopsOnWin: false };
  const lines = Array.from({ length: 5 }, () => line(drawId, lastTwo, 'no selection', { chase }));
  assert.deepEqual((await buy(token, order(...lines))).faults, [{ code: 'too_many_tickets' }]);
});

test('what the platform refuses is no ticket, and what it could have won is free again', async () => {
  const { token } = await scene.member(50n);
  const drawId = await scene.draw('three-digit-1m');
  const bought = await buy(token, order(line(drawId, 'three-digit.three.direct', '1|2|3')));
  assert.deepEqual([bought.refused, bought.refusal], [1, 'insufficient_funds']);
  const { rows } = await owner.query<{ sum: bigint }>(
    'SELECT sum(amount)::bigint AS sum FROM lottery.exposure WHERE draw_id = $1',
    [drawId],
  );
  assert.equal(rows[0]?.sum, 0n);
});

test('a cap is never passed by orders side by side, and the number is told as sold out', async () => {
  const drawId = await scene.draw('three-digit-1m');
  const betType = 'three-digit.three.direct';
  const members = await Promise.all(Array.from({ length: 12 }, () => scene.member()));
  await owner.query(
    `INSERT INTO lottery.caps (game_code, key, most) VALUES ('three-digit-1m', '*', 500000)`,
  );
  scene.context.terms.changed();
  const all = await Promise.all(
    members.map(({ token }) => buy(token, order(line(drawId, betType, '7|7|7')))),
  );
  const sold = all.filter(({ orderId }) => orderId !== null).length;
  const refused = all.flatMap(({ faults }) => faults.map(({ code }) => code));
  const { rows } = await owner.query<{ most: bigint }>(
    `SELECT max(amount) AS most FROM lottery.exposure
      WHERE draw_id = $1 AND key NOT LIKE 'type:%' AND key <> 'draw'`,
    [drawId],
  );
  assert.ok((rows[0]?.most ?? 0n) <= 500_000n);
  assert.ok(sold > 0 && sold < members.length);
  assert.deepEqual(new Set(refused), new Set(['sold_out']));
  await owner.query('DELETE FROM lottery.caps');
  scene.context.terms.changed();
});

test('a chase buys each draw once, and stops with the first win; the rest comes back', async () => {
  const { id, token } = await scene.member();
  const draws = [];
  for (let at = 0; at < 4; at += 1) draws.push(await scene.draw('five-digit-5m', 3_600 + at * 60));
  const [first = '', second = ''] = draws;
  const chase = { multiples: [1, 2, 4, 8], stopsOnWin: true };
  const bought = await buy(token, order(line(first, lastTwo, '4|2', { chase })));
  assert.equal(bought.bought, 4);
  assert.equal(scene.balance(id), startBalance - 1_500n);
  await tellNumbers(owner, first, five(1, 1, 1, 1, 1));
  await scene.work();
  assert.equal(scene.balance(id), startBalance - 1_500n);
  await tellNumbers(owner, second, five(1, 1, 1, 4, 2));
  await scene.work();
  assert.deepEqual(
    (await tickets(token)).map(({ state }) => state),
    ['lost', 'won', 'cancelled', 'cancelled'],
  );
  assert.equal(scene.balance(id), startBalance - 300n + 10_000n);
});

test('a chase is stopped by its member, and by nobody else', async () => {
  const { id, token } = await scene.member();
  const other = await scene.member();
  const first = await scene.draw('five-digit-5m');
  await scene.draw('five-digit-5m', 3_700);
  const chase = { multiples: [1, 1], stopsOnWin: false };
  await buy(token, order(line(first, lastTwo, '4|2', { chase })));
  const { value } = await ask('GET /lottery/v1/chases', { token });
  const [own] = (value as { items: { id: string }[] }).items;
  const stop = (who: string) =>
    ask(`POST /lottery/v1/chases/${own?.id}/stop`, { token: who, body: {} });
  assert.equal((await stop(other.token)).code, 'not_found');
  assert.equal(((await stop(token)).value as { cancelled: number }).cancelled, 2);
  await scene.work();
  assert.equal(scene.balance(id), startBalance);
});

test('an answer that is lost is asked for again: the stake is held once', async () => {
  const { id, token } = await scene.member();
  const drawId = await scene.draw('five-digit-1m');
  let lost = 0;
  platform.setHook((stage, { path }) =>
    stage === 'applied' && path.endsWith('/sports') && lost++ === 0 ? 'lose' : undefined,
  );
  const bought = await buy(token, order(line(drawId, lastTwo, '4|2')));
  assert.equal(bought.waiting, 1);
  platform.setHook(undefined);
  await owner.query(`UPDATE lottery.tickets SET due_at = now() WHERE state = 'waiting'`);
  await scene.work();
  assert.deepEqual(
    (await tickets(token)).map(({ state }) => state),
    ['open'],
  );
  assert.equal(scene.balance(id), startBalance - 100n);
  assert.equal(wallet.members.get(id)?.balance, startBalance - 100n);
});
