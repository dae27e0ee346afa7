import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import type { DrawnNumbers } from '@bahati/contract/lottery/shapes.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { signStaffPass } from '@bahati/server-kit/secrets/staff-pass.ts';
import { signFreeLaunch } from '@bahati/server-kit/free-launch.ts';
import { applyDecision } from '#lottery/office/apply-decision.ts';
import { line, order, setScene, tellNumbers } from '#lottery/scene.testing.ts';
import { voidTicket } from '#lottery/vendor/ticket-rounds.ts';
import { roundOf } from '#lottery/wallet/tell-tickets.ts';

const scene = await setScene();
after(() => scene.close());
const { ask, owner, context } = scene;

const game = 'five-digit-5m';
const lastTwo = 'five-digit.last-two.direct';
const numbers: DrawnNumbers = { kind: 'balls', main: [9, 9, 9, 4, 2], extra: [] };

const permissions = ['lottery.read', 'lottery.decide'];
const pass = signStaffPass(scene.key, { staffId: 'z', name: 'z', permissions }, Date.now());
const entered = await ask('POST /lottery-office/v1/session', { body: { pass } });
const { officeToken } = entered.value as { officeToken: string };

type Bought = { bought: number; refused: number; faults: { code: string }[] };
const buy = async (token: string, ...lines: ReturnType<typeof line>[]): Promise<Bought> =>
  (await ask('POST /lottery/v1/orders', { token, body: order(...lines) })).value;

type Figures = Record<string, unknown>[];

/** Counted from tickets and wins themselves. */
async function counted(): Promise<Figures> {
  const { rows } = await owner.query<Figures[number]>(
    `SELECT t.draw_id AS draw, o.currency, t.bet_type AS type,
            count(*) FILTER (WHERE t.state IN ('waiting', 'open'))::integer AS tickets,
            coalesce(sum(t.stake) FILTER (WHERE t.state IN ('waiting', 'open')), 0)::bigint AS stake,
            count(*) FILTER (WHERE w.payout > 0)::integer AS winners,
            coalesce(sum(w.payout), 0)::bigint AS payout,
            coalesce(sum(w.payout::numeric * w.payout), 0) AS squares,
            (SELECT count(DISTINCT a.member_id)::integer FROM lottery.tickets a
              WHERE a.draw_id = t.draw_id AND NOT a.is_play AND a.state IN ('waiting', 'open')) AS members
       FROM lottery.tickets t JOIN lottery.orders o ON o.id = t.order_id
       LEFT JOIN lottery.wins w ON w.ticket_id = t.id
      WHERE NOT t.is_play GROUP BY t.draw_id, o.currency, t.bet_type ORDER BY 1, 2, 3`,
  );
  return rows;
}

async function kept(): Promise<Figures> {
  const { rows } = await owner.query<Figures[number]>(
    `SELECT s.draw_id AS draw, s.currency, s.bet_type AS type, s.tickets, s.stake, s.winners, s.payout,
            s.squares, m.members
       FROM lottery.draw_sales s LEFT JOIN lottery.draw_members m USING (draw_id) ORDER BY 1, 2, 3`,
  );
  return rows;
}

const assertKept = async (when: string): Promise<void> =>
  assert.deepEqual(await kept(), await counted(), when);

type Own = { id: bigint; memberId: string };
const ticketsOf = async (drawId: string): Promise<Own[]> =>
  (
    await owner.query<Own>(
      `SELECT id, member_id AS "memberId" FROM lottery.tickets WHERE draw_id = $1 ORDER BY id`,
      [drawId],
    )
  ).rows;

const voidOne = ({ id, memberId }: Own) => voidTicket(context, { roundId: roundOf(id), memberId });

const decide = (decision: Parameters<typeof applyDecision>[1]) =>
  inTransaction(context.database, (transaction) =>
    applyDecision(transaction, decision, { name: 'test', reason: 'test' }),
  );

