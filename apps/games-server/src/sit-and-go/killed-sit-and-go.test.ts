/** The games server is killed between any two statements of sit-and-gos: each effect once, chips and money whole. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { repetitions } from '@bahati/testing/tier.ts';
import { until } from '@bahati/testing/until.ts';
import type { Sitter } from '#games-server/rooms/sitters.testing.ts';
import { type Scene, setScene, startBalance } from '#games-server/scene.testing.ts';
import { createVictim, type Victim } from '#games-server/victim.testing.ts';
import { countVariable, preload } from './die-at-write.testing.ts';
import {
  arrive,
  assertPaid,
  balanceOf,
  chipsIn,
  openRoom,
  shove,
  viewOf,
} from './entrants.testing.ts';

const games = repetitions('sit-and-gos played through deaths of the server', {
  usual: 1,
  long: 30,
});
const price = 5_500n;

const folder = mkdtempSync(join(tmpdir(), 'die-at-write-'));
const file = join(folder, 'count');

let scene: Scene;
let victim: Victim;
/** Never twice the same in a row, so that each life ends at another statement. */
let death = 0;
const nextLife = () => writeFileSync(file, String(6 + ((death * 7) % 29)));
const longLife = () => writeFileSync(file, '0');

before(async () => {
  scene = await setScene();
  longLife();
  Object.assign(scene.environment, { TABLE_PACE: '50', [countVariable]: file });
  victim = await createVictim(scene, [preload]);
  await victim.start();
});
after(async () => {
  await victim.kill();
  await scene.close();
  rmSync(folder, { recursive: true });
});

type State = { state: string; isDecided: boolean };

async function stateOf(roomId: string): Promise<State> {
  const { rows } = await scene.owner.query<State>(
    `SELECT g.state,
            NOT EXISTS (SELECT 1 FROM games.seats WHERE room_id = $1
                           AND state NOT IN ('left', 'refused'))
            AND NOT EXISTS (SELECT 1 FROM games.seat_buy_ins WHERE room_id = $1
                               AND state IN ('asking', 'voiding')) AS "isDecided"
       FROM games.sit_and_gos g WHERE room_id = $1`,
    [roomId],
  );
  return rows[0] ?? assert.fail('it is gone');
}

/** Its tries of the wallet follow each other without their pauses. */
const hurry = () =>
  scene.owner.query(
    `WITH buy_ins AS (
       UPDATE games.seat_buy_ins SET due_at = now() WHERE state IN ('asking', 'voiding'))
     UPDATE games.seats SET due_at = now() WHERE state = 'paying'`,
  );

/** Starts the server whenever it has died, until this has come to pass; each life is waited for by itself. */
async function live(
  sitters: readonly Sitter[],
  what: string,
  isDone: () => Promise<boolean>,
  atDeath: () => Promise<void>,
): Promise<void> {
  for (;;) {
    const end = await until(what, async () => {
      if (!victim.isAlive()) return 'death';
      return (await isDone()) ? 'done' : undefined;
    });
    if (end === 'done') return;
    await atDeath();
    await hurry();
    death += 1;
    nextLife();
    await victim.start().catch(() => undefined);
    // One that dies as it is joined is met again by the next look.
    await Promise.all(sitters.map((sitter) => sitter.comeBack().catch(() => undefined)));
  }
}

const entering = new Map<Sitter, { key: string; at: number }>();
const sayAgainMs = 300;

/** Says the same word until it is done. */
function enter(sitter: Sitter): void {
  if (viewOf(sitter).sitAndGo?.players.length === 3) return;
  const said = entering.get(sitter);
  // A buy-in that was tried through too many deaths is given back, and asked for anew.
  const isRefused = sitter.heard.some((told) => told.t === 'refused' && told.key === said?.key);
  const { key, at } = said && !isRefused ? said : { key: randomUUID(), at: -Infinity };
  const now = performance.now();
  if (now - at < sayAgainMs) return;
  entering.set(sitter, { key, at: now });
  sitter.say({ t: 'act', key, act: { kind: 'register' } });
}

async function gather(level: number): Promise<{ roomId: string; sitters: Sitter[] }> {
  const { roomId } = await openRoom(scene, victim.origin, level);
  const sitters = await Promise.all([0, 1, 2].map(() => arrive(scene, victim.origin, { roomId })));
  return { roomId, sitters };
}

async function dieSoon(sitters: readonly Sitter[]): Promise<void> {
  await victim.kill();
  nextLife();
  await victim.start();
  await Promise.all(sitters.map((sitter) => sitter.comeBack().catch(() => undefined)));
}

async function liveLong(): Promise<void> {
  await victim.kill();
  longLife();
  await victim.start();
}

test(`${games} sit-and-gos are played to their end through deaths between statements`, async () => {
  for (let played = 0; played < games; played += 1) {
    const { roomId, sitters } = await gather(0);
    await dieSoon(sitters);
    await live(
      sitters,
      'it is over and paid',
      async () => {
        const { state, isDecided } = await stateOf(roomId);
        if (state === 'registering') sitters.forEach(enter);
        if (state === 'running') sitters.forEach(shove);
        return state === 'over' && isDecided;
      },
      async () => {
        const chips = await chipsIn(scene, roomId);
        const { state } = await stateOf(roomId);
        assert.equal(chips, state === 'running' ? 4_500n : 0n, 'chips are whole');
      },
    );
    await liveLong();
    await assertPaid(scene, roomId);
    const balances = sitters.map((sitter) => balanceOf(scene, sitter));
    assert.deepEqual(
      balances.toSorted((one, other) => Number(one - other)),
      [startBalance - price, startBalance - price, startBalance - price + 15_000n],
    );
    for (const sitter of sitters) sitter.leave();
  }
  // One may be over in a single hand.
  assert.ok(death >= games, 'the server died');
});

test('one that is called off pays everybody back once, through deaths between statements', async () => {
  const { roomId, sitters } = await gather(1);
  await dieSoon(sitters);
  const isIn = async () => {
    sitters.forEach(enter);
    const { rows } = await scene.owner.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM games.seats WHERE room_id = $1 AND state = 'in'",
      [roomId],
    );
    return rows[0]?.count === 3;
  };
  await live(sitters, 'they are in', isIn, async () => undefined);
  for (const sitter of sitters) assert.ok(balanceOf(scene, sitter) <= startBalance - price);
  await scene.owner.query(
    `WITH late AS (UPDATE games.sit_and_gos SET fills_until = now() WHERE room_id = $1)
     UPDATE games.rooms SET due_at = now() WHERE id = $1`,
    [roomId],
  );
  const isBack = async () => {
    await hurry();
    const { state, isDecided } = await stateOf(roomId);
    return state === 'called_off' && isDecided;
  };
  await live(sitters, 'all is back', isBack, async () => undefined);
  await liveLong();
  for (const sitter of sitters) assert.equal(balanceOf(scene, sitter), startBalance);
});
