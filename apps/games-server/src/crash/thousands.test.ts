import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import type { CrashBet, CrashRoomOwn, CrashRoomView } from '@bahati/contract/games-frame/crash.ts';
import type { RoomServerMessage } from '@bahati/contract/games-frame/rooms.ts';
import { roomsLivePath, roomsProtocol } from '@bahati/contract/games-frame/rooms-line.ts';
import { crash } from '@bahati/game-rules/originals/crash/crash.rules.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { until } from '@bahati/testing/until.ts';
import { WebSocket } from 'ws';
import {
  allCalls,
  injected,
  openFrame,
  runHere,
  type Running,
  type Scene,
  setScene,
  startBalance,
} from '#games-server/scene.testing.ts';
import {
  awaitDecided,
  differences,
  holdBetting,
  inMinor,
  passTime,
  plantCrashRounds,
  takeOff,
} from './crash.testing.ts';

const players = repetitions('players connected to one round', { usual: 150, long: 2_000 });
const atOnce = 40;
/** So many times in a round some leave together. */
const moments = 20;

let scene: Scene;
let running: Running;
let origin: string;
let roomId: string;

before(async () => {
  scene = await setScene();
  running = await runHere(scene, {
    CRASH_BETTING_MS: '60000',
    CRASH_CLOSED_MS: '50',
    CRASH_CHAIN_GAMES: '10',
  });
  await running.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = running.app.server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});
after(async () => {
  await running.stop();
  await scene.close();
});

/** Sessions as openings make them; the first is opened in full, to be like the others. */
async function addSessions(): Promise<{ member: string; token: string }[]> {
  const first = await openFrame(scene, injected(running), scene.addMember(), crash.code);
  const { value } = await first.ask('GET', '/frame/v1/rooms');
  roomId = (value as unknown as { rooms: { roomId: string }[] }).rooms[0]?.roomId ?? '';
  const all = Array.from({ length: players }, (_, at) => {
    const member = scene.addMember();
    const token = `f${createHash('sha256').update(`player ${at}`).digest('base64url')}`;
    const platformToken = `s${at}`;
    const session = { memberId: member, gameCode: crash.code, hasEnded: false };
    scene.wallet.sessions.set(platformToken, session);
    return { member, token, platformToken };
  });
  await scene.owner.query(
    `INSERT INTO games.frame_sessions (token_hash, platform_token, member_id, game_code, currency,
       language, display_name, expires_at)
     SELECT hash, token, member, $4, 'KES', 'en', 'Player ' || member, now() + interval '1 hour'
       FROM unnest($1::bytea[], $2::text[], $3::text[]) AS one (hash, token, member)`,
    [
      all.map(({ token }) => createHash('sha256').update(token).digest()),
      all.map(({ platformToken }) => platformToken),
      all.map(({ member }) => member),
      crash.code,
    ],
  );
  return all;
}

type Player = {
  member: string;
  token: string;
  /** Own bets as they were told, by their last state. */
  told: Map<string, CrashBet>;
  points: Set<string>;
  close: () => void;
};

async function connect({ member, token }: { member: string; token: string }): Promise<Player> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${roomsLivePath}`, roomsProtocol);
  const player: Player = {
    member,
    token,
    told: new Map(),
    points: new Set(),
    close: () => socket.terminate(),
  };
  const isIn = Promise.withResolvers<void>();
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as RoomServerMessage;
    hear(player, message);
    if (message.t === 'room') isIn.resolve();
    if (message.t === 'ended') isIn.reject(new Error(message.code));
  });
  socket.on('error', isIn.reject);
  await once(socket, 'open');
  socket.send(JSON.stringify({ t: 'join', token, room: roomId }));
  await isIn.promise;
  return player;
}

function hear({ told, points }: Player, message: RoomServerMessage): void {
  if (message.t === 'room' || message.t === 'own') {
    for (const bet of (message.own as CrashRoomOwn).bets) told.set(bet.betId, bet);
  }
  if (message.t !== 'room' && message.t !== 'news') return;
  const { round } = message.view as Partial<CrashRoomView>;
  if (round?.point) points.add(round.roundId);
}

async function ask(token: string, path: string, body: object) {
  const response = await fetch(`${origin}/frame/v1/crash/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { code?: string; value?: CrashBet };
  return { status: response.status, ...answer };
}

