import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { signFreeLaunch } from '@bahati/server-kit/free-launch.ts';
import { line, order, setScene } from '#lottery/scene.testing.ts';
import { voidTicket } from '#lottery/vendor/ticket-rounds.ts';
import { roundOf } from '#lottery/wallet/tell-tickets.ts';

const scene = await setScene();
after(() => scene.close());
const { ask, owner, context } = scene;

const lastTwo = 'five-digit.last-two.direct';

type Bought = { faults: { code: string }[] };
const buy = async (token: string, ...lines: ReturnType<typeof line>[]): Promise<Bought> =>
  (await ask('POST /lottery/v1/orders', { token, body: order(...lines) })).value;

test('a ticket that is voided while it is being cancelled gives its exposure free once', async () => {
  const { token } = await scene.member();
  const first = await scene.draw('five-digit-3m', 3_600);
  await scene.draw('five-digit-3m', 3_700);
  const chase = { multiples: [1, 1], stopsOnWin: false };
  await buy(token, line(first, lastTwo, '4|2', { chase }), line(first, lastTwo, '4|2'));
  const { value } = await ask('GET /lottery/v1/chases', { token });
  const [own] = (value as { items: { id: string }[] }).items;
  await ask(`POST /lottery/v1/chases/${own?.id}/stop`, { token, body: {} });
  const { rows: tickets } = await owner.query<{ id: bigint; memberId: string }>(
    `SELECT id, member_id AS "memberId" FROM lottery.tickets WHERE draw_id = $1 ORDER BY id`,
    [first],
  );
  const [{ id, memberId } = { id: 0n, memberId: '' }] = tickets;
  await voidTicket(context, { roundId: roundOf(id), memberId });
  const { rows } = await owner.query<{ amount: bigint }>(
    `SELECT amount FROM lottery.exposure WHERE draw_id = $1 AND key = 'draw'`,
    [first],
  );
  assert.equal(rows[0]?.amount, 5_000n);
});

async function playToken(): Promise<string> {
  const launch = {
    gameCode: 'three-digit-1m',
    playerId: randomUUID().slice(0, 22),
    currency: 'XPL' as const,
    language: 'en' as const,
    jurisdiction: {
      isAutoplayAllowed: true,
      isTurboAllowed: true,
      minimumCycleMs: 0,
      realityCheckMinutes: null,
    },
  };
  const launchToken = signFreeLaunch(scene.key, launch, Date.now());
  const { value } = await ask('POST /lottery/v1/session', { body: { launchToken } });
  return (value as { lotteryToken: string }).lotteryToken;
}

test('play money sells nothing out', async () => {
  const drawId = await scene.draw('three-digit-1m');
  const betType = 'three-digit.three.direct';
  const { token } = await scene.member();
  const body = { lines: [line(drawId, betType, '7|7|7')], currency: 'KES' };
  const { value } = await ask('POST /lottery/v1/orders/check', { token, body });
  const [one] = (value as { lines: { mostWin: string }[] }).lines;
  await owner.query(
    `INSERT INTO lottery.caps (game_code, key, most) VALUES ('three-digit-1m', '*', $1)`,
    [Number(one?.mostWin) * 100],
  );
  context.terms.changed();
  await buy(await playToken(), line(drawId, betType, '7|7|7'));
  assert.deepEqual((await buy(token, line(drawId, betType, '7|7|7'))).faults, []);
  await owner.query('DELETE FROM lottery.caps');
  context.terms.changed();
});
