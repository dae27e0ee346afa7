/** A server whose one direct post tells what it was sent, and bare sockets to send by. */
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import {
  createHttpServer,
  type HttpServer,
  refuseUnknownPaths,
} from '@bahati/server-kit/http-server.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { serveDirectPosts } from './direct-posts.ts';

export const log = createLog('test', 'silent');
export const path = '/provider/v1/echo';

export type Echo = {
  server: HttpServer;
  isLast: boolean;
  /** Bodies that came to the handler. */
  handled: string[];
  mayAnswer: Promise<void>;
  /** How many requests Fastify saw. */
  byFastify: number;
};

/** @param limits how long a request may take to arrive, where not as long as in truth */
export async function openEcho(limits: { longestRequestMs?: number } = {}): Promise<Echo> {
  const server = createHttpServer({ log, ...limits });
  const echo: Echo = {
    server,
    isLast: false,
    handled: [],
    mayAnswer: Promise.resolve(),
    byFastify: 0,
  };
  server.addHook('onRequest', (_request, _reply, done) => {
    echo.byFastify += 1;
    done();
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (echo.isLast) reply.header('connection', 'close');
    done(null, payload);
  });
  const post = async ({ headers, raw }: { headers: object; raw: Buffer }) => {
    echo.handled.push(raw.toString());
    await echo.mayAnswer;
    if (raw.includes('a bug')) throw new Error('a bug');
    const body = JSON.stringify({ headers, raw: raw.toString('base64') });
    return { status: raw.includes('refuse') ? 409 : 200, body };
  };
  const posts = new Map([[path, { answer: post }]]);
  serveDirectPosts(server, { log, posts, isLastAnswer: () => echo.isLast });
  refuseUnknownPaths(server, log);
  await server.listen({ host: '127.0.0.1', port: 0 });
  return echo;
}

export async function openSocket({ server }: HttpServer): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** The next whole answer on the socket; the text so far when it ends before. */
export function nextAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const end = () => {
      socket.off('data', read).off('close', end);
      resolve(text);
    };
    const read = (bytes: Buffer) => {
      text += bytes.toString('latin1');
      const head = text.indexOf('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
      if (head >= 0 && text.length >= head + 4 + length) end();
    };
    socket.on('data', read).on('close', end);
  });
}
