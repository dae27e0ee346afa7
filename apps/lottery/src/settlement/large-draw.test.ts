import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { line, order, setScene, tellNumbers } from '#lottery/scene.testing.ts';
import { noteMismatch, retellWinners } from './closings.ts';

const scene = await setScene();
after(() => scene.close());
const { ask, owner, context } = scene;

/** More than is done in one statement. */
const many = 20_500;
const lastTwo = 'five-digit.last-two.direct';

const stateOf = async (drawId: string): Promise<string | undefined> =>
  (await owner.query<{ state: string }>('SELECT state FROM lottery.draws WHERE id = $1', [drawId]))
    .rows[0]?.state;

/** A draw whose tickets have all won and were told. */
async function wonDraw(): Promise<bigint> {
  const { id: memberId, token } = await scene.member();
  const drawId = await scene.draw('five-digit-1m');
  await ask('POST /lottery/v1/orders', { token, body: order(line(drawId, lastTwo, '4|2')) });
  await owner.query(
    `WITH sold AS (
       INSERT INTO lottery.tickets (draw_id, order_id, member_id, bet_type, selection, unit, multiple,
         lines, stake, most_win, state)
       SELECT draw_id, order_id, member_id, bet_type, selection, unit, multiple, lines, stake, most_win,
              'open' FROM lottery.tickets, generate_series(2, $2::integer) WHERE draw_id = $1
       RETURNING id)
     SELECT count(*) FROM sold`,
    [drawId, many],
  );
  await owner.query(
    `INSERT INTO lottery.wins (ticket_id, draw_id, member_id, payout, tiers, told, currency)
     SELECT id, draw_id, $2, 5000, '[]', 5000, 'KES' FROM lottery.tickets WHERE draw_id = $1`,
    [drawId, memberId],
  );
  await owner.query(
    `INSERT INTO lottery.closings (draw_id, currency, count, amount) VALUES ($1, 'KES', $2, 1)`,
    [drawId, many],
  );
  return BigInt(drawId);
}

test('winners of a large draw whose sums differ are told again in parts, each once', async () => {
  const drawId = await wonDraw();
  assert.equal(await retellWinners(context, drawId), false);
  await noteMismatch(context, drawId, { currency: 'KES', count: many, amount: 1n }, undefined);
  // Two at once, as after a lease that ended while the first was slow.
  await Promise.all([retellWinners(context, drawId), retellWinners(context, drawId)]);
  const { rows } = await owner.query<{ number: number; told: bigint | null; count: number }>(
    `SELECT number, told, count(*)::integer AS count FROM lottery.wins WHERE draw_id = $1
      GROUP BY number, told`,
    [drawId],
  );
  assert.deepEqual(rows, [{ number: 2, told: null, count: many }]);
  assert.equal(await retellWinners(context, drawId), false);
});

test('a draw of very many keys ends, and keeps none of them', async () => {
  const drawId = await scene.draw('five-digit-1m');
  await owner.query(
    `INSERT INTO lottery.exposure (draw_id, key, amount)
     SELECT $1, 'five-digit.five.direct:' || n, 1 FROM generate_series(1, $2::integer) n`,
    [drawId, many],
  );
  await tellNumbers(owner, drawId, { kind: 'balls', main: [9, 9, 9, 4, 2], extra: [] });
  await scene.work();
  assert.equal(await stateOf(drawId), 'settled');
  const { rowCount } = await owner.query('SELECT 1 FROM lottery.exposure WHERE draw_id = $1', [
    drawId,
  ]);
  assert.equal(rowCount, 0);
});
