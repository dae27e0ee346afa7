/**
 * One odds change of the feed to 2,000 connected sites: from the message at the book to the last
 * byte of it at a site, and what of a core it takes. A change every half second, each told at once.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bookLivePath } from '@bahati/contract/sportsbook/live.ts';
import { quantileSorted } from 'simple-statistics';
import { report } from '#bench/report.ts';
import type { LiveAnswer } from './live-server.ts';

const sites = 2_000;
const changes = 40;
const pauseMs = 500;
const mostP99Ms = 250;
/** Sites come in groups, as a server takes connections. */
const atOnce = 100;

export async function benchBookLive(): Promise<void> {
  const server = fork(join(import.meta.dirname, 'live-server.ts'));
  try {
    const { port } = await answerOf(server, 'port');
    const watch = await openSites(port);
    const cpuBefore = await ask(server, 'cpu', 'cpuMs');
    const latencies: number[] = [];
    for (let change = 0; change < changes; change += 1) {
      const arrivals = watch.next();
      const { saidAt } = await ask(server, 'say', 'saidAt');
      for (const arrivedAt of await arrivals) latencies.push(arrivedAt - saidAt);
      await wait(pauseMs);
    }
    const cpuMs = (await ask(server, 'cpu', 'cpuMs')).cpuMs - cpuBefore.cpuMs;
    watch.close();
    latencies.sort((a, b) => a - b);
    const p99Ms = quantileSorted(latencies, 0.99);
    report('book_live_p99_over_allowed', p99Ms / mostP99Ms, {
      sites,
      p50Ms: quantileSorted(latencies, 0.5),
      p99Ms,
      cpuMsAChange: cpuMs / changes,
      cpuUsASite: (cpuMs * 1_000) / changes / sites,
    });
  } finally {
    server.send('end');
    await once(server, 'exit');
  }
}

type Of<K extends string> = Extract<LiveAnswer, Record<K, number>>;

async function answerOf<K extends string>(server: ChildProcess, key: K): Promise<Of<K>> {
  for (;;) {
    const [told] = (await once(server, 'message')) as [LiveAnswer];
    if (key in told) return told as Of<K>;
  }
}

async function ask<K extends string>(
  server: ChildProcess,
  order: 'say' | 'cpu',
  key: K,
): Promise<Of<K>> {
  const answer = answerOf(server, key);
  server.send(order);
  return answer;
}

/** Every site has been told how the event stands as it resolves. */
async function openSites(port: number) {
  const sockets: Socket[] = [];
  let arrived: number[] = [];
  let done: ((arrivals: number[]) => void) | undefined;
  const next = (): Promise<number[]> => {
    arrived = [];
    return new Promise((resolve) => {
      done = resolve;
    });
  };
  const hear = () => {
    arrived.push(performance.timeOrigin + performance.now());
    if (arrived.length === sites) done?.(arrived);
  };
  for (let from = 0; from < sites; from += atOnce) {
    const group = Array.from({ length: atOnce }, () => openSite(port, hear));
    sockets.push(...(await Promise.all(group)));
  }
  const close = () => {
    for (const socket of sockets) socket.destroy();
  };
  return { next, close };
}

/** Of all sites: what came is looked at before the next comes, so that reading costs little. */
const shared = Buffer.alloc(65_536);
const lineFeed = 10;

/** Resolves once it has been told everything; `hear` is called for every message of after. */
function openSite(port: number, hear: () => void): Promise<Socket> {
  return new Promise((resolve, reject) => {
    let text: string | undefined = '';
    const read = (size: number, bytes: Buffer) => {
      const isEnd = bytes[size - 1] === lineFeed && bytes[size - 2] === lineFeed;
      if (text === undefined) {
        if (isEnd) hear();
        return true;
      }
      text += bytes.toString('latin1', 0, size);
      if (isEnd && text.includes('"type":"incidents"')) {
        text = undefined;
        resolve(socket);
      }
      return true;
    };
    const onread = {
      buffer: shared,
      callback: (size: number) => read(size, shared),
    };
    const socket = connect({ port, host: '127.0.0.1', onread });
    socket.once('error', reject);
    socket.write(`GET ${bookLivePath}?topics=event:1 HTTP/1.1\r\nhost: bench\r\n\r\n`);
  });
}
