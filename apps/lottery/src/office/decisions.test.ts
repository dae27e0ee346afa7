import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import { signFreeLaunch } from '@bahati/server-kit/free-launch.ts';
import { signStaffPass } from '@bahati/server-kit/secrets/staff-pass.ts';
import { line, order, setScene, startBalance } from '#lottery/scene.testing.ts';

const scene = await setScene();
after(() => scene.close());
const { ask, owner } = scene;

const rights = ['lottery.read', 'lottery.act', 'lottery.settings', 'lottery.decide'];

async function officer(name: string, permissions: string[] = rights): Promise<string> {
  const bearer = { staffId: name, name, permissions };
  const pass = signStaffPass(scene.key, bearer, Date.now());
  const { value } = await ask('POST /lottery-office/v1/session', { body: { pass } });
  return (value as { officeToken: string }).officeToken;
}
const [zawadi, tumaini] = [await officer('zawadi'), await officer('tumaini')];

type Request = { id: string; state: string };
const decide = async (decision: object): Promise<Request> => {
  const body = { decision, reason: 'the sources do not agree' };
  const { value } = await ask('POST /lottery-office/v1/decisions', { token: zawadi, body });
  return value;
};
const answer = (id: string, token: string, what = 'approve') =>
  ask(`POST /lottery-office/v1/decisions/${id}`, { token, body: { answer: what } });

const fourD = (first: string, second: string): DrawNumbers => {
  const many = (count: number, from: number) =>
    Array.from({ length: count }, (_, at) => String(from + at).padStart(4, '0'));
  return {
    kind: 'prizes',
    prizes: {
      first: [first],
      second: [second],
      third: ['0003'],
      starter: many(10, 5_000),
      consolation: many(10, 6_000),
    },
  };
};
const big = 'four-d-sg.big.straight';
const buy = (token: string, drawId: string, ...numbers: string[]) =>
  ask('POST /lottery/v1/orders', {
    token,
    body: order(...numbers.map((number) => line(drawId, big, number))),
  });
const betType = async (): Promise<string> => {
  const { betTypesOf } = await import('@bahati/lottery-rules/bets/bet-types.ts');
  return betTypesOf('four-d-sg')
    .map(({ id }) => id)
    .join(' ');
};

test('an external draw takes its numbers from two people, and a correction pays anew to the cent', async () => {
  const { id, token } = await scene.member();
  const drawId = await scene.draw('sg-4d');
  const bought = await buy(token, drawId, '1234', '4321', '9999');
  assert.equal((bought.value as { bought: number }).bought, 3, await betType());
  await scene.endSales(drawId);
  await scene.work();
  const asked = await decide({ kind: 'result', drawId, numbers: fourD('1234', '7777') });
  assert.equal((await answer(asked.id, zawadi)).code, 'own_request');
  assert.equal((await answer(asked.id, tumaini)).status, 200);
  await scene.work();
  assert.equal(scene.balance(id), startBalance - 300n + 200_000n);
  const correction = { kind: 'correction', drawId, numbers: fourD('4321', '9999') };
  const look = await ask('POST /lottery-office/v1/decisions/look', {
    token: zawadi,
    body: { decision: correction },
  });
  const { touched } = look.value as { touched: Record<string, unknown> };
  assert.deepEqual(
    [touched['members'], touched['tickets'], touched['paid'], touched['takenBack']],
    [1, 3, '3000.00', '2000.00'],
  );
  await answer((await decide(correction)).id, tumaini);
  await scene.work();
  assert.equal(scene.balance(id), startBalance - 300n + 200_000n + 100_000n);
  type Shown = { items: { state: string; payout: string; payoutBefore: string | null }[] };
  const { value } = await ask('GET /lottery/v1/tickets', { token });
  assert.deepEqual(
    (value as Shown).items.map(({ state, payout, payoutBefore }) => [state, payout, payoutBefore]),
    [
      ['won', '1000.00', '0.00'],
      ['won', '2000.00', '0.00'],
      ['lost', '0.00', '2000.00'],
    ],
  );
});

test('of a house draw nobody gives numbers, in whatever state it is', async () => {
  const drawId = await scene.draw('five-digit-1m');
  const numbers = { kind: 'balls', main: [1, 2, 3, 4, 5], extra: [] };
  const body = { decision: { kind: 'result', drawId, numbers }, reason: 'a friend asked' };
  const ask1 = () => ask('POST /lottery-office/v1/decisions', { token: zawadi, body });
  assert.equal((await ask1()).code, 'decision_not_possible');
  await scene.endSales(drawId);
  assert.equal((await ask1()).code, 'decision_not_possible');
  await scene.work();
  const again = { ...body, decision: { ...body.decision, kind: 'correction' } };
  const late = await ask('POST /lottery-office/v1/decisions', { token: zawadi, body: again });
  assert.equal(late.code, 'decision_not_possible');
});

test('a draw that is stopped sells nothing, and refunded it gives every stake back once', async () => {
  const { id, token } = await scene.member();
  const drawId = await scene.draw('sg-4d');
  await buy(token, drawId, '1234', '4321');
  const stop = (isStopped: boolean) =>
    ask(`POST /lottery-office/v1/draws/${drawId}/sales`, {
      token: zawadi,
      body: { isStopped, reason: 'the machine broke' },
    });
  await stop(true);
  const refused = await buy(token, drawId, '1111');
  assert.deepEqual((refused.value as { faults: object[] }).faults, [
    { code: 'draw_closed', line: 0 },
  ]);
  await answer((await decide({ kind: 'refund', drawId })).id, tumaini);
  await scene.work();
  await scene.work();
  assert.equal(scene.balance(id), startBalance);
  assert.equal((await stop(false)).code, 'draw_closed');
});