async function playToken(): Promise<string> {
  const launch = {
    gameCode: game,
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

test('figures of draws equal their tickets and wins through everything that happens to them', async () => {
  const [one, other, poor] = [await scene.member(), await scene.member(), await scene.member(250n)];
  const first = await scene.draw(game, 3_600);
  const second = await scene.draw(game, 3_700);
  const chase = { multiples: [1, 2], stopsOnWin: false };
  await buy(
    one.token,
    line(first, lastTwo, '4|2'),
    line(first, 'five-digit.last-two.direct', '1|1'),
  );
  await buy(other.token, line(first, lastTwo, '4,5|2', { chase }));
  await buy(other.token, line(first, 'five-digit.first-two.direct', '9|9'));
  const part = await buy(
    poor.token,
    ...['1|1', '4|2', '3|3'].map((two) => line(first, lastTwo, two)),
  );
  assert.deepEqual([part.bought, part.refused], [2, 1]);
  await buy(await playToken(), line(first, lastTwo, '4|2'));
  await assertKept('bought and refused');
  const [chased] = (
    (await ask('GET /lottery/v1/chases', { token: other.token })).value as {
      items: { id: string }[];
    }
  ).items;
  await ask(`POST /lottery/v1/chases/${chased?.id}/stop`, { token: other.token, body: {} });
  await assertKept('a chase stopped');
  const own = await ticketsOf(first);
  for (const ticket of own.filter(({ memberId }) => memberId === poor.id)) await voidOne(ticket);
  await assertKept('voided');
  await tellNumbers(owner, first, numbers);
  await scene.work();
  await assertKept('judged and closed');
  const winner = own.find(({ memberId }) => memberId === one.id);
  if (winner) await voidOne(winner);
  await assertKept('a winner voided');
  await buy(one.token, line(second, lastTwo, '4|2'));
  await decide({ kind: 'refund', drawId: second });
  await scene.work();
  await assertKept('refunded');
  assert.ok((await kept()).some(({ payout }) => payout !== 0n));
});

test('figures of a draw that is corrected are those of its new numbers', async () => {
  const { token } = await scene.member();
  const drawId = await scene.draw('sg-4d');
  const big = 'four-d-sg.big.straight';
  await buy(token, ...['1234', '4321', '9999'].map((number) => line(drawId, big, number)));
  const many = (count: number, from: number) =>
    Array.from({ length: count }, (_, at) => String(from + at).padStart(4, '0'));
  const board = (won: string, second: string): DrawnNumbers => ({
    kind: 'prizes',
    prizes: {
      first: [won],
      second: [second],
      third: ['0003'],
      starter: many(10, 5_000),
      consolation: many(10, 6_000),
    },
  });
  await tellNumbers(owner, drawId, board('1234', '4321'));
  await scene.work();
  await assertKept('settled');
  await decide({ kind: 'correction', drawId, numbers: board('4321', '9999') });
  await scene.work();
  await assertKept('corrected');
});

test('figures stay true where orders and voids of the same members meet', async () => {
  const drawId = await scene.draw(game);
  const members = await Promise.all(Array.from({ length: 4 }, () => scene.member()));
  for (let round = 0; round < 4; round += 1) {
    const bought = members.map(({ token }) => buy(token, line(drawId, lastTwo, '4|2')));
    const voided = (await ticketsOf(drawId)).map((ticket) => voidOne(ticket));
    await Promise.all([...bought, ...voided]);
    await assertKept(`round ${round}`);
  }
});

test('the office counts real money alone, and so does a look at a refund', async () => {
  const drawId = await scene.draw('five-digit-1m');
  const { token } = await scene.member();
  await buy(token, line(drawId, lastTwo, '4|2'));
  await buy(await playToken(), line(drawId, lastTwo, '4|2', { multiple: 3 }));
  const { value: shown } = await ask(`GET /lottery-office/v1/draws/${drawId}`, {
    token: officeToken,
  });
  const { tickets, members, sales, worstCase } = (shown as { line: Record<string, unknown> }).line;
  assert.deepEqual([tickets, members, sales, worstCase], [1, 1, '1.00', '49.00']);
  const { value } = await ask('POST /lottery-office/v1/decisions/look', {
    token: officeToken,
    body: { decision: { kind: 'refund', drawId } },
  });
  const { touched } = value as { touched: Record<string, unknown> };
  assert.deepEqual([touched['members'], touched['tickets'], touched['paid']], [1, 1, '1.00']);
});
