import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SlotRound } from '@bahati/contract/games-frame/slots.ts';
import { toAmount } from '@bahati/game-rules/slots/definition.ts';
import type { SlotOutcome } from '@bahati/game-rules/slots/spin.ts';
import { taaZaPwani } from '@bahati/game-rules/slots/taa-za-pwani.rules.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { Hook, Wish } from '@bahati/testing/conformance/reference-server.ts';
import {
  hasFreeSpins,
  isLoss,
  isWin,
  openFrame,
  over,
  plantPair,
  type Scene,
  setScene,
  startBalance,
} from '#games-server/scene.testing.ts';

let scene: Scene;
let origin: string;
let environment: Record<string, string>;
let child: ChildProcess;

before(async () => {
  scene = await setScene();
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  origin = `http://127.0.0.1:${port}`;
  environment = { ...scene.environment, GAMES_PORT: String(port), LOG_LEVEL: 'info' };
  await start();
});
after(async () => {
  await kill();
  await scene.close();
});

/** A test that failed may have left no server behind. */
beforeEach(async () => {
  if (child.exitCode !== null || child.signalCode !== null) await start();
});

async function start(): Promise<void> {
  child = spawn(process.execPath, ['apps/games-server/src/main.ts'], {
    cwd: new URL('../../../..', import.meta.url).pathname,
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The games server ended with ${code}.`)));
    child.stdout?.on('data', (text: Buffer) => text.includes('"ready"') && resolve());
  });
}

async function kill(): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** What a dead process held is anybody's once its lease is over; the test does not sit it out. */
const endLeases = () =>
  scene.owner.query('UPDATE games.rounds SET due_at = now() WHERE decided_at IS NULL');

const callsOf = (memberId: string, name: string) =>
  scene.platform.journal.filter(
    ({ path, body }) => path.endsWith(`/${name}`) && body?.['memberId'] === memberId,
  );

/** Kills the server when a call of this name reaches this stage for the nth time. */
function killAt(
  name: string,
  stage: 'received' | 'applied',
  wish: 'go' | 'lose' | 'half',
  { when = 1, and = () => undefined as unknown } = {},
): Promise<void> {
  return new Promise((resolve) => {
    let count = 0;
    const hook: Hook = async (at, entry) => {
      if (!entry.path.endsWith(`/${name}`) || at !== stage || ++count !== when) return 'go';
      await kill();
      and();
      scene.platform.setHook(undefined);
      resolve();
      return wish;
    };
    scene.platform.setHook(hook);
  });
}

type Case = {
  point: string;
  kind: (outcome: SlotOutcome) => boolean;
  /** Arranges the kill; resolves once the server is dead. */
  arrange: (memberId: string) => Promise<void>;
};

const cases: Case[] = [
  {
    point: 'before the round is committed',
    kind: isWin,
    arrange: async (memberId) => {
      await inTransaction(scene.owner, async (transaction) => {
        await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
          `games player ${memberId}`,
        ]);
        await waitForBlocked();
        await kill();
      });
    },
  },
  {
    point: 'between the commit and the call on the wallet',
    kind: isLoss,
    arrange: () =>
      new Promise((resolve) => {
        scene.platform.dropConnections();
        scene.platform.setOnConnection(() => {
          scene.platform.setOnConnection(undefined);
          void kill().then(resolve);
        });
      }),
  },
  {
    point: 'when the wallet has heard the call and done nothing',
    kind: isLoss,
    arrange: () => killAt('betwin', 'received', 'lose'),
  },
  {
    point: 'when the wallet has heard the call and acts after the death',
    kind: isWin,
    arrange: () => killAt('betwin', 'received', 'go'),
  },
  {
    point: 'when the wallet has taken a losing stake and the reply is lost',
    kind: isLoss,
    arrange: () => killAt('betwin', 'applied', 'lose'),
  },
  {
    point: 'when the wallet has paid a win and the reply is lost',
    kind: isWin,
    arrange: () => killAt('betwin', 'applied', 'lose'),
  },
  {
    point: 'when the wallet has paid free spins and half of the reply is lost',
    kind: hasFreeSpins,
    arrange: () => killAt('betwin', 'applied', 'half'),
  },
  {
    point: 'when the second try of a silent wallet is under way',
    kind: hasFreeSpins,
    arrange: (memberId) => {
      const killed = killAt('betwin', 'received', 'lose', { when: 2 });
      loseFirstReply(memberId);
      return killed;
    },
  },
  {
    point: 'between the wallet’s reply and the note of it',
    kind: isWin,
    arrange: (memberId) =>
      new Promise((resolve, reject) => {
        const holdAndKill = () =>
          inTransaction(scene.owner, async (transaction) => {
            await transaction.query('SELECT id FROM games.rounds WHERE member_id = $1 FOR UPDATE', [
              memberId,
            ]);
            held();
            await waitForBlocked();
            await kill();
          });
        let held: () => void = () => undefined;
        const isHeld = new Promise<void>((done) => (held = done));
        const hook: Hook = async (at, { path }): Promise<Wish> => {
          if (at === 'received' || !path.endsWith('/betwin')) return 'go';
          scene.platform.setHook(undefined);
          holdAndKill().then(resolve, reject);
          await isHeld;
          return 'go';
        };
        scene.platform.setHook(hook);
      }),
  },
];

/** The first reply of the member's betwin is lost; the hook set before sees every call too. */
function loseFirstReply(memberId: string): void {
  const apply = scene.wallet.apply;
  scene.wallet.apply = (operation) => {
    if (operation.memberId !== memberId) return apply(operation);
    scene.wallet.apply = apply;
    return { success: false, code: 'retry' };
  };
}

/** Waits until the server waits for a lock of ours. */
async function waitForBlocked(): Promise<void> {
  for (;;) {
    const { rows } = await scene.owner.query(
      `SELECT 1 FROM pg_stat_activity
        WHERE application_name = 'bahati games' AND wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
    await sleep(10);
  }
}

for (const { point, kind, arrange } of cases) {
  test(`killed ${point}, the round comes back with the same outcome`, async () => {
    const member = scene.addMember();
    const { outcome } = await plantPair(scene, member, kind);
    const frame = await openFrame(scene, over(origin), member);
    const requestId = randomUUID();
    const killed = arrange(member);
    // Nobody is left to answer: the frame hears the connection break.
    await Promise.all([assert.rejects(frame.spin('50.00', requestId)), killed]);
    await endLeases();
    await start();
    const reply = await frame.spin('50.00', requestId);
    assert.equal(reply.status, 200, JSON.stringify(reply));
    const round = reply.value as unknown as SlotRound;
    const payout = toAmount(taaZaPwani, outcome.pay, 5000n);
    assert.deepEqual(round.base.stops, outcome.base.stops);
    assert.equal(scene.wallet.members.get(member)?.balance, startBalance - 5000n + payout);
    const bodies = callsOf(member, 'betwin').map(({ body }) => JSON.stringify(body));
    assert.equal(new Set(bodies).size, 1, 'every try was the same');
    assert.equal(callsOf(member, 'rollback').length, 0);
    const { rows } = await scene.owner.query(
      'SELECT state FROM games.rounds WHERE member_id = $1',
      [member],
    );
    assert.deepEqual(rows, [{ state: 'settled' }]);
  });
}

test('killed after the answer, the same request still answers the same round', async () => {
  const frame = await openFrame(scene, over(origin), scene.addMember());
  const requestId = randomUUID();
  const first = await frame.spin('20.00', requestId);
  await kill();
  await start();
  assert.deepEqual((await frame.spin('20.00', requestId)).value, first.value);
});

test('killed at every try, a losing round stays the losing round', async () => {
  const member = scene.addMember();
  await plantPair(scene, member, isLoss);
  const frame = await openFrame(scene, over(origin), member);
  const requestId = randomUUID();
  const first = killAt('betwin', 'received', 'lose');
  await Promise.all([assert.rejects(frame.spin('20.00', requestId)), first]);
  for (const wish of ['go', 'lose', 'half'] as const) {
    // Each next server asks again by itself, and dies of it before or after it is ready.
    const next = killAt('betwin', wish === 'go' ? 'received' : 'applied', wish);
    await endLeases();
    await Promise.allSettled([start(), next]);
    await next;
  }
  await endLeases();
  await start();
  const reply = await frame.spin('20.00', requestId);
  assert.equal((reply.value as unknown as SlotRound).payout, '0.00');
  assert.equal(scene.wallet.members.get(member)?.balance, startBalance - 2000n);
  assert.equal(new Set(callsOf(member, 'betwin').map(({ body }) => body?.['payout'])).size, 1);
});

for (const [stage, wish] of [
  ['received', 'lose'],
  ['received', 'go'],
  ['applied', 'lose'],
] as const) {
  test(`killed while undoing (${stage}, then ${wish}), a refused round stays refused`, async () => {
    const member = scene.addMember(2_000n);
    const frame = await openFrame(scene, over(origin), member);
    const requestId = randomUUID();
    const account = scene.wallet.members.get(member);
    assert.ok(account);
    account.balance = 0n;
    loseFirstReply(member);
    const killed = killAt('rollback', stage, wish);
    await Promise.all([assert.rejects(frame.spin('20.00', requestId)), killed]);
    account.balance = 2_000n;
    await endLeases();
    await start();
    const reply = await frame.spin('20.00', requestId);
    assert.deepEqual([reply.status, reply.code], [409, 'insufficient_funds']);
    assert.equal(account.balance, 2_000n, 'money that came later is not touched');
    const late = scene.wallet.apply({
      ...callsOf(member, 'betwin')[0]?.body,
      kind: 'betwin',
    } as never);
    assert.deepEqual(late, { success: false, code: 'bet_rolled_back' });
  });
}

test('a server that comes back decides what is left without being asked', async () => {
  const member = scene.addMember();
  const frame = await openFrame(scene, over(origin), member);
  const killed = killAt('betwin', 'received', 'lose');
  await Promise.all([assert.rejects(frame.spin('20.00')), killed]);
  await start();
  // Nobody ends the lease here: it runs out by itself.
  for (;;) {
    const { rows } = await scene.owner.query<{ state: string }>(
      'SELECT state FROM games.rounds WHERE member_id = $1',
      [member],
    );
    if (rows[0]?.state === 'settled') break;
    await sleep(50);
  }
  const again = await openFrame(scene, over(origin), member);
  assert.notEqual(again.opened['unseenRound'], null);
});

test('asked to end, the server answers what is under way and leaves', async () => {
  const frame = await openFrame(scene, over(origin), scene.addMember());
  const hook: Hook = async (at, { path }): Promise<Wish> => {
    if (at === 'received' && path.endsWith('/betwin')) child.kill('SIGTERM');
    await sleep(50);
    return 'go';
  };
  scene.platform.setHook(hook);
  const exited = once(child, 'exit');
  const reply = await frame.spin('20.00');
  scene.platform.setHook(undefined);
  assert.equal(reply.status, 200);
  assert.deepEqual(await exited, [0, null]);
  await start();
});
