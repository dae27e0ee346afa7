/** A games server with rooms, or bare `ws` that sends on what it hears, driven by their parent. */
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { roomsProtocol } from '@bahati/contract/games-frame/rooms-line.ts';
import { addFrameSession } from '#games-app/sessions/frame-session.ts';
import { runHere, setScene } from '#games-app/scene.testing.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { type WebSocket, WebSocketServer } from 'ws';

export type Seated = { room: string; token: string };

export type RoomsAnswer = { port: number; seated: Seated[] } | { memoryMb: number; cpuMs: number };

export const roomCount = 200;
export const clientsInRoom = 10;

const answer = (told: RoomsAnswer) => process.send?.(told);

const onEnd = process.argv[2] === 'bare' ? await serveBare() : await serveRooms();

process.on('message', (order: 'use' | 'end') => {
  if (order === 'end') void onEnd().finally(() => process.exit(0));
  else void tellUse();
});

/** What was freed is gone, and what waited for an idle moment too. */
async function tellUse(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await wait(300);
    global.gc?.();
  }
  const { user, system } = process.cpuUsage();
  const { heapUsed, external } = process.memoryUsage();
  answer({ memoryMb: (heapUsed + external) / 1e6, cpuMs: (user + system) / 1_000 });
}

/** Every room has one member who sits and nine who watch. */
async function serveRooms(): Promise<() => Promise<void>> {
  const scene = await setScene();
  const running = await runHere(scene, { RATE_LIMIT_FACTOR: '100000' });
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  running.rooms.start();
  const seated: Seated[] = [];
  const settings = { unit: '1000', minimum: '20000', maximum: '200000', seats: 6, game: {} };
  for (let at = 0; at < roomCount; at += 1) {
    const { rows } = await scene.owner.query<{ id: bigint }>(
      `INSERT INTO games.rooms (code, game_code, kind, currency, settings)
       VALUES ($1, 'holdem', 'seats', 'KES', $2) RETURNING id`,
      [`bench-${at}`, JSON.stringify(settings)],
    );
    const room = String(rows[0]?.id);
    for (let client = 0; client < clientsInRoom; client += 1) {
      seated.push({ room, token: await openSession(running.context, at, client) });
    }
    await scene.owner.query(
      `INSERT INTO games.seats (external_id, room_id, seat, game_code, member_id, session_id,
         currency, shown_name, state, stack)
       SELECT 'r-' || md5($1::text), $1::bigint, 0, 'holdem', $2, max(id), 'KES', 'Be•••h', 'in', 50000
         FROM games.frame_sessions WHERE member_id = $2`,
      [room, memberOf(at, 0)],
    );
  }
  answer({ port: (running.app.server.address() as AddressInfo).port, seated });
  return async () => {
    await running.stop();
    await scene.close();
  };
}

function memberOf(room: number, client: number): string {
  return `bench-${room}-${client}`;
}

function openSession(
  { database }: Awaited<ReturnType<typeof runHere>>['context'],
  room: number,
  client: number,
): Promise<string> {
  return inTransaction(database, (transaction) =>
    addFrameSession(transaction, {
      memberId: memberOf(room, client),
      gameCode: 'holdem',
      currency: 'KES',
      canBet: true,
      platformToken: 'bench',
      displayName: 'Bench',
      language: 'en',
    }),
  );
}

/** Whatever comes in a room goes to all of the room: the least such a server can do. */
async function serveBare(): Promise<() => Promise<void>> {
  const rooms = new Map<string, Set<WebSocket>>();
  const server = new WebSocketServer({
    host: '127.0.0.1',
    port: 0,
    perMessageDeflate: false,
    handleProtocols: () => roomsProtocol,
  });
  server.on('connection', (socket) => {
    let own: Set<WebSocket> | undefined;
    socket.on('message', (raw: Buffer) => {
      const text = raw.toString('utf8');
      const message = JSON.parse(text) as { t: string; room: string };
      if (message.t === 'join') {
        own = rooms.get(message.room) ?? new Set();
        rooms.set(message.room, own.add(socket));
        socket.send(JSON.stringify({ t: 'room' }));
        return;
      }
      const told = JSON.stringify({ t: 'news', padding: 'x'.repeat(300) });
      for (const each of own ?? []) each.send(told);
    });
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const seated = Array.from({ length: roomCount * clientsInRoom }, (_, at) => {
    return { room: String(Math.floor(at / clientsInRoom)), token: 'bench' };
  });
  answer({ port: (server.address() as AddressInfo).port, seated });
  return async () => {
    for (const client of server.clients) client.terminate();
    server.close();
  };
}
