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

/** One request of several that follow each other: the next is sent when this one is answered. */
export type Step = {
  path: string;
  body: string;
  /** What the answer must say of a repetition; absent: it is not looked at. */
  isDuplicate?: boolean;
};

export type LoadOrder = {
  port: number;
  by: Sender;
  connections: number;
  /** What to send, in turn, each once: single requests, or several that follow each other. */
  sequences: Step[][];
  /**
   * Sends so many at their times instead of as fast as answers come. A latency then counts from
   * when the request was due, so that waiting for a slow server is not left out.
   */
  perSecond?: number;
};

/** Counts are of requests. */
export type LoadResult = { count: number; failed: number; seconds: number; latenciesUs: number[] };

export async function runLoad(order: LoadOrder): Promise<LoadResult> {
  const sequences = order.sequences.map((steps, at) =>
    steps.map((step) => ({ bytes: requestBytes(order, step, at), isGood: checkOf(step) })),
  );
  const sockets = await Promise.all(
    Array.from({ length: order.connections }, () => openSocket(order.port)),
  );
  const latenciesUs: number[] = [];
  let next = 0;
  let failed = 0;
  const startedAt = performance.now();
  await Promise.all(
    sockets.map(async (socket) => {
      const answers = answersOf(socket);
      while (next < sequences.length) {
        const at = next++;
        let sentAt = await dueAt(order, startedAt, at);
        for (const { bytes, isGood } of sequences[at] ?? []) {
          socket.write(bytes);
          const body = await answers();
          const answeredAt = performance.now();
          latenciesUs.push(Math.round((answeredAt - sentAt) * 1000));
          if (!isGood(body)) failed += 1;
          sentAt = answeredAt;
        }
      }
      socket.destroy();
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  return { count: latenciesUs.length, failed, seconds, latenciesUs };
}

function checkOf({ isDuplicate }: Step): (body: string) => boolean {
  const said = isDuplicate === undefined ? '' : `"isDuplicate":${isDuplicate}`;
  return (body) => body.startsWith('{"success":true') && body.includes(said);
}

/** Waits until this request is due and answers when that was. */
async function dueAt({ perSecond }: LoadOrder, startedAt: number, at: number): Promise<number> {
  if (perSecond === undefined) return performance.now();
  const due = startedAt + (at * 1000) / perSecond;
  const early = due - performance.now();
  if (early > 0) await wait(early);
  return due;
}

function requestBytes({ by }: LoadOrder, { path, body }: Step, at: number): Buffer {
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

/** Waits for the body of the next whole answer on a socket; empty where the connection ended. */
function answersOf(socket: Socket): () => Promise<string> {
  let text = '';
  let wake: ((body: string) => void) | undefined;
  const read = () => {
    const head = text.indexOf('\r\n\r\n');
    if (head < 0 || !wake) return;
    const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
    if (text.length < head + 4 + length) return;
    const body = text.slice(head + 4, head + 4 + length);
    text = text.slice(head + 4 + length);
    const done = wake;
    wake = undefined;
    done(body);
  };
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
    read();
  });
  socket.on('close', () => wake?.(''));
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
