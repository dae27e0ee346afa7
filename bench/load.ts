/**
 * A process that sends signed operations over keep-alive connections and measures each answer.
 * Requests are built and signed before the clock starts; sockets are driven directly, so that
 * the measured machine spends its time on the server.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { signedHeaders } from '@bahati/server-kit/signature.ts';

/** Who sends: one that signs each body, or for each body the bearer of a token. */
export type Sender = { sender: string; key: string } | { tokens: string[] };

export type LoadOrder = {
  port: number;
  path: string;
  by: Sender;
  connections: number;
  /** The bodies to send, in turn; each is sent once. */
  bodies: string[];
  /**
   * Sends so many at their times instead of as fast as answers come. A latency then counts from
   * when the request was due, so that waiting for a slow server is not left out.
   */
  perSecond?: number;
};

export type LoadResult = { count: number; failed: number; seconds: number; latenciesUs: number[] };

export async function runLoad(order: LoadOrder): Promise<LoadResult> {
  const requests = order.bodies.map((body, at) => requestBytes(order, body, at));
  const sockets = await Promise.all(
    Array.from({ length: order.connections }, () => openSocket(order.port)),
  );
  const latenciesUs = requests.map(() => 0);
  let next = 0;
  let failed = 0;
  const startedAt = performance.now();
  await Promise.all(
    sockets.map(async (socket) => {
      const answers = answersOf(socket);
      while (next < requests.length) {
        const at = next++;
        const sentAt = await dueAt(order, startedAt, at);
        socket.write(requests[at] as Buffer);
        const isGood = await answers();
        latenciesUs[at] = Math.round((performance.now() - sentAt) * 1000);
        if (!isGood) failed += 1;
      }
      socket.destroy();
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  return { count: requests.length, failed, seconds, latenciesUs };
}

/** Waits until this request is due and answers when that was. */
async function dueAt({ perSecond }: LoadOrder, startedAt: number, at: number): Promise<number> {
  if (perSecond === undefined) return performance.now();
  const due = startedAt + (at * 1000) / perSecond;
  const early = due - performance.now();
  if (early > 0) await wait(early);
  return due;
}

function requestBytes({ path, by }: LoadOrder, body: string, at: number): Buffer {
  const headers = {
    host: '127.0.0.1',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...('tokens' in by
      ? { authorization: `Bearer ${by.tokens[at]}` }
      : signedHeaders(by.sender, by.key, body, Date.now())),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

function openSocket(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Waits for the next whole answer on a socket; true when it is a success. */
function answersOf(socket: Socket): () => Promise<boolean> {
  let text = '';
  let wake: ((isGood: boolean) => void) | undefined;
  const read = () => {
    const head = text.indexOf('\r\n\r\n');
    if (head < 0 || !wake) return;
    const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
    if (text.length < head + 4 + length) return;
    const isGood = text.startsWith('{"success":true', head + 4);
    text = text.slice(head + 4 + length);
    const done = wake;
    wake = undefined;
    done(isGood);
  };
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
    read();
  });
  socket.on('close', () => wake?.(false));
  return () =>
    new Promise((resolve) => {
      wake = resolve;
      read();
    });
}

if (import.meta.main) {
  process.once('message', (order: LoadOrder) => {
    runLoad(order).then(
      (result) => process.send?.(result, () => process.exit(0)),
      (error: unknown) => {
        throw error;
      },
    );
  });
  process.send?.('ready');
}
