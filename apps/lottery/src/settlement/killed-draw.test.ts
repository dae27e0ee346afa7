import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { until } from '@bahati/testing/until.ts';
import { line, order, setScene, startBalance } from '#lottery/scene.testing.ts';
import { createVictim, type Point, type Scene } from './victim.testing.ts';

let scene: Scene;
let victim: Awaited<ReturnType<typeof createVictim>>;

before(async () => {
  scene = await setScene();
  victim = await createVictim(scene);
  await victim.start();
});
after(async () => {
  await victim.kill();
  await scene.close();
});

const lastTwo = 'five-digit.last-two.direct';
const everything = '0,1,2,3,4,5,6,7,8,9|0,1,2,3,4,5,6,7,8,9';

const holdHistory = (transaction: Transaction) =>
  transaction.query('LOCK TABLE lottery.draw_history IN SHARE MODE');
const holdWins = (transaction: Transaction) =>
  transaction.query('LOCK TABLE lottery.wins IN SHARE MODE');
const holdDraw = (transaction: Transaction, drawId: string) =>
  transaction.query('SELECT id FROM lottery.draws WHERE id = $1 FOR UPDATE', [drawId]);
const holdWinsOf = (transaction: Transaction, drawId: string) =>
  transaction.query('SELECT 1 FROM lottery.wins WHERE draw_id = $1 FOR UPDATE', [drawId]);

/** Each group stands at several moments at once, the latest first: one death for all of them. */
const groups: readonly (readonly (readonly [name: string, point: Point])[])[] = [
  [
    ['before the platform hears of its end', { at: 'received', call: 'close', wish: 'lose' }],
    ['before the platform hears of its winner', { at: 'received', call: 'settle', wish: 'lose' }],
    ['in the middle of judging', { hold: holdWins }],
    [
      'after its order was stored, before it was told',
      { at: 'received', call: 'reserve', wish: 'lose' },
    ],
  ],
  [
    ['as the reply about its end is lost', { at: 'applied', call: 'close', wish: 'lose' }],
    ['as the reply about its winner is lost', { at: 'applied', call: 'settle', wish: 'lose' }],
    ['closed, as its numbers are stored', { hold: holdHistory }],
    ['as the reply about its stake is lost', { at: 'applied', call: 'reserve', wish: 'half' }],
  ],
  [
    ['ended, before it is noted', { hold: holdDraw, after: 'close' }],
    ['paid, before it is noted', { hold: holdWinsOf, after: 'settle' }],
    ['as its stake is taken after the death', { at: 'received', call: 'reserve', wish: 'go' }],
  ],
];

async function ask(token: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${victim.origin}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return ((await response.json()) as { value: unknown }).value;
}

/** A member with an order of a ticket that wins whatever comes, one that hardly does, and a chase. */
async function doomedDraw([name, point]: readonly [string, Point]) {
  const { id: memberId, token } = await scene.member();
  const drawId = await scene.draw('five-digit-1m');
  const first = await scene.draw('five-digit-5m');
  await scene.draw('five-digit-5m', 3_700);
  const chase = { multiples: [1, 2], stopsOnWin: false };
  const body = order(
    line(drawId, lastTwo, everything),
    line(drawId, lastTwo, '4|2'),
    line(first, lastTwo, '4|2', { chase }),
  );
  const buy = () => ask(token, '/lottery/v1/orders', body);
  const isAtOrder = 'call' in point && point.call === 'reserve';
  if (!isAtOrder) await buy();
  return {
    name,
    point,
    memberId,
    token,
    drawId,
    buy,
    act: isAtOrder ? buy : () => scene.endSales(drawId),
  };
}

/** What a dead process held is anybody's once its lease is over; the test does not sit it out. */
async function endLeases(): Promise<void> {
  await scene.owner.query(
    `UPDATE lottery.tickets SET due_at = now() WHERE state IN ('waiting', 'cancelling')`,
  );
  await scene.owner.query('UPDATE lottery.wins SET due_at = now() WHERE told IS NULL');
  await scene.owner.query(
    `UPDATE lottery.draws SET due_at = now() WHERE state IN ('closed', 'drawn')`,
  );
}

type Row = { state: string; numbers: DrawNumbers | null };
const drawOf = async (drawId: string): Promise<Row | undefined> => {
  const { rows } = await scene.owner.query<Row>(
    'SELECT state, numbers FROM lottery.draws WHERE id = $1',
    [drawId],
  );
  return rows[0];
};

for (const group of groups) {
  const names = group.map(([name]) => name).join('; ');
  test(`killed ${names}: each winner is paid once, each draw of a chase bought once`, async () => {
    const doomed = [];
    for (const one of group) doomed.push(await doomedDraw(one));
    await victim.dieAt(doomed);
    await endLeases();
    await victim.start();
    for (const { name, memberId, token, drawId, buy } of doomed) {
      await until(`all stakes to be held, killed ${name}`, async () => {
        const state = (await buy()) as { bought: number; waiting: number };
        return state.waiting === 0 && state.bought === 4;
      });
      await scene.endSales(drawId);
      const draw = await until(`the draw to end, killed ${name}`, async () => {
        const now = await drawOf(drawId);
        return now?.state === 'settled' && now;
      });
      const { items } = (await ask(token, '/lottery/v1/tickets')) as {
        items: { id: string; draw: { id: string }; state: string }[];
      };
      const ended = items.filter((ticket) => ticket.draw.id === drawId);
      assert.equal(items.length, 4, name);
      assert.deepEqual(
        ended.map(({ id }) => scene.slip(memberId, id)?.state),
        ['settled', 'settled'],
        name,
      );
      const main = draw.numbers?.kind === 'balls' ? draw.numbers.main : [];
      const isLucky = main[3] === 4 && main[4] === 2;
      const paid = 5_000n + (isLucky ? 5_000n : 0n);
      assert.equal(scene.balance(memberId), startBalance - 10_100n - 300n + paid, name);
    }
  });
}
