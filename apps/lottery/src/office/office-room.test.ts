import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { signStaffPass } from '@bahati/server-kit/secrets/staff-pass.ts';
import { line, order, setScene } from '#lottery/scene.testing.ts';

const scene = await setScene();
after(() => scene.close());
const { ask, owner } = scene;

const permissions = ['lottery.read', 'lottery.act', 'lottery.settings', 'lottery.decide'];
const pass = signStaffPass(scene.key, { staffId: 'z', name: 'z', permissions }, Date.now());
const entered = await ask('POST /lottery-office/v1/session', { body: { pass } });
const { officeToken: token } = entered.value as { officeToken: string };

type Draws = { items: { draw: { id: string } }[]; nextCursor: string | null };
const listed = async (query: Record<string, string>): Promise<Draws> =>
  (await ask('GET /lottery-office/v1/draws', { token, query })).value;
const ids = async (query: Record<string, string>): Promise<string[]> =>
  (await listed(query)).items.map(({ draw }) => draw.id);

const setCap = (key: string, most: string | null) =>
  ask('PUT /lottery-office/v1/games/sg-4d', {
    token,
    body: { cap: { key, most }, reason: 'a popular number' },
  });

test('draws are listed by their time: those on sale, those that are late, those that are over', async () => {
  const later = await scene.draw('sg-4d', 7_200);
  const next = await scene.draw('sg-4d', 600);
  assert.deepEqual(await ids({ view: 'selling', gameCode: 'sg-4d' }), [next]);
  const { token: member } = await scene.member();
  const big = 'four-d-sg.big.straight';
  await ask('POST /lottery/v1/orders', { token: member, body: order(line(later, big, '1234')) });
  assert.deepEqual(await ids({ view: 'selling', gameCode: 'sg-4d' }), [next, later]);
  const [first] = (await listed({ gameCode: 'sg-4d', pageSize: '1' })).items;
  assert.equal(first?.draw.id, next);
  const { nextCursor } = await listed({ gameCode: 'sg-4d', pageSize: '1' });
  const rest = await ids({ gameCode: 'sg-4d', cursor: nextCursor ?? '' });
  assert.deepEqual(rest, [later]);
  await owner.query(
    `UPDATE lottery.draws SET state = 'closed', closes_at = now() - interval '1 hour',
            draws_at = now() - interval '40 minutes' WHERE id = $1`,
    [next],
  );
  assert.deepEqual(await ids({ view: 'late' }), [next]);
  assert.deepEqual(await ids({ view: 'past', state: 'closed' }), [next]);
  assert.deepEqual(await ids({ view: 'past', state: 'settled' }), []);
});

test('a cap is set on one key, and a key or an amount that is none is refused', async () => {
  assert.equal((await setCap('draw', '5000')).status, 200);
  assert.equal((await setCap('four-d-sg.big.straight:1234', '700')).status, 200);
  const { value } = await setCap('draw', null);
  assert.deepEqual((value as { caps: object[] }).caps, [
    { key: 'four-d-sg.big.straight:1234', most: '700.00' },
  ]);
  for (const key of ['keno.sum.size:big', 'type:nothing', 'anything']) {
    assert.equal((await setCap(key, '1')).code, 'invalid_input', key);
  }
  assert.equal((await setCap('draw', '1.234')).code, 'invalid_input');
});

test('the list of games is light, and one game has its table, returns and usual caps', async () => {
  const list = await ask('GET /lottery-office/v1/games', { token });
  assert.equal(Object.hasOwn((list.value as { items: object[] }).items[0] ?? {}, 'prizes'), false);
  const { value } = await ask('GET /lottery-office/v1/games/sg-4d', { token });
  const game = value as { returns: object[]; usualCaps: { key: string }[]; version: number };
  assert.ok(game.returns.length > 0);
  assert.deepEqual(
    game.usualCaps.map(({ key }) => key),
    ['*', 'type:*', 'draw'],
  );
});

test('a prize table that is not whole is no decision, and a report spans 400 days at most', async () => {
  const decision = { kind: 'prize_table', gameCode: 'sg-4d', odds: {} };
  const look = await ask('POST /lottery-office/v1/decisions/look', { token, body: { decision } });
  assert.equal(look.code, 'decision_not_possible');
  const report = (from: string) =>
    ask('GET /lottery-office/v1/report', {
      token,
      query: { from, until: '2026-11-27T00:00:00.000Z' },
    });
  assert.equal((await report('2025-10-24T00:00:00.000Z')).status, 200);
  assert.equal((await report('2025-10-22T00:00:00.000Z')).code, 'invalid_input');
});

test('a draw of late in the evening counts for the brand’s day, not the clock’s of Greenwich', async () => {
  const draw = await scene.draw('sg-4d', 900);
  await owner.query(
    `UPDATE lottery.draws SET state = 'settled', told = 'everything', numbers = '[]',
            closes_at = '2026-10-01T21:50Z', draws_at = '2026-10-01T22:30Z'
      WHERE id = $1`,
    [draw],
  );
  await owner.query(
    `INSERT INTO lottery.draw_sales (draw_id, currency, bet_type, tickets, stake)
     VALUES ($1, 'KES', 'four-d-sg.big.straight', 2, 2000)`,
    [draw],
  );
  const { value } = await ask('GET /lottery-office/v1/report', {
    token,
    query: { by: 'day', from: '2026-10-01T21:00:00.000Z', until: '2026-10-02T21:00:00.000Z' },
  });
  const { lines } = value as { lines: { name: string; tickets: number }[] };
  assert.deepEqual(
    lines.map(({ name, tickets }) => [name, tickets]),
    [['2026-10-02', 2]],
  );
});
