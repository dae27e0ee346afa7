import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Running, runHere, type Scene, setScene } from '#games-server/scene.testing.ts';
import { turnOne } from './run-rooms.ts';

let scene: Scene;
let running: Running;

before(async () => {
  scene = await setScene();
  running = await runHere(scene, { ROOM_CHAIN_GAMES: '100' });
});
after(async () => {
  await running.stop();
  await scene.close();
});

const addRoom = async (code: string, unit: string, dueSecondsAgo: number) => {
  const settings = { unit, minimum: '20000', maximum: '200000', seats: 6, game: {} };
  const { rows } = await scene.owner.query<{ id: bigint }>(
    `INSERT INTO games.rooms (code, game_code, kind, currency, settings, due_at)
     VALUES ($1, 'holdem', 'seats', 'KES', $2, now() - make_interval(secs => $3)) RETURNING id`,
    [code, JSON.stringify(settings), dueSecondsAgo],
  );
  return rows[0]?.id ?? 0n;
};

test('a room that cannot go on is put off, and the next one has its turn', async () => {
  const broken = await addRoom('broken', 'no amount', 60);
  const whole = await addRoom('whole', '1000', 30);
  // Only somebody who is ready to be dealt in is held against the least stack.
  await scene.owner.query(
    `INSERT INTO games.frame_sessions (token_hash, platform_token, member_id, game_code, currency,
       language, display_name, expires_at)
     VALUES (sha256('x'), 'p', '77', 'holdem', 'KES', 'en', 'Ana', now() + interval '1 hour')`,
  );
  await scene.owner.query(
    `INSERT INTO games.seats (external_id, room_id, seat, game_code, member_id, session_id, currency,
       shown_name, state, stack)
     SELECT 'r-' || md5('x'), $1, 0, 'holdem', '77', id, 'KES', 'Ana', 'in', 5000
       FROM games.frame_sessions WHERE member_id = '77'`,
    [broken],
  );
  const { context, rooms } = running;
  await assert.rejects(turnOne(context, rooms.kinds), /BigInt/);
  assert.equal((await turnOne(context, rooms.kinds))?.roomId, whole);
  assert.equal(await turnOne(context, rooms.kinds), undefined, 'the broken one waits');
  const { rows } = await scene.owner.query<{ code: string; trouble: string }>(
    'SELECT code, trouble FROM games.rooms WHERE trouble IS NOT NULL',
  );
  assert.deepEqual(
    rows.map(({ code, trouble }) => [code, /BigInt/.test(trouble)]),
    [['broken', true]],
  );
});
