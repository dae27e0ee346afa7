/** The games server is killed between any two statements of sit-and-gos: each effect once, chips and money whole. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { repetitions } from '@bahati/testing/tier.ts';
import type { Sitter } from '#games-server/rooms/sitters.testing.ts';
import { type Scene, setScene, startBalance } from '#games-server/scene.testing.ts';
import {
  arrive,
  assertPaid,
  balanceOf,
  chipsIn,
  openRoom,
  shove,
  viewOf,
} from './entrants.testing.ts';
import { createLives, type Lives } from './lives.testing.ts';

const games = repetitions('sit-and-gos played through deaths of the server', {
  usual: 1,
  long: 30,
});
const price = 5_500n;

let scene: Scene;
let lives: Lives;

before(async () => {
  scene = await setScene();
  lives = await createLives(scene);
});
after(async () => {
  await lives.close();
  await scene.close();
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

const comeBack = (sitters: readonly Sitter[]) => () =>
  Promise.all(sitters.map((sitter) => sitter.comeBack().catch(() => undefined)));

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
  const { origin } = lives.victim;
  const { roomId } = await openRoom(scene, origin, level);
  const sitters = await Promise.all([0, 1, 2].map(() => arrive(scene, origin, { roomId })));
  return { roomId, sitters };
}

test(`${games} sit-and-gos are played to their end through deaths between statements`, async () => {
  for (let played = 0; played < games; played += 1) {
    const { roomId, sitters } = await gather(0);
    await lives.dieSoon(comeBack(sitters));
    await lives.live(
      'it is over and paid',
      async () => {
        const { state, isDecided } = await stateOf(roomId);
        if (state === 'registering') sitters.forEach(enter);
        if (state === 'running') sitters.forEach(shove);
        return state === 'over' && isDecided;
      },
      {
        comeBack: comeBack(sitters),
        async atDeath() {
          const chips = await chipsIn(scene, roomId);
          const { state } = await stateOf(roomId);
          assert.equal(chips, state === 'running' ? 4_500n : 0n, 'chips are whole');
        },
      },
    );
    await lives.liveLong();
    await assertPaid(scene, roomId);
    const balances = sitters.map((sitter) => balanceOf(scene, sitter));
    assert.deepEqual(
      balances.toSorted((one, other) => Number(one - other)),
      [startBalance - price, startBalance - price, startBalance - price + 15_000n],
    );
    for (const sitter of sitters) sitter.leave();
  }
  // One may be over in a single hand.
  assert.ok(lives.deaths() >= games, 'the server died');
});

test('one that is called off pays everybody back once, through deaths between statements', async () => {
  const { roomId, sitters } = await gather(1);
  await lives.dieSoon(comeBack(sitters));
  const isIn = async () => {
    sitters.forEach(enter);
    const { rows } = await scene.owner.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM games.seats WHERE room_id = $1 AND state = 'in'",
      [roomId],
    );
    return rows[0]?.count === 3;
  };
  await lives.live('they are in', isIn, { comeBack: comeBack(sitters) });
  for (const sitter of sitters) assert.ok(balanceOf(scene, sitter) <= startBalance - price);
  await scene.owner.query(
    `WITH late AS (UPDATE games.sit_and_gos SET fills_until = now() WHERE room_id = $1)
     UPDATE games.rooms SET due_at = now() WHERE id = $1`,
    [roomId],
  );
  const isBack = async () => {
    await lives.hurry();
    const { state, isDecided } = await stateOf(roomId);
    return state === 'called_off' && isDecided;
  };
  await lives.live('all is back', isBack, { comeBack: comeBack(sitters) });
  await lives.liveLong();
  for (const sitter of sitters) assert.equal(balanceOf(scene, sitter), startBalance);
});
