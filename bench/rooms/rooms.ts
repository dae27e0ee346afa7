/**
 * 2,000 clients over 200 rooms: a word in each room every second, from the moment it is said to the
 * last client of the room that hears what it changed; and the same over bare `ws`, which only sends
 * on. Memory is what the server's process has with all clients less what it has without.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { roomsLivePath, roomsProtocol } from '@bahati/contract/games-frame/rooms-line.ts';
import { quantileSorted } from 'simple-statistics';
import { WebSocket } from 'ws';
import { report } from '#bench/report.ts';
import { clientsInRoom, type RoomsAnswer, type Seated } from './rooms-server.ts';

const seconds = 20;
/** The first words compile code and prepare statements, and are not counted. */
const warmSeconds = 3;
const mostP99Ms = 150;
/** Clients come in groups, as a server takes connections. */
const atOnce = 100;

type Run = { latencies: number[]; deliveries: number; memoryMb: number; cpuMs: number };

export async function benchRooms(): Promise<void> {
  const bare = await runOver('bare');
  const rooms = await runOver('rooms');
  const p99Ms = quantileSorted(rooms.latencies, 0.99);
  report('rooms_move_p99_over_allowed', p99Ms / mostP99Ms, {
    p50Ms: quantileSorted(rooms.latencies, 0.5),
    p99Ms,
    bareP99Ms: quantileSorted(bare.latencies, 0.99),
  });
  report('rooms_memory_over_bare_ws', rooms.memoryMb / bare.memoryMb, {
    roomsMb: rooms.memoryMb,
    bareMb: bare.memoryMb,
  });
  report('rooms_deliveries_over_bare_ws', rooms.deliveries / bare.deliveries, {
    rooms: rooms.deliveries / seconds,
    bare: bare.deliveries / seconds,
    cpuMsASecond: rooms.cpuMs / seconds,
    bareCpuMsASecond: bare.cpuMs / seconds,
  });
}

type Client = { socket: WebSocket; room: string };

async function runOver(kind: 'bare' | 'rooms'): Promise<Run> {
  const server = fork(join(import.meta.dirname, 'rooms-server.ts'), [kind], {
    execArgv: ['--expose-gc'],
  });
  try {
    const { port, seated } = await answerOf(server, 'port');
    const watch = createWatch();
    const open = (group: readonly Seated[]) =>
      Promise.all(group.map((one) => openClient(port, one, watch.hear)));
    const openAll = async () => {
      const clients: Client[] = [];
      for (let from = 0; from < seated.length; from += atOnce) {
        clients.push(...(await open(seated.slice(from, from + atOnce))));
      }
      return clients;
    };
    // What is paid once, compiled code and lines to the database, is no client's.
    await close(await openAll());
    const before = await askUse(server);
    const clients = await openAll();
    const between = await askUse(server);
    const speakers = clients.filter((_, at) => at % clientsInRoom === 0);
    const speak = async (second: number) => {
      for (const [at, { socket, room }] of speakers.entries()) {
        // Spread over the second, as people are.
        setTimeout(
          () => {
            watch.said(room);
            const act = { kind: 'away', isAway: second % 2 === 0 };
            socket.send(JSON.stringify({ t: 'act', key: randomUUID(), act }));
          },
          (at * 1_000) / speakers.length,
        );
      }
      await wait(1_000);
    };
    for (let second = 0; second < warmSeconds; second += 1) await speak(second);
    await wait(1_000);
    const warm = await askUse(server);
    watch.begin();
    for (let second = 0; second < seconds; second += 1) await speak(second + warmSeconds);
    await wait(1_000);
    const after = await askUse(server);
    await close(clients);
    return {
      ...watch.end(),
      memoryMb: between.memoryMb - before.memoryMb,
      cpuMs: after.cpuMs - warm.cpuMs,
    };
  } finally {
    server.send('end');
    await once(server, 'exit');
  }
}

/** From each word to the last client of its room that heard what came of it. */
function createWatch() {
  const waiting = new Map<string, { at: number; heard: number }>();
  let latencies: number[] = [];
  let deliveries = 0;
  return {
    begin() {
      waiting.clear();
      latencies = [];
      deliveries = 0;
    },
    said: (room: string) => waiting.set(room, { at: performance.now(), heard: 0 }),
    hear(room: string) {
      deliveries += 1;
      const word = waiting.get(room);
      if (!word) return;
      word.heard += 1;
      if (word.heard < clientsInRoom) return;
      latencies.push(performance.now() - word.at);
      waiting.delete(room);
    },
    end: () => ({ latencies: latencies.toSorted((a, b) => a - b), deliveries }),
  };
}

async function openClient(
  port: number,
  { room, token }: Seated,
  hear: (room: string) => void,
): Promise<Client> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${roomsLivePath}`, roomsProtocol);
  await once(socket, 'open');
  let hasJoined: () => void = () => undefined;
  const joined = new Promise<void>((resolve) => {
    hasJoined = resolve;
  });
  socket.on('message', (raw: Buffer) => {
    const start = raw.toString('latin1', 0, 12);
    if (start.startsWith('{"t":"room"')) hasJoined();
    else if (start.startsWith('{"t":"news"')) hear(room);
  });
  socket.send(JSON.stringify({ t: 'join', token, room }));
  await joined;
  return { socket, room };
}

async function close(clients: readonly Client[]): Promise<void> {
  const closed = clients.map(({ socket }) => once(socket, 'close'));
  for (const { socket } of clients) socket.terminate();
  await Promise.all(closed);
}

type Of<K extends string> = Extract<RoomsAnswer, Record<K, unknown>>;

async function answerOf<K extends string>(server: ChildProcess, key: K): Promise<Of<K>> {
  for (;;) {
    const [told] = (await once(server, 'message')) as [RoomsAnswer];
    if (key in told) return told as Of<K>;
  }
}

async function askUse(server: ChildProcess): Promise<Of<'memoryMb'>> {
  const answer = answerOf(server, 'memoryMb');
  server.send('use');
  return answer;
}