test('play money buys, wins and loses at the lottery alone', async () => {
  const launch = {
    gameCode: 'sg-4d',
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
  const opened = await ask('POST /lottery/v1/session', { body: { launchToken } });
  const { lotteryToken: token, isPlay } = opened.value as { lotteryToken: string; isPlay: boolean };
  assert.ok(isPlay);
  const drawId = await scene.draw('sg-4d');
  const told = scene.platform.journal.length;
  await buy(token, drawId, '1234', '4321');
  await scene.endSales(drawId);
  await scene.work();
  await answer(
    (await decide({ kind: 'result', drawId, numbers: fourD('1234', '8888') })).id,
    tumaini,
  );
  await scene.work();
  const { value } = await ask('GET /lottery/v1/balance', { token });
  assert.equal((value as { balance: string }).balance, '11998.00');
  assert.equal(scene.platform.journal.length, told);
  await answer(
    (await decide({ kind: 'correction', drawId, numbers: fourD('0000', '8888') })).id,
    tumaini,
  );
  await scene.work();
  const after = await ask('GET /lottery/v1/balance', { token });
  assert.equal((after.value as { balance: string }).balance, '9998.00');
});

test('a new prize table holds for draws made after it, and running draws keep theirs', async () => {
  const { id, token } = await scene.member();
  const running = await scene.draw('my-4d');
  const { value } = await ask('GET /lottery/v1/games/my-4d');
  const { odds } = (value as { game: { prizes: { odds: Record<string, object> } } }).game.prizes;
  const type = Object.keys(odds).find((name) => name.includes('big')) ?? '';
  const halved = Object.fromEntries(
    Object.entries(odds[type] ?? {}).map(([tier, of]) => [tier, Number(of) / 2]),
  );
  const decision = { kind: 'prize_table', gameCode: 'my-4d', odds: { ...odds, [type]: halved } };
  await answer((await decide(decision)).id, tumaini);
  const next = await scene.draw('my-4d');
  const { rows } = await owner.query<{ version: number }>(
    'SELECT prize_version AS version FROM lottery.draws WHERE id = ANY($1) ORDER BY id',
    [[running, next]],
  );
  assert.deepEqual(
    rows.map(({ version }) => version),
    [0, 1],
  );
  const check = async (drawId: string) => {
    const lines = [line(drawId, type, '1234')];
    const body = { lines, currency: 'KES' };
    const told = await ask('POST /lottery/v1/orders/check', { token, body });
    return (told.value as { lines: { mostWin: string }[] }).lines[0]?.mostWin;
  };
  assert.equal(Number(await check(running)), 2 * Number(await check(next)));
  assert.equal(scene.balance(id), startBalance);
});

test('who may only look decides nothing, and a pass is good once', async () => {
  const reader = await officer('mzee', ['lottery.read']);
  assert.equal((await ask('GET /lottery-office/v1/games', { token: reader })).status, 200);
  const drawId = await scene.draw('sg-4d');
  const refused = await ask('POST /lottery-office/v1/decisions', {
    token: reader,
    body: { decision: { kind: 'refund', drawId }, reason: 'why not' },
  });
  assert.equal(refused.code, 'forbidden');
  const bearer = { staffId: 'x', name: 'x', permissions: rights };
  const pass = signStaffPass(scene.key, bearer, Date.now());
  const enter = () => ask('POST /lottery-office/v1/session', { body: { pass } });
  assert.deepEqual([(await enter()).status, (await enter()).code], [200, 'pass_invalid']);
});

test('the pool of a draw is shared by what was staked, and what nobody wins is carried on', async () => {
  const [one, two] = [await scene.member(), await scene.member()];
  const { pooledTypeOf } = await import('#lottery/settlement/share-pools.ts');
  const type = pooledTypeOf('national-six-of-49') ?? '';
  const numbers = (main: number[], extra: number): DrawNumbers => ({
    kind: 'balls',
    main,
    extra: [extra],
  });
  const { tellNumbers } = await import('#lottery/scene.testing.ts');
  const place = (token: string, drawId: string, selection: string, multiple: number) =>
    ask('POST /lottery/v1/orders', {
      token,
      body: order(line(drawId, type, selection, { multiple })),
    });
  const first = await scene.draw('national-six-of-49');
  await place(one.token, first, '|01,02,03,04,05,06', 1);
  await tellNumbers(owner, first, numbers([10, 11, 12, 13, 14, 15], 16));
  await scene.work();
  const second = await scene.draw('national-six-of-49');
  await place(one.token, second, '|01,02,03,04,05,06', 1);
  await place(two.token, second, '|01,02,03,04,05,06', 3);
  await tellNumbers(owner, second, numbers([1, 2, 3, 4, 5, 6], 16));
  const before = [one, two].map(({ id }) => scene.balance(id));
  await scene.work();
  const won = [one, two].map(({ id }, at) => scene.balance(id) - (before[at] ?? 0n));
  assert.ok((won[0] ?? 0n) > 0n);
  assert.equal(won[1], 3n * (won[0] ?? 0n));
  const { rows } = await owner.query<{ balance: bigint }>(
    `SELECT (p.carried_in + p.added + (SELECT sum((t ->> 'amount')::bigint) FROM jsonb_array_elements(p.tiers) t)
            - p.carried_in - p.added
            - (SELECT sum((t ->> 'each')::bigint * (t ->> 'winners')::bigint)
                 FROM jsonb_array_elements(p.tiers) t) - p.carried_out)::bigint AS balance
       FROM lottery.pool_draws p WHERE p.draw_id = $1`,
    [second],
  );
  assert.equal(rows[0]?.balance, 0n);
});
