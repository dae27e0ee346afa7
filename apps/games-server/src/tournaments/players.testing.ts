/** Members of a test who play tournaments of several tables, and what has to hold of every one. */
import assert from 'node:assert/strict';
import type {
  ListedTournament,
  TournamentOwn,
  TournamentView,
} from '@bahati/contract/games-frame/tournaments.ts';
import { until } from '@bahati/testing/until.ts';
import { type Sitter, sitDown } from '#games-server/rooms/sitters.testing.ts';
import { openFrame, over, type Scene } from '#games-server/scene.testing.ts';
import {
  assertMayHear,
  assertNothingForeign,
  readTruth,
  type Truth,
} from '#games-server/seats/told-hands.testing.ts';
import { shove } from '#games-server/sit-and-go/entrants.testing.ts';

const game = 'holdem-tournament';
/** Of the smallest series, in minor units. */
export const price = 5_500n;
const buyIn = 5_000n;
const chips = 1_500n;

/** Who goes from room to room as he is moved; he has left some. */
export type Player = { readonly memberId: string; sitter: Sitter; readonly left: Sitter[] };

export const viewOf = ({ sitter }: Pick<Player, 'sitter'>) =>
  sitter.room.view as unknown as TournamentView;
export const ownOf = ({ sitter }: Pick<Player, 'sitter'>) => sitter.room.own as TournamentOwn;

/** As a member sees the lobby; of the smallest series first. */
export async function lobbyOf(
  scene: Scene,
  origin: string,
  own?: Player,
): Promise<ListedTournament[]> {
  const { frame } = own?.sitter ?? {
    frame: await openFrame(scene, over(origin), scene.addMember(), game),
  };
  const { value } = await frame.ask('GET', '/frame/v1/tournaments');
  return (value as unknown as { items: ListedTournament[] }).items;
}

/** One that does not begin before its test has it begin; nobody is in it. */
export async function openTournament(
  scene: Scene,
  origin: string,
  settings: { tableSeats?: number } = {},
): Promise<string> {
  const listed = await lobbyOf(scene, origin);
  const free = listed.find(
    ({ state, entrants, buyIn: paid }) =>
      state === 'registering' && entrants === 0 && paid === '50.00',
  );
  const { roomId } = free ?? assert.fail('one may be entered');
  await startAt(scene, roomId, '1 hour');
  const { tableSeats } = settings;
  if (tableSeats !== undefined) {
    await scene.owner.query(
      `UPDATE games.rooms SET settings = jsonb_set(settings, '{game,tableSeats}', $2::jsonb)
        WHERE id = $1`,
      [roomId, String(tableSeats)],
    );
  }
  return roomId;
}

const startAt = ({ owner }: Scene, roomId: string, from: string) =>
  owner.query(
    `WITH start AS (
       UPDATE games.tournaments SET starts_at = clock_timestamp() + $2::interval
        WHERE room_id = $1)
     UPDATE games.rooms SET due_at = clock_timestamp() + $2::interval WHERE id = $1`,
    [roomId, from],
  );

export const startNow = (scene: Scene, roomId: string) => startAt(scene, roomId, '0');

export async function arrive(scene: Scene, origin: string, roomId: string): Promise<Player> {
  const memberId = scene.addMember();
  return { memberId, sitter: await sitDown(scene, origin, memberId, game, roomId), left: [] };
}

export async function register({ sitter }: Player): Promise<void> {
  const answer = await sitter.act({ kind: 'register' });
  assert.equal(answer.t, 'done', JSON.stringify(answer));
}

export async function enter(
  scene: Scene,
  origin: string,
  roomId: string,
  count: number,
): Promise<Player[]> {
  const players = await Promise.all(
    Array.from({ length: count }, () => arrive(scene, origin, roomId)),
  );
  for (const player of players) await register(player);
  return players;
}

/** To the own table, if it is another than where he is. */
export async function follow(scene: Scene, origin: string, player: Player): Promise<void> {
  const table = ownOf(player)?.entry?.tableRoom ?? null;
  if (table === null || table === player.sitter.room.id) return;
  player.sitter.leave();
  player.left.push(player.sitter);
  player.sitter = await sitDown(scene, origin, player.memberId, game, table);
}

/** Everybody goes where his table is and puts everything in, until this has come to pass. */
export const playUntil = (
  scene: Scene,
  origin: string,
  players: readonly Player[],
  what: string,
  isDone: () => Promise<boolean>,
) =>
  until(what, async () => {
    for (const player of players) {
      await follow(scene, origin, player);
      shove(player.sitter);
    }
    return isDone();
  });

