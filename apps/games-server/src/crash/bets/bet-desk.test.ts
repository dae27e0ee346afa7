import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import type { CrashBet } from '@bahati/contract/games-frame/crash.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { until } from '@bahati/testing/until.ts';
import {
  callsOf,
  injected,
  isAsked,
  runHere,
  type Running,
  type Scene,
  setScene,
  startBalance,
} from '#games-server/scene.testing.ts';
import { type FrameSession, proveFrame } from '#games-server/sessions/frame-session.ts';
import type { BetRequest } from './bet-desk.ts';
import {
  awaitDecided,
  awaitPhase,
  clearSky,
  differences,
  flyToEnd,
  type Flyer,
  openFlyer,
  patientPace,
  plantCrashRounds,
  quickPace,
} from '#games-server/crash/crash.testing.ts';

let scene: Scene;
let running: Running;
let watcher: Flyer;
let roundId: string;

before(async () => {
  scene = await setScene();
});
after(() => scene.close());
/** Betting lasts until a test ends it. */
beforeEach(async () => {
  running = await runHere(scene, patientPace);
  await plantCrashRounds(scene, 1, { from: 108, to: 112 });
  running.crash.start();
  watcher = await openFlyer(scene, injected(running), scene.addMember());
  ({ roundId } = await awaitPhase(watcher.state, 'betting'));
});
afterEach(async () => {
  scene.platform.setHook(undefined);
  await fly();
  await running.stop();
  await clearSky(scene);
});

/** Closes the betting and answers once the round is over and paid. */
async function fly(): Promise<void> {
  await flyToEnd(scene, watcher.state, roundId);
  await awaitDecided(scene);
  assert.deepEqual(await differences(scene), []);
}

async function player(): Promise<FrameSession> {
  const flyer = await openFlyer(scene, injected(running), scene.addMember());
  const token = `Bearer ${String(flyer.opened['frameToken'])}`;
  return proveFrame(running.context.database, token);
}

/** A few at a time: a busy machine would not answer so many openings within the wallet's patience. */
async function players(count: number): Promise<FrameSession[]> {
  const opened: FrameSession[] = [];
  while (opened.length < count) {
    const some = Math.min(5, count - opened.length);
    opened.push(...(await Promise.all(Array.from({ length: some }, () => player()))));
  }
  return opened;
}

const wish = (wanted: Partial<BetRequest> = {}): BetRequest => ({
  idempotencyKey: randomUUID(),
  roundId,
  slot: 1,
  stake: '20.00',
  target: '1.05',
  ...wanted,
});

