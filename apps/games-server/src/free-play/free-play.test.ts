import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { FrameRound } from '@bahati/contract/games-frame/play.ts';
import { parseAmount } from '@bahati/money/money.ts';
import { signFreeLaunch } from '@bahati/server-kit/free-launch.ts';
import { until } from '@bahati/testing/until.ts';
import {
  gameCode,
  injected,
  providerKey,
  runHere,
  type Running,
  type Scene,
  setScene,
} from '#games-server/scene.testing.ts';
import { startClearing } from './keep-clearing.ts';

let scene: Scene;
let running: Running;

before(async () => {
  scene = await setScene();
  running = await runHere(scene);
});
after(async () => {
  await running.stop();
  await scene.close();
});

const jurisdiction = {
  isAutoplayAllowed: true,
  isTurboAllowed: true,
  minimumCycleMs: 0,
  realityCheckMinutes: null,
};
const launchOf = (code: string, { key = providerKey, ageMs = 0 } = {}) =>
  signFreeLaunch(
    key,
    { gameCode: code, currency: 'XPL' as const, language: 'en', jurisdiction },
    Date.now() - ageMs,
  );
const minor = (amount: unknown) => parseAmount(String(amount), 'XPL') ?? -1n;

type Reply = { status: number; code?: string; value?: never };
const send = (
  method: 'GET' | 'POST',
  path: string,
  body: object | undefined,
  token?: string,
): Promise<Reply> => injected(running)(method, path, body, token);

const open = async (launchToken: string) => {
  const opened = await send('POST', '/frame/v1/session', { launchToken });
  const { frameToken } = (opened.value ?? {}) as { frameToken?: string };
  const ask = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const { status, code, value } = await send(method, `/frame/v1/${path}`, body, frameToken);
    return { status, code, value: (value ?? {}) as Record<string, unknown> };
  };
  const spin = (stake: string, more: object = {}) =>
    ask('POST', 'spin', { idempotencyKey: randomUUID(), stake, ...more });
  return { opened, frameToken, ask, spin };
};

const countReal = async () => {
  const { rows } = await scene.owner.query<Record<string, bigint>>(
    `SELECT (SELECT count(*) FROM games.rounds) AS rounds,
            (SELECT count(*) FROM games.seed_pairs) AS pairs,
            (SELECT count(*) FROM games.frame_sessions) AS sessions`,
  );
  return rows[0];
};

test('play money pays what the rules pay, is refilled, and nothing for money hears of it', async () => {
  const before = await countReal();
  const frame = await open(launchOf(gameCode));
  assert.equal(frame.opened.status, 200, JSON.stringify(frame.opened));
  const told = frame.opened.value as unknown as Record<string, unknown>;
  assert.deepEqual(
    [told['isFreePlay'], told['balance'], told['currencySymbol']],
    [true, '10000.00', 'Play'],
    'no amount is shown as money',
  );
  let balance = minor(told['balance']);
  for (let count = 0; count < 70; count++) {
    const { status, value } = await frame.spin('20.00');
    assert.equal(status, 200);
    const round = value as unknown as FrameRound;
    balance += minor(round.payout) - minor(round.debit);
    assert.equal(minor(round.balance), balance, 'the balance is what the rounds come to');
  }
  assert.equal(minor((await frame.ask('GET', 'balance')).value['balance']), balance);
  const first = (await frame.ask('GET', 'rounds?pageSize=50')).value;
  const rest = (await frame.ask('GET', `rounds?pageSize=50&cursor=${String(first['nextCursor'])}`))
    .value;
  assert.deepEqual(
    [first['items'], rest['items']].map((items) => (items as unknown[]).length),
    [50, 10],
    'the last sixty rounds stay',
  );
  await scene.owner.query('UPDATE games.free_purses SET balance = 1000');
  assert.equal((await frame.spin('20.00')).code, 'insufficient_funds');
  const refilled = await frame.ask('POST', 'refill', {});
  assert.deepEqual(refilled.value, { currency: 'XPL', balance: '10000.00' });
  assert.deepEqual(await countReal(), before);
  assert.equal(scene.platform.journal.length, 0, 'the wallet was asked for nothing');
});

