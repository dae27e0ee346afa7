/** The moving offer as server-sent events: `GET /book/v1/live?topics=…`. */
import {
  bookLivePath,
  bookTopic,
  type BookTopic,
  mostTopics,
} from '@bahati/contract/sportsbook/live.ts';
import { clientNetwork } from '@bahati/server-kit/addresses/plain-address.ts';
import { answerError, sendRefused } from '@bahati/server-kit/answer.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { createRateLimit } from '@bahati/server-kit/rate-limit.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Context } from '#sportsbook/context.ts';
import type { LiveHub } from './live-hub.ts';

/** Networks of mobile operators stand behind few addresses. */
const mostPerNetwork = 300;
const mostConnections = 20_000;
const connectionsPerMinute = 600;
const heartbeatMs = 20_000;
/** Everybody comes back now and then. */
const longestMs = 3_600_000;
/** Told once at the start: so long a page waits before it connects again. */
const retryMs = 1_000;
/** A reader this far behind is cut off; it is told everything when it comes back. */
const longestBacklogBytes = 65_536;

const query = z.object({
  topics: z
    .string()
    .max(mostTopics * 26)
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(bookTopic).min(1).max(mostTopics)),
});

export function serveLive(server: HttpServer, { config, log }: Context, hub: LiveHub): void {
  const limit = createRateLimit(config.RATE_LIMIT_FACTOR);
  const perNetwork = new Map<string, number>();
  server.addHook('preClose', async () => hub.close());
  server.get(bookLivePath, { exposeHeadRoute: false }, async (request, reply) => {
    try {
      const network = clientNetwork(request.ip);
      limit(`GET ${bookLivePath} ${network}`, connectionsPerMinute);
      const { topics } = query.parse(request.query);
      const open = perNetwork.get(network) ?? 0;
      if (open >= mostPerNetwork * config.RATE_LIMIT_FACTOR) {
        throw new Refusal('too_many_requests', { retryAfterMs: 30_000 });
      }
      if (hub.count() >= mostConnections) throw new Refusal('retry');
      perNetwork.set(network, open + 1);
      reply.hijack();
      stream(hub, topics as BookTopic[], reply, () => {
        const left = (perNetwork.get(network) ?? 1) - 1;
        if (left > 0) perNetwork.set(network, left);
        else perNetwork.delete(network);
      });
      return await reply;
    } catch (error) {
      return sendRefused(reply, answerError(error, request.id, {}, log));
    }
  });
}

function stream(
  hub: LiveHub,
  topics: readonly BookTopic[],
  reply: FastifyReply,
  onClose: () => void,
): void {
  const { raw } = reply;
  const { socket } = raw;
  if (!socket) {
    // An earlier answer of the same connection is under way.
    raw.destroy();
    return onClose();
  }
  // Whoever comes is told a lot at once, which a slow network takes a while for.
  let most = Infinity;
  // What follows the head goes straight to the connection: the answer is nothing but these bytes,
  // and its own writing would hold each back until the end of the turn, one by one.
  const write = (bytes: Buffer | string) => {
    if (bytes.length === 0 || socket.destroyed || raw.writableEnded) return;
    const backlog = socket.writableLength;
    if (backlog <= longestBacklogBytes && most < Infinity) most = longestBacklogBytes;
    if (backlog > most) raw.destroy();
    else socket.write(bytes);
  };
  // The answer goes on as long as its connection, so that it needs not be counted in pieces.
  raw.removeHeader('transfer-encoding');
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  raw.write(`retry: ${retryMs}\n\n`);
  const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs);
  const longest = setTimeout(() => raw.end(), longestMs);
  const leave = hub.join(topics, { write, close: () => raw.end() });
  most = socket.writableLength + longestBacklogBytes;
  raw.once('close', () => {
    clearInterval(heartbeat);
    clearTimeout(longest);
    leave();
    onClose();
  });
}