/** What became of a bet: its state, or the code it was refused with. */
async function end(asked: Promise<CrashBet>): Promise<string> {
  try {
    return (await asked).state;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

const place = (session: FrameSession, wanted?: Partial<BetRequest>) =>
  running.crash.placeBet(session, wish(wanted));

const ids = async (session: FrameSession) => {
  const { rows } = await scene.owner.query<{ id: string; state: string }>(
    'SELECT external_id AS id, state FROM games.crash_bets WHERE member_id = $1 ORDER BY id',
    [session.memberId],
  );
  return rows;
};

test('bets that come at once are asked for together, up to fifty in a call', async () => {
  const sessions = await players(60);
  const before = scene.platform.journal.length;
  const bets = await Promise.all(sessions.map((session) => place(session)));
  assert.deepEqual(new Set(bets.map(({ state }) => state)), new Set(['active']));
  const calls = scene.platform.journal.slice(before);
  const sizes = calls.map(({ body }) => (body as { operations: unknown[] }).operations.length);
  assert.deepEqual(new Set(sizes), new Set([50, 10]));
  await fly();
  for (const { memberId } of sessions) {
    assert.equal(scene.wallet.members.get(memberId)?.balance, startBalance + 100n);
  }
});

test('of bets that come at once each has a word of its own', async () => {
  const [sound, poor, ended, twice, both, high] = await players(6);
  assert.ok(sound && poor && ended && twice && both && high);
  scene.wallet.endSessions(ended.memberId);
  const idempotencyKey = randomUUID();
  const found = await Promise.all(
    [
      place(sound),
      place(poor, { slot: 1, stake: '10000.00' }),
      place(poor, { slot: 2 }),
      place(ended),
      place(twice, { idempotencyKey }),
      place(twice, { idempotencyKey }),
      place(both, { slot: 1 }),
      place(both, { slot: 2 }),
      place(high, { roundId: '999999' }),
    ].map(end),
  );
  assert.deepEqual(found, [
    'active',
    'active',
    'insufficient_funds',
    'session_invalid',
    'active',
    'active',
    'active',
    'active',
    'betting_closed',
  ]);
  assert.equal((await ids(twice)).length, 1);
  assert.equal(callsOf(scene, twice.memberId, 'bet').length, 1);
  assert.equal(await end(place(twice, { idempotencyKey: idempotencyKey.toUpperCase() })), 'active');
  assert.equal(await end(place(twice, { idempotencyKey, slot: 2 })), 'request_conflict');
  assert.deepEqual(await ids(high), []);
  const slot = await Promise.all([end(place(sound, { slot: 2 })), end(place(sound, { slot: 2 }))]);
  assert.deepEqual(slot.sort(), ['active', 'bet_placed']);
});

test('one request to two processes at once is one bet, and so is one slot', async (t) => {
  const other = await runHere(scene, quickPace);
  t.after(other.stop);
  const sessions = await players(20);
  const same = sessions.map(() => wish());
  const first = sessions.map((session, at) => running.crash.placeBet(session, same[at]!));
  const second = sessions.map((session, at) => other.crash.placeBet(session, same[at]!));
  const ends = await Promise.all([...first, ...second]);
  for (const [at, session] of sessions.entries()) {
    assert.deepEqual([ends[at]?.betId, ends[at + 20]?.betId], Array(2).fill(ends[at]?.betId));
    assert.equal((await ids(session)).length, 1);
  }
  const slots = await Promise.all(
    sessions.flatMap((session) => [
      end(running.crash.placeBet(session, wish({ slot: 2 }))),
      end(other.crash.placeBet(session, wish({ slot: 2 }))),
    ]),
  );
  for (let at = 0; at < slots.length; at += 2) {
    assert.deepEqual(slots.slice(at, at + 2).sort(), ['active', 'bet_placed']);
  }
});

test('a bet that comes after the betting is written nowhere and asked for nowhere', async () => {
  const sessions = await players(5);
  await scene.owner.query('UPDATE games.crash_rounds SET closes_at = now() WHERE id = $1', [
    roundId,
  ]);
  for (const code of await Promise.all(sessions.map((session) => end(place(session))))) {
    assert.equal(code, 'betting_closed');
  }
  for (const session of sessions) {
    assert.deepEqual(await ids(session), []);
    assert.deepEqual(callsOf(scene, session.memberId, 'bet'), []);
  }
});

test('a bet whose calls are all lost holds up the others twice and no more', async () => {
  const sessions = await players(4);
  const [lost, ...others] = sessions;
  assert.ok(lost);
  scene.platform.setHook((stage, entry) => {
    const isHers = JSON.stringify(entry.body).includes(`"memberId":"${lost.memberId}"`);
    return stage === 'received' && isAsked(entry, 'bet') && isHers ? 'lose' : 'go';
  });
  const asked = sessions.map((session) => end(place(session)));
  await until('the others to fly', async () => {
    const states = await Promise.all(others.map(async (one) => (await ids(one))[0]?.state));
    return states.every((state) => state === 'active');
  });
  assert.equal((await ids(lost))[0]?.state, 'asking');
  assert.equal((await Promise.all(asked))[0], 'retry');
  await fly();
  assert.equal((await ids(lost))[0]?.state, 'voided');
  assert.equal(scene.wallet.members.get(lost.memberId)?.balance, startBalance);
});

test('a batch whose answer is not of the contract moves each stake once all the same', async () => {
  const sessions = await players(6);
  for (const [at, wrong] of (['half', 'nonsense'] as const).entries()) {
    let isWrong = true;
    const requests = sessions.map(() => wish({ slot: at + 1 }));
    scene.platform.setHook((stage) => {
      if (stage !== 'applied' || !isWrong) return 'go';
      isWrong = false;
      return wrong;
    });
    const bets = await Promise.all(
      sessions.map((session, of) =>
        until('an answer', async () => {
          const state = await end(running.crash.placeBet(session, requests[of]!));
          return state === 'retry' ? undefined : state;
        }),
      ),
    );
    assert.deepEqual(bets, Array(6).fill('active'), wrong);
  }
  for (const { memberId } of sessions) {
    const bodies = callsOf(scene, memberId, 'bet').map(({ body }) => body);
    assert.equal(new Set(bodies.map((body) => body['transactionId'])).size, 2);
  }
});