/** Runs the work for each, so many at once. */
async function forEach<T>(items: readonly T[], work: (item: T, at: number) => Promise<void>) {
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < items.length; at = next++) await work(items[at]!, at);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

test('of all who are connected, everyone who cashed out before the end is paid once, and nobody after', async () => {
  await plantCrashRounds(scene, 1, { from: 145, to: 155 });
  const sessions = await addSessions();
  const connected: Player[] = [];
  const begun = performance.now();
  await forEach(sessions, async (session) => {
    connected.push(await connect(session));
  });
  const connectedMs = performance.now() - begun;
  running.crash.start();
  const roundId = await until('a round', async () => {
    const { rows } = await scene.owner.query<{ id: bigint }>(
      "SELECT id FROM games.crash_rounds WHERE state = 'betting'",
    );
    return rows[0]?.id.toString();
  });
  const bets = new Map<string, CrashBet>();
  await holdBetting(scene);
  const betsBegun = performance.now();
  const usedBefore = process.cpuUsage();
  await forEach(connected, async ({ member, token }, at) => {
    // A third leaves by a target, some of them too high; the others by their own word or never.
    const target = at % 3 === 0 ? { target: at % 2 === 0 ? '1.20' : '1.90' } : {};
    const body = { idempotencyKey: randomUUID(), roundId, slot: 1, stake: '20.00', ...target };
    // As a frame does: the same request again for as long as the server says so.
    const value = await until('a bet', async () => {
      const answer = await ask(token, 'bets', body);
      if (answer.code !== 'retry') assert.equal(answer.status, 200, String(answer.code));
      return answer.value;
    });
    bets.set(member, value);
  });
  const betsMs = performance.now() - betsBegun;
  const used = process.cpuUsage(usedBefore);
  await takeOff(scene);
  await until('the start', async () => {
    const { rowCount } = await scene.owner.query(
      "SELECT 1 FROM games.crash_rounds WHERE state = 'flying'",
    );
    return rowCount === 1;
  });
  const answers = new Map<string, { status: number; code?: string }>();
  // Spread over the round and a little beyond it: the round is moved on, nobody waits for it.
  await passTime(scene, 400);
  const leaving = connected.filter((_, at) => at % 3 === 1);
  for (let from = 0; from < leaving.length; from += leaving.length / moments) {
    const now = leaving.slice(Math.ceil(from), Math.ceil(from + leaving.length / moments));
    await Promise.all(
      now.map(async ({ member, token }) => {
        answers.set(member, await ask(token, 'cash-outs', { betId: bets.get(member)?.betId }));
      }),
    );
    await passTime(scene, 7_600 / (moments - 1));
  }
  const settledBegun = performance.now();
  await awaitDecided(scene);
  const settledMs = performance.now() - settledBegun;
  await until('everybody to have heard', async () =>
    connected.every(({ told, points, member }) => {
      const state = told.get(bets.get(member)?.betId ?? '')?.state;
      return points.has(roundId) && (state === 'cashed_out' || state === 'lost');
    }),
  );
  const { rows } = await scene.owner.query<{ member: string; bet: string; payout: bigint }>(
    'SELECT member_id::text AS member, external_id AS bet, payout FROM games.crash_bets',
  );
  assert.equal(rows.length, players);
  let [inTime, tooLate] = [0, 0];
  const wins = allCalls(scene, 'win');
  const paid = Map.groupBy(wins, ({ body }) => body['roundId']);
  for (const { member, bet, payout } of rows) {
    const answer = answers.get(member);
    if (answer) {
      if (answer.status === 200) inTime += 1;
      else tooLate += 1;
      assert.equal(answer.status === 200, payout > 0n, member);
    }
    const amounts = new Set(paid.get(bet)?.map(({ body }) => body['amount'] as string));
    assert.deepEqual([...amounts].map(inMinor), [payout]);
  }
  assert.deepEqual(await differences(scene, startBalance), []);
  assert.ok(inTime > 0 && tooLate > 0, `${inTime} in time, ${tooLate} too late`);
  for (const { close } of connected) close();
  process.stdout.write(
    `${players} players: connected in ${Math.round(connectedMs)} ms, bets in ${Math.round(betsMs)} ms ` +
      `(${Math.round((used.user + used.system) / 1_000)} ms of this process, players included), ` +
      `${inTime} in time, ${tooLate} too late, the last word ${Math.round(settledMs)} ms after\n`,
  );
});
