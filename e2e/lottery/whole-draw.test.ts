/** A draw through the whole product: platform, lottery, beacon; no browser. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCaller } from '@bahati/client/caller.ts';
import type { LotteryCalls } from '@bahati/contract/lottery/calls.ts';
import type { LotteryOfficeCalls } from '@bahati/contract/lottery-office/office.ts';
import { plantMember, plantStaffSession } from '#e2e/fixtures/planted.ts';
import { openStack, partsWithLottery } from '#e2e/fixtures/stack.ts';
import { until } from '#e2e/fixtures/browser.ts';

const { stack, database } = await openStack({ parts: partsWithLottery });
const { playerSite, backOffice, lottery } = stack.origins;

const ask = async (origin: string, path: string, token: string | null, body?: object) => {
  const answer = await fetch(`${origin}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return ((await answer.json()) as { value: never }).value;
};

/** A session of the lottery for who is logged in at the site. */
const enter = async (siteToken: string) => {
  const body = { gameId: 'BLOTTO-five-digit-1m', language: 'sw', theme: 'dark' };
  const launch: { gameUrl: string } = await ask(
    playerSite,
    '/wps/relay/GCS_gameLaunchFB',
    siteToken,
    body,
  );
  const launchToken = new URL(launch.gameUrl).searchParams.get('token') ?? '';
  const anyone = createCaller<LotteryCalls>({ baseUrl: lottery, token: () => null });
  const session = await anyone('POST /lottery/v1/session', { body: { launchToken } });
  const call = createCaller<LotteryCalls>({
    baseUrl: lottery,
    token: () => session.lotteryToken,
  });
  return { session, call };
};

const balanceOf = async (token: string): Promise<string> => {
  const wallet: { balance: string } = await ask(playerSite, '/wps/v2/wallets/balance', token);
  return wallet.balance;
};

/** A draw of the game some minutes ahead, once the calendar has made it. */
const nextDraw = async (call: Awaited<ReturnType<typeof enter>>['call']) => {
  let found: string | undefined;
  await until('a draw that sells', async () => {
    const { game } = await call('GET /lottery/v1/games/:gameCode', {
      params: { gameCode: 'five-digit-1m' },
    });
    found = game.coming[5]?.id;
    return found !== undefined;
  });
  return found ?? '';
};

test('all ten digits are bought at the platform, one wins, and the draw is closed there', async () => {
  const { token } = await plantMember(stack, { balance: 100_000n });
  const { session, call } = await enter(token);
  assert.equal(session.isPlay, false);
  const drawId = await nextDraw(call);
  const bought = await call('POST /lottery/v1/orders', {
    body: {
      idempotencyKey: crypto.randomUUID(),
      lines: Array.from({ length: 10 }, (_, digit) => ({
        drawId,
        betType: 'five-digit.place.direct',
        selection: `||||${digit}`,
        unit: '1',
        multiple: 1,
      })),
    },
  });
  assert.deepEqual([bought.faults, bought.bought, bought.balance], [[], 10, '990.00']);
  await database.query(
    'UPDATE lottery.draws SET closes_at = now(), draws_at = now(), beacon_round = 1 WHERE id = $1',
    [drawId],
  );
  await until('the draw to be settled', async () => {
    const { draw } = await call('GET /lottery/v1/draws/:drawId', { params: { drawId } });
    return draw.state === 'settled';
  });
  const { items } = await call('GET /lottery/v1/tickets', { query: {} });
  const states = items.map(({ state }) => state).toSorted();
  assert.deepEqual(states, [...Array.from({ length: 9 }, () => 'lost'), 'won']);
  const won = items.find(({ state }) => state === 'won')?.payout ?? '0';
  assert.equal(Number(await balanceOf(token)), 990 + Number(won));
  const open = await database.query(
    `SELECT 1 FROM slip_groups g WHERE g.external_id = $1 AND g.state <> 'closed'`,
    [drawId],
  );
  assert.equal(open.rowCount, 0);
  await stack.verify();
});

test('the open draw is told by the site as the spec has it, and a trial member plays for fun', async () => {
  await until('an open draw at the site', async () => {
    const path = '/lgw/vn/numeros/opened/game?prizeMode=ZY';
    const { opened }: { opened: { gameCode: string }[] } = await ask(playerSite, path, null);
    return opened.some(({ gameCode }) => gameCode === 'five-digit-1m');
  });
  const body = { os: 'Android', platform: 'W', gatewayVersion: 3 };
  const trial: { token: string } = await ask(playerSite, '/wps/session/login/freeplay', null, body);
  const { session } = await enter(trial.token);
  assert.deepEqual([session.isPlay, session.currency], [true, 'XPL']);
  assert.equal((await enter(trial.token)).session.balance, session.balance);
});

test('staff come to the lottery with a pass, and see the draw and its exposure', async () => {
  const token = await plantStaffSession(stack, 'zawadi');
  const { origin, pass }: { origin: string; pass: string } = await ask(
    backOffice,
    '/bo/programs/LOTTERY/pass',
    token,
    {},
  );
  assert.equal(origin, lottery);
  const anyone = createCaller<LotteryOfficeCalls>({ baseUrl: lottery, token: () => null });
  const { officeToken } = await anyone('POST /lottery-office/v1/session', { body: { pass } });
  const office = createCaller<LotteryOfficeCalls>({ baseUrl: lottery, token: () => officeToken });
  const { items } = await office('GET /lottery-office/v1/draws', {
    query: { view: 'past', gameCode: 'five-digit-1m', state: 'settled' },
  });
  const sold = items.find(({ tickets }) => tickets > 0);
  assert.deepEqual([sold?.tickets, sold?.sales, sold?.winners], [10, '10.00', 1]);
});