test('a request plays once, and what is not offered is refused', async () => {
  const frame = await open(launchOf(gameCode));
  const idempotencyKey = randomUUID();
  const once = await frame.spin('20.00', { idempotencyKey });
  const again = await frame.spin('20.00', { idempotencyKey });
  assert.deepEqual(again.value, once.value);
  assert.equal((await frame.spin('50.00', { idempotencyKey })).code, 'request_conflict');
  assert.equal((await frame.spin('0.01')).code, 'stake_not_offered');
  assert.equal((await frame.spin('20.00', { choice: 'moon' })).code, 'choice_not_offered');
  const rotated = await frame.ask('POST', 'seeds/rotate', { clientSeed: 'mine' });
  const { seeds } = rotated.value as { seeds: { clientSeed: string; nonce: number } };
  assert.deepEqual([seeds.clientSeed, seeds.nonce], ['mine', 0]);
  const next = (await frame.spin('20.00')).value as unknown as FrameRound;
  assert.equal(next.seeds.clientSeed, 'mine');
});

test('an original is played to its end by acts, each once', async () => {
  const frame = await open(launchOf('mines'));
  const begun = (await frame.spin('20.00', { choice: 'mines:3' })).value as unknown as FrameRound;
  assert.equal(begun.state, 'open', JSON.stringify(begun));
  assert.equal((await frame.spin('20.00', { choice: 'mines:3' })).code, 'round_in_progress');
  const rotated = await frame.ask('POST', 'seeds/rotate', { clientSeed: 'mine' });
  assert.equal(rotated.code, 'round_in_progress');
  const { roundId } = begun;
  const action = begun.actions.find((name) => name.startsWith('open')) ?? begun.actions[0];
  const body = { roundId, idempotencyKey: randomUUID(), sequence: 1, action };
  assert.equal((await frame.ask('POST', 'act', { ...body, sequence: 2 })).code, 'act_out_of_order');
  assert.equal(
    (await frame.ask('POST', 'act', { ...body, action: 'fly' })).code,
    'action_not_allowed',
  );
  const acted = await frame.ask('POST', 'act', body);
  assert.equal(acted.status, 200, JSON.stringify(acted));
  assert.deepEqual((await frame.ask('POST', 'act', body)).value, acted.value);
  const conflict = await frame.ask('POST', 'act', { ...body, action: 'fly' });
  assert.equal(conflict.code, 'request_conflict');
  const missing = await frame.ask('POST', 'act', { ...body, roundId: 'p-none' });
  assert.equal(missing.code, 'not_found');
});

test('a launch opens once, within its minute, with the vendor’s own key, and no crash', async () => {
  const token = launchOf(gameCode);
  assert.equal((await open(token)).opened.status, 200);
  const refused = [
    token,
    launchOf(gameCode, { ageMs: 61_000 }),
    launchOf(gameCode, { key: 'somebody-else-altogether' }),
    launchOf('crash'),
    `${launchOf(gameCode).slice(0, -1)}x`,
    'free.1.2.3',
  ];
  for (const launch of refused) {
    assert.equal((await open(launch)).opened.code, 'launch_token_invalid', launch);
  }
  const real = await open(scene.wallet.launch(scene.addMember(), gameCode));
  assert.equal((await real.ask('POST', 'refill', {})).code, 'free_play_only');
  const free = await open(launchOf(gameCode));
  assert.equal((await free.ask('GET', 'crash/rounds')).code, 'unauthenticated');
});

test('a purse whose time is over is gone, with its rounds, by the time the next one opens', async () => {
  const frame = await open(launchOf(gameCode));
  await frame.spin('20.00');
  await scene.owner.query("UPDATE games.free_purses SET expires_at = now() - interval '1 minute'");
  assert.equal((await frame.spin('20.00')).code, 'unauthenticated');
  await open(launchOf(gameCode));
  const { rows } = await scene.owner.query<Record<string, bigint>>(
    `SELECT (SELECT count(*) FROM games.free_purses) AS purses,
            (SELECT count(*) FROM games.free_rounds) AS rounds`,
  );
  assert.deepEqual(rows[0], { purses: 1n, rounds: 0n });
  await scene.owner.query("UPDATE games.free_purses SET expires_at = now() - interval '1 minute'");
  const clearing = startClearing(running.context);
  await until('nobody opens one and it is gone all the same', async () => {
    const left = await scene.owner.query('SELECT 1 FROM games.free_purses');
    return left.rows.length === 0;
  });
  await clearing.stop();
});
