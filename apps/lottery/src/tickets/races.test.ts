import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { repetitions } from '@bahati/testing/tier.ts';
import { closeDue } from '#lottery/draws/close-draws.ts';
import { line, order, setScene, startBalance } from '#lottery/scene.testing.ts';

const scene = await setScene();
after(() => scene.close());
const { ask, owner, context } = scene;

const lastTwo = 'five-digit.last-two.direct';
const draws = repetitions('draws that close while orders for them come in', {
  usual: 30,
  long: 500,
});
const orders = repetitions('orders at once against one cap', { usual: 40, long: 200 });

type Bought = { orderId: string | null; bought: number; faults: { code: string }[] };
const buy = async (token: string, body: object): Promise<Bought> => {
  const { success, code, value } = await ask('POST /lottery/v1/orders', { token, body });
  assert.equal(success ? undefined : code, undefined);
  return value;
};

const atOnce = 15;
const ordersEach = 5;

type Ids = { drawId: bigint; id: bigint };
const ticketsOf = async (drawIds: readonly string[]): Promise<Ids[]> => {
  const { rows } = await owner.query<Ids>(
    `SELECT draw_id AS "drawId", id FROM lottery.tickets WHERE draw_id = ANY($1::bigint[])
      ORDER BY id`,
    [drawIds],
  );
  return rows;
};

/** Closes what is due again and again; of each draw the tickets it had the moment it was closed. */
async function closeMeanwhile(drawIds: readonly string[], isOver: () => boolean): Promise<Ids[]> {
  const atClose: Ids[] = [];
  let open = [...drawIds];
  while (!isOver() || open.length > 0) {
    await closeDue(context);
    const { rows } = await owner.query<{ id: bigint }>(
      `SELECT id FROM lottery.draws WHERE id = ANY($1::bigint[]) AND state = 'closed'`,
      [open],
    );
    const closed = rows.map(({ id }) => String(id));
    atClose.push(...(await ticketsOf(closed)));
    open = open.filter((id) => !closed.includes(id));
    await sleep(2);
  }
  return atClose;
}

test('no ticket is bought after the cut-off, and none before it is lost', async () => {
  const members = await Promise.all(Array.from({ length: 5 }, () => scene.member(startBalance)));
  let [bought, late] = [0, 0];
  for (let round = 0; round < draws; round += atOnce) {
    const count = Math.min(atOnce, draws - round);
    const closing = Array.from({ length: count }, (_, at) => 500 + at * 30);
    const drawIds: string[] = [];
    for (const _ of closing) drawIds.push(await scene.draw('five-digit-1m'));
    const start = performance.now();
    await owner.query(
      `UPDATE lottery.draws d SET closes_at = now() + n.ms * interval '1 ms', draws_at = now() + n.ms * interval '1 ms'
         FROM unnest($1::bigint[], $2::integer[]) AS n (id, ms) WHERE d.id = n.id`,
      [drawIds, closing],
    );
    let isOver = false;
    const closes = closeMeanwhile(drawIds, () => isOver);
    const answers = await Promise.all(
      drawIds.flatMap((drawId, at) =>
        Array.from({ length: ordersEach }, async (_, one) => {
          const offset = ((one * 97 + at * 31 + round) % 400) - 320;
          await sleep(Math.max(0, (closing[at] ?? 0) + offset - (performance.now() - start)));
          const { token = '' } = members[one % members.length] ?? {};
          return buy(token, order(line(drawId, lastTwo, '4|2')));
        }),
      ),
    );
    isOver = true;
    const atClose = await closes;
    for (const { orderId, faults } of answers) {
      if (orderId !== null) bought += 1;
      else {
        late += 1;
        assert.deepEqual(
          faults.map(({ code }) => code),
          ['draw_closed'],
        );
      }
    }
    const byId = (one: Ids, other: Ids) => Number(one.id - other.id);
    assert.deepEqual(atClose.toSorted(byId), await ticketsOf(drawIds));
    await scene.work();
    const { rows } = await owner.query<{ after: number; open: number; settled: number }>(
      `SELECT count(*) FILTER (WHERE o.placed_at >= d.closes_at)::integer AS after,
              count(*) FILTER (WHERE t.state <> 'open')::integer AS open,
              count(*) FILTER (WHERE d.state = 'settled')::integer AS settled
         FROM lottery.tickets t JOIN lottery.orders o ON o.id = t.order_id
         JOIN lottery.draws d ON d.id = t.draw_id WHERE d.id = ANY($1::bigint[])`,
      [drawIds],
    );
    const stored = answers.filter(({ orderId }) => orderId !== null).length;
    assert.deepEqual(rows, [{ after: 0, open: 0, settled: stored }]);
  }
  assert.equal(bought + late, draws * ordersEach);
  assert.ok(bought > 0 && late > 0, `${bought} in time, ${late} late`);
});

test('a cap is never passed by orders at once, at no moment', async () => {
  const drawId = await scene.draw('three-digit-1m');
  const members = await Promise.all(Array.from({ length: 10 }, () => scene.member()));
  await owner.query(
    `INSERT INTO lottery.caps (game_code, key, most) VALUES ('three-digit-1m', '*', 500000),
       ('three-digit-1m', 'draw', 1200000)`,
  );
  context.terms.changed();
  let most = 0n;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const { rows } = await owner.query<{ most: bigint }>(
        `SELECT coalesce(max(amount), 0)::bigint AS most FROM lottery.exposure
          WHERE draw_id = $1 AND key <> 'draw' AND key NOT LIKE 'type:%'`,
        [drawId],
      );
      if ((rows[0]?.most ?? 0n) > most) most = rows[0]?.most ?? 0n;
      await sleep(5);
    }
  })();
  const answers = await Promise.all(
    Array.from({ length: orders }, (_, at) =>
      buy(
        members[at % members.length]?.token ?? '',
        order(line(drawId, 'three-digit.three.direct', `${at % 4}|7|7`)),
      ),
    ),
  );
  isOver = true;
  await watching;
  const { rows } = await owner.query<{ whole: bigint; sum: bigint }>(
    `SELECT (SELECT amount FROM lottery.exposure WHERE draw_id = $1 AND key = 'draw') AS whole,
            (SELECT sum(most_win)::bigint FROM lottery.tickets WHERE draw_id = $1) AS sum`,
    [drawId],
  );
  const [{ whole, sum } = { whole: 0n, sum: 0n }] = rows;
  assert.ok(most <= 500_000n && whole <= 1_200_000n);
  assert.equal(whole, sum);
  const codes = new Set(answers.flatMap(({ faults }) => faults.map(({ code }) => code)));
  assert.deepEqual(codes, new Set(['sold_out']));
  await owner.query('DELETE FROM lottery.caps');
  context.terms.changed();
});
