import { until } from '@bahati/testing/until.ts';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { SlotRound } from '@bahati/contract/games-frame/slots.ts';
import { plusGames } from '@bahati/game-rules/slots/studio/plus-games.ts';
import { studioGameByCode } from '@bahati/game-rules/slots/studio/studio-game.ts';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import { createOwnWallet } from './own-wallet.ts';
import {
  injected,
  isLoss,
  isWin,
  openFrame,
  plantPair,
  providerKey,
  runHere,
  type Running,
  type Scene,
  setScene,
  startBalance,
} from '#games-server/scene.testing.ts';

let scene: Scene;
let running: Running;
let origin: string;

before(async () => {
  scene = await setScene();
  running = await runHere(scene);
  origin = await running.app.listen({ host: '127.0.0.1', port: 0 });
});
after(async () => {
  await running.stop();
  await scene.close();
});

const plusGame = plusGames[0]?.code ?? '';

type Reply = { status: number; code?: string; value?: { balance?: string; state?: string } };

/** One signed call of the platform. */
async function ask(call: string, body: object, key = providerKey): Promise<Reply> {
  const text = JSON.stringify(body);
  const response = await running.app.inject({
    method: 'POST',
    url: `/vendor/v1/wallets/${call}`,
    headers: {
      'content-type': 'application/json',
      ...signedHeaders('platform', key, text, Date.now()),
    },
    payload: text,
  });
  return { status: response.statusCode, ...(response.json() as object) };
}

const whose = (memberId: string) => ({ vendorCode: 'BAHATI2', memberId, currency: 'KES' });

const transfer = (memberId: string, amount: string, transferId: string = randomUUID()) => ({
  ...whose(memberId),
  transferId,
  amount,
});

/** A member whose wallet here holds this much, of what he has at the platform. */
async function rich(amount = '500.00'): Promise<string> {
  const memberId = scene.addMember();
  await ask('open', whose(memberId));
  if (amount !== '0') {
    const { status } = await ask('deposit', transfer(memberId, amount));
    assert.equal(status, 200);
  }
  return memberId;
}

const balanceOf = async (memberId: string) =>
  (await ask('balance', whose(memberId))).value?.balance;

const statusOf = async (transferId: string) =>
  (await ask('status', { vendorCode: 'BAHATI2', transferId })).value;

test('a transfer moves money once under its id, and the same id answers the same for ever', async () => {
  const memberId = await rich('0');
  const sent = transfer(memberId, '120.50');
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask('deposit', sent)));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  assert.equal(await balanceOf(memberId), '120.50');
  await ask('withdraw', transfer(memberId, '20.50'));
  assert.equal(await balanceOf(memberId), '100.00');
  // What it held right after that transfer, whatever happened since.
  assert.deepEqual((await ask('deposit', sent)).value, { balance: '120.50', isDuplicate: true });
  assert.deepEqual(await statusOf(sent.transferId), { state: 'done', balance: '120.50' });
});

test('the same id with another amount, member or direction is a conflict and moves nothing', async () => {
  const [memberId, other] = [await rich(), await rich()];
  const sent = transfer(memberId, '50.00');
  await ask('deposit', sent);
  for (const [call, body] of [
    ['deposit', { ...sent, amount: '50.01' }],
    ['deposit', { ...sent, memberId: other }],
    ['withdraw', sent],
  ] as const) {
    const reply = await ask(call, body);
    assert.deepEqual([reply.status, reply.code], [409, 'transfer_conflict']);
  }
  assert.deepEqual([await balanceOf(memberId), await balanceOf(other)], ['550.00', '500.00']);
});

test('a refused transfer stays refused, also when there would be money later', async () => {
  const memberId = await rich('10.00');
  const sent = transfer(memberId, '10.01');
  assert.equal((await ask('withdraw', sent)).code, 'insufficient_funds');
  await ask('deposit', transfer(memberId, '90.00'));
  assert.equal((await ask('withdraw', sent)).code, 'transfer_refused');
  assert.deepEqual(await statusOf(sent.transferId), {
    state: 'refused',
    reason: 'insufficient_funds',
  });
  assert.equal(await balanceOf(memberId), '100.00');
});

