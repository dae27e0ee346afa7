/** The games server is killed between any two statements of tournaments: each effect once, chips and money whole. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { repetitions } from '@bahati/testing/tier.ts';
import { type Scene, setScene, startBalance } from '#games-server/scene.testing.ts';
import { balanceOf, shove } from '#games-server/sit-and-go/entrants.testing.ts';
import { createLives, type Lives } from '#games-server/sit-and-go/lives.testing.ts';
import {
  arrive,
  assertPaid,
  assertWhole,
  follow,
  isSettled,
  openTournament,
  ownOf,
  type Player,
  price,
  startNow,
  stateOf,
} from './players.testing.ts';

const games = repetitions('tournaments played through deaths of the server', {
  usual: 1,
  long: 30,
});

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

const comeBack = (players: readonly Player[]) => () =>
  Promise.all(players.map(({ sitter }) => sitter.comeBack().catch(() => undefined)));

const entering = new Map<Player, { key: string; at: number }>();
const sayAgainMs = 300;

/** Says the same word until it is done. */
function enter(player: Player): void {
  const entry = ownOf(player)?.entry ?? null;
  if (entry !== null && !entry.isAsking) return;
  const { sitter } = player;
  const said = entering.get(player);
  // A buy-in that was tried through too many deaths is given back, and asked for anew.
  const isRefused = sitter.heard.some((told) => told.t === 'refused' && told.key === said?.key);
  const { key, at } = said && !isRefused ? said : { key: randomUUID(), at: -Infinity };
  const now = performance.now();
  if (now - at < sayAgainMs) return;
  entering.set(player, { key, at: now });
  sitter.say({ t: 'act', key, act: { kind: 'register' } });
}

async function gather(): Promise<{ roomId: string; players: Player[] }> {
  const { origin } = lives.victim;
  const roomId = await openTournament(scene, origin, { tableSeats: 2 });
  const players = await Promise.all([0, 1, 2, 3].map(() => arrive(scene, origin, roomId)));
  return { roomId, players };
}

async function countIn(roomId: string): Promise<number> {
  const { rows } = await scene.owner.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM games.seats WHERE tournament_id = $1 AND state = 'in'",
    [roomId],
  );
  return rows[0]?.count ?? 0;
}

/** What is known of a tournament that stands still. */
async function tellStanding(roomId: string, players: readonly Player[], error: unknown) {
  const { rows } = await scene.owner.query<Record<string, unknown>>(
    `SELECT r.id::text, r.kind, r.version::int, r.due_at - clock_timestamp() AS due_in, r.trouble,
            (SELECT jsonb_agg(s) FROM (SELECT id, state, stack, attempts, is_away, out_count,
                                            due_at - clock_timestamp() AS due_in FROM games.seats
              WHERE room_id = r.id AND tournament_id = $1) AS s) AS seats,
            (SELECT jsonb_agg(h) FROM (SELECT number, step, turn, turn_ends_at, over_at
               FROM games.hands WHERE room_id = r.id ORDER BY number DESC LIMIT 1) AS h) AS hand
       FROM games.rooms r
      WHERE r.id = $1 OR r.id IN
            (SELECT room_id FROM games.tournament_tables WHERE tournament_id = $1)`,
    [roomId],
  );
  const heard = players.map(({ sitter: { room, heard } }) => [
    room.id,
    room.version,
    heard.at(-1)?.t,
  ]);
  const known = [lives.deaths(), lives.victim.isAlive(), await stateOf(scene, roomId), rows, heard];
  throw new Error(JSON.stringify(known), { cause: error });
}

const allIn = (roomId: string, players: readonly Player[]) => async () => {
  players.forEach(enter);
  return (await countIn(roomId)) === players.length;
};

test(`${games} tournaments of two tables are played to their end through deaths between statements`, async () => {
  for (let played = 0; played < games; played += 1) {
    const { roomId, players } = await gather();
    const through = { comeBack: comeBack(players), atDeath: () => assertWhole(scene, roomId) };
    await lives.dieSoon(through.comeBack);
    await lives.live('they are in', allIn(roomId, players), through);
    await startNow(scene, roomId);
    const isOver = async () => {
      for (const player of players) {
        await follow(scene, lives.victim.origin, player).catch(() => undefined);
        shove(player.sitter);
      }
      return (await stateOf(scene, roomId)) === 'over' && isSettled(scene, roomId);
    };
    await lives
      .live('it is over and paid', isOver, through)
      .catch((error: unknown) => tellStanding(roomId, players, error));
    await lives.liveLong();
    const paid = await assertPaid(scene, roomId);
    assert.equal(paid.length, players.length);
    for (const { memberId, payout } of paid) {
      assert.equal(balanceOf(scene, { memberId }), startBalance - price + payout);
    }
    for (const { sitter } of players) sitter.leave();
  }
  assert.ok(lives.deaths() >= games, 'the server died');
});

test('one that is called off pays everybody back once, through deaths between statements', async () => {
  const { roomId, players } = await gather();
  const two = players.slice(0, 2);
  const through = { comeBack: comeBack(two) };
  await lives.dieSoon(through.comeBack);
  await lives.live('they are in', allIn(roomId, two), through);
  await startNow(scene, roomId);
  const isBack = async () => {
    await lives.hurry();
    return (await stateOf(scene, roomId)) === 'called_off' && isSettled(scene, roomId);
  };
  await lives.live('all is back', isBack, through);
  await lives.liveLong();
  for (const player of players) assert.equal(balanceOf(scene, player), startBalance);
});