export async function stateOf({ owner }: Scene, roomId: string): Promise<string> {
  const { rows } = await owner.query<{ state: string }>(
    'SELECT state FROM games.tournaments WHERE room_id = $1',
    [roomId],
  );
  return rows[0]?.state ?? assert.fail('it is gone');
}

/**
 * Of one that is over: everything each heard, in its own room and at each of his tables, is what he may
 * hear. Answers how many messages that were.
 */
export async function assertHeardTheirOwn(
  { owner }: Scene,
  roomId: string,
  players: readonly Player[],
): Promise<number> {
  const { rows } = await owner.query<{ seed: string }>(
    'SELECT draw_seed AS seed FROM games.tournaments WHERE room_id = $1',
    [roomId],
  );
  const truths = new Map<string, Promise<Truth>>();
  const truthOf = (id: string) => {
    const truth = truths.get(id) ?? readTruth(owner, id);
    truths.set(id, truth);
    return truth;
  };
  let heard = 0;
  for (const { memberId, sitter, left } of players) {
    const others = players.filter((other) => other.memberId !== memberId);
    const tokens = others.map((other) => String(other.sitter.frame.opened['frameToken']));
    for (const { room, heard: messages } of [...left, sitter]) {
      const truth = await truthOf(room.id);
      for (const message of messages) {
        const text = JSON.stringify(message);
        assertMayHear(truth, memberId, text);
        assertNothingForeign(
          text,
          text.includes('"state":"over"') ? tokens : [...tokens, seedOf(rows)],
        );
        heard += 1;
      }
    }
  }
  return heard;
}

const seedOf = ([row]: readonly { seed: string }[]): string => row?.seed ?? assert.fail('no draw');

/** Nothing of it is asked of the wallet any more. */
export const isSettled = async ({ owner }: Scene, roomId: string): Promise<boolean> => {
  const { rows } = await owner.query(
    `SELECT 1 FROM games.seats WHERE tournament_id = $1 AND state NOT IN ('left', 'refused')
      UNION ALL
     SELECT 1 FROM games.seat_buy_ins WHERE room_id = $1 AND state IN ('asking', 'voiding')`,
    [roomId],
  );
  return rows.length === 0;
};

type Counted = { chips: bigint; players: number };

/** Chips before its seats and in its hands, and who was ever given any. */
export async function chipsIn({ owner }: Scene, roomId: string): Promise<Counted> {
  const { rows } = await owner.query<Counted>(
    `SELECT ((SELECT coalesce(sum(stack), 0) FROM games.seats WHERE tournament_id = $1)
             + (SELECT coalesce(sum((p -> 'stack' ->> '#n')::bigint), 0)
                  FROM games.tournament_tables t JOIN games.hands h ON h.room_id = t.room_id,
                       jsonb_array_elements(h.players) p
                 WHERE t.tournament_id = $1 AND h.over_at IS NULL))::bigint AS chips,
            (SELECT count(*)::int FROM games.seats s WHERE s.tournament_id = $1 AND s.state = 'in'
                AND (s.room_id <> $1 OR s.out_count IS NOT NULL)) AS players`,
    [roomId],
  );
  return rows[0] ?? assert.fail('it is gone');
}

/** While it is played: everybody's chips are at one table each, and none is lost or made. */
export async function assertWhole(scene: Scene, roomId: string): Promise<void> {
  const state = await stateOf(scene, roomId);
  const { chips: found, players } = await chipsIn(scene, roomId);
  assert.equal(found, state === 'running' ? chips * BigInt(players) : 0n, 'chips are whole');
}

type Paid = { place: number; payout: bigint; memberId: string };

/** Of one that is over: who got what, the best place first. The pool is paid, the fees are kept. */
export async function assertPaid(scene: Scene, roomId: string): Promise<Paid[]> {
  const { rows } = await scene.owner.query<Paid>(
    `SELECT place, payout, member_id AS "memberId" FROM games.seats
      WHERE tournament_id = $1 AND state = 'left' ORDER BY place, entry`,
    [roomId],
  );
  const { rows: sums } = await scene.owner.query<{ taken: bigint }>(
    `SELECT coalesce(sum(amount), 0)::bigint AS taken FROM games.seat_buy_ins
      WHERE room_id = $1 AND state = 'taken'`,
    [roomId],
  );
  assert.equal(await stateOf(scene, roomId), 'over');
  assert.equal(sums[0]?.taken, price * BigInt(rows.length));
  const paid = rows.reduce((sum, { payout }) => sum + payout, 0n);
  assert.equal(paid, buyIn * BigInt(rows.length), 'the house keeps the fees alone');
  return rows;
}