test('an id that was asked about before it arrived is barred', async () => {
  const memberId = await rich('10.00');
  const sent = transfer(memberId, '5.00');
  assert.deepEqual(await statusOf(sent.transferId), { state: 'refused', reason: 'never_arrived' });
  assert.equal((await ask('deposit', sent)).code, 'transfer_refused');
  assert.equal(await balanceOf(memberId), '10.00');
});

test('wallets of nobody, of other money and of other vendors are refused, and so is a wrong key', async () => {
  const memberId = await rich();
  const stranger = transfer(scene.addMember(), '5.00');
  assert.equal((await ask('deposit', stranger)).code, 'wallet_not_open');
  assert.equal((await ask('balance', whose(stranger.memberId))).code, 'wallet_not_open');
  const foreign = { ...whose(memberId), currency: 'TZS' };
  assert.equal((await ask('balance', foreign)).code, 'currency_mismatch');
  assert.equal((await ask('open', foreign)).code, 'currency_mismatch');
  const shillings = { ...transfer(memberId, '5.00'), currency: 'TZS' };
  assert.equal((await ask('deposit', shillings)).code, 'currency_mismatch');
  for (const call of ['open', 'balance', 'deposit', 'withdraw', 'status']) {
    const body =
      call === 'status'
        ? { vendorCode: 'TAUSI', transferId: 'x' }
        : call === 'open' || call === 'balance'
          ? { ...whose(memberId), vendorCode: 'TAUSI' }
          : { ...transfer(memberId, '5.00'), vendorCode: 'TAUSI' };
    assert.equal((await ask(call, body)).code, 'vendor_not_found', call);
    const unsigned = await ask(call, body, 'another-key-altogether');
    assert.deepEqual([unsigned.status, unsigned.code], [401, 'unauthenticated']);
  }
  for (const amount of ['0', '0.00']) {
    assert.equal((await ask('deposit', transfer(memberId, amount))).code, 'invalid_input');
  }
});

test('a game of this vendor is played from the wallet here, and the platform’s is left alone', async () => {
  const definition = studioGameByCode(plusGame)?.definition;
  assert.ok(definition);
  for (const wanted of [isLoss, isWin]) {
    const memberId = await rich('500.00');
    await plantPair(scene, memberId, wanted, definition);
    const frame = await openFrame(scene, injected(running), memberId, plusGame);
    assert.equal(frame.opened['balance'], '500.00');
    const idempotencyKey = randomUUID();
    const round = (await frame.spin('100.00', idempotencyKey)).value as unknown as SlotRound;
    const payout = BigInt(round.payout.replace('.', ''));
    const left = 50_000n - 10_000n + payout;
    const told = `${left / 100n}.${String(left % 100n).padStart(2, '0')}`;
    assert.equal(round.balance, told);
    assert.equal(await balanceOf(memberId), told);
    assert.deepEqual((await frame.spin('100.00', idempotencyKey)).value, round);
    assert.equal((await frame.ask('GET', '/frame/v1/balance')).value?.['balance'], told);
    assert.equal(scene.wallet.members.get(memberId)?.balance, startBalance);
  }
});

test('an empty wallet takes no stake, and is open from the first game on', async () => {
  const memberId = scene.addMember();
  const frame = await openFrame(scene, injected(running), memberId, plusGame);
  assert.equal(frame.opened['balance'], '0.00');
  const refused = await frame.spin('20.00');
  assert.deepEqual([refused.status, refused.code], [409, 'insufficient_funds']);
  assert.equal((await ask('deposit', transfer(memberId, '20.00'))).status, 200);
  assert.equal((await frame.spin('20.00')).status, 200);
});

test('a round that was undone before it arrived takes nothing, and one that stands is not undone', async () => {
  const memberId = await rich('100.00');
  const own = createOwnWallet(running.context.database);
  const round = (externalId: string) => ({
    externalId,
    memberId,
    gameCode: plusGame,
    currency: 'KES' as const,
    platformToken: '',
    stake: 4_000n,
    payout: 1_000n,
    validStake: 4_000n,
  });
  assert.deepEqual(await own.rollBack(round('one')), { kind: 'undone' });
  assert.deepEqual(await own.betwin(round('one')), {
    kind: 'refused',
    code: 'bet_rolled_back',
    details: {},
  });
  const both = await Promise.all([own.betwin(round('two')), own.betwin(round('two'))]);
  assert.deepEqual(both, [
    { kind: 'applied', balance: '70.00' },
    { kind: 'applied', balance: '70.00' },
  ]);
  assert.deepEqual(await own.rollBack(round('two')), { kind: 'stands' });
  assert.equal(await balanceOf(memberId), '70.00');
});

test('twenty rounds and transfers at once spend a wallet to the cent and never below nothing', async () => {
  const memberId = await rich('100.00');
  const own = createOwnWallet(running.context.database);
  const ends = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      if (at % 2 === 0) return (await ask('withdraw', transfer(memberId, '10.00'))).status === 200;
      const round = {
        externalId: `many-${at}`,
        memberId,
        gameCode: plusGame,
        currency: 'KES' as const,
        platformToken: '',
        stake: 1_000n,
        payout: 0n,
        validStake: null,
      };
      return (await own.betwin(round)).kind === 'applied';
    }),
  );
  assert.equal(ends.filter(Boolean).length, 10);
  assert.equal(await balanceOf(memberId), '0.00');
});

/** Holds a member's wallet, so that whatever wants it waits in its transaction. */
async function holdWallet(memberId: string): Promise<() => Promise<void>> {
  const client = await scene.owner.connect();
  await client.query('BEGIN');
  await client.query('SELECT 1 FROM games.wallets WHERE member_id = $1 FOR UPDATE', [memberId]);
  return async () => {
    await client.query('COMMIT');
    client.release();
  };
}

/** Resolves once somebody waits for a wallet; answers their process ids. */
const waiting = () =>
  until('somebody who waits', async () => {
    const { rows } = await scene.owner.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity
        WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    );
    return rows.length > 0 && rows.map(({ pid }) => pid);
  });

function requestText(body: object): string {
  const text = JSON.stringify(body);
  const headers = {
    host: 'games',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
    ...signedHeaders('platform', providerKey, text, Date.now()),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `POST /vendor/v1/wallets/deposit HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${text}`;
}

type Cut = (body: ReturnType<typeof transfer>) => Promise<void>;

const { hostname, port } = { hostname: '127.0.0.1', port: () => Number(new URL(origin).port) };

const cuts: Record<string, { cut: Cut; end: 'done' | 'refused' }> = {
  'before the request leaves': { cut: async () => undefined, end: 'refused' },
  'in the middle of the request': {
    async cut(body) {
      const socket = connect(port(), hostname);
      const text = requestText(body);
      await new Promise<void>((sent) => socket.write(text.slice(0, -10), () => sent()));
      socket.destroy();
      await wait(50);
    },
    end: 'refused',
  },
  'in the transaction, whose connection dies': {
    async cut(body) {
      const release = await holdWallet(body.memberId);
      const reply = ask('deposit', body);
      for (const pid of await waiting()) {
        await scene.owner.query('SELECT pg_terminate_backend($1)', [pid]);
      }
      assert.ok((await reply).status >= 500);
      await release();
    },
    end: 'refused',
  },
  'after the commit, before the reply': {
    async cut(body) {
      const release = await holdWallet(body.memberId);
      const socket = connect(port(), hostname);
      socket.write(requestText(body));
      await waiting();
      socket.destroy();
      await release();
      // The commit is awaited, not the reply: nobody is there to take it.
      await until('the commit', async () => (await balanceOf(body.memberId)) === '130.00');
    },
    end: 'done',
  },
  'after the reply, which is lost': {
    async cut(body) {
      await ask('deposit', body);
      await Promise.all([ask('deposit', body), ask('deposit', body)]);
    },
    end: 'done',
  },
};

for (const [place, { cut, end }] of Object.entries(cuts)) {
  test(`a transfer that is cut ${place} is done whole or not at all, and its status says which`, async () => {
    const memberId = await rich('100.00');
    const body = transfer(memberId, '30.00');
    await cut(body);
    const told = await statusOf(body.transferId);
    assert.equal(told?.state, end);
    assert.equal(await balanceOf(memberId), end === 'done' ? '130.00' : '100.00');
    const again = await ask('deposit', body);
    assert.equal(again.code, end === 'done' ? undefined : 'transfer_refused');
    assert.equal(await balanceOf(memberId), end === 'done' ? '130.00' : '100.00');
  });
}
