/** The round as server-sent events: `GET /frame/v1/crash/live`, token in the header. */
import { crashLivePath } from '@bahati/contract/games-frame/crash.ts';
import { crash } from '@bahati/game-rules/originals/crash/crash.rules.ts';
import { answerError, sendRefused } from '@bahati/server-kit/answer.ts';
import { apiHeaders, type HttpServer } from '@bahati/server-kit/http-server.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { FastifyReply } from 'fastify';
import type { Context } from '#games-server/context.ts';
import type { RateLimit } from '@bahati/server-kit/rate-limit.ts';
import { type FrameSession, proveFrame } from '#games-server/sessions/frame-session.ts';
import { eventText, type LiveHub } from './live-hub.ts';
import { readState } from './read-state.ts';

const connectionsPerMember = 6;
const mostConnections = 10_000;
const connectionsPerMinute = 30;
const heartbeatMs = 20_000;
/** Every client comes back now and then, and proves itself anew. */
const longestMs = 3_600_000;
/** The client waits this long before it connects again, told once at the start. */
const retryMs = 1_000;
/** A reader this far behind is cut off; it reads the whole state when it comes back. */
const longestBacklogBytes = 65_536;

export function serveCrashLive(
  server: HttpServer,
  context: Context,
  hub: LiveHub,
  limit: RateLimit,
): void {
  server.addHook('preClose', async () => hub.close());
  server.get(crashLivePath, { exposeHeadRoute: false }, async (request, reply) => {
    try {
      const session = await proveFrame(context.database, request.headers.authorization);
      if (session.gameCode !== crash.code) throw new Refusal('not_found');
      limit(`GET ${crashLivePath} ${session.id}`, connectionsPerMinute);
      if (hub.count(session.memberId) >= connectionsPerMember) {
        throw new Refusal('too_many_requests', { retryAfterMs: 30_000 });
      }
      if (hub.count() >= mostConnections) throw new Refusal('retry');
      reply.hijack();
      stream(context, hub, session, reply.raw);
      return await reply;
    } catch (error) {
      return sendRefused(reply, answerError(error, request.id, {}, context.log));
    }
  });
}

function stream(
  context: Context,
  hub: LiveHub,
  { memberId }: FrameSession,
  raw: FastifyReply['raw'],
): void {
  const write = (text: string) => {
    if (raw.destroyed || raw.writableEnded) return;
    if (raw.writableLength > longestBacklogBytes) raw.destroy();
    else raw.write(text);
  };
  raw.writeHead(200, {
    ...apiHeaders,
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  });
  write(`retry: ${retryMs}\n\n`);
  const leave = hub.add({ memberId, write, close: () => raw.end() });
  const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs);
  const longest = setTimeout(() => raw.end(), longestMs);
  raw.once('close', () => {
    clearInterval(heartbeat);
    clearTimeout(longest);
    leave();
  });
  // Read after joining: a change in between is told twice, never missed.
  readState(context.database, memberId).then(
    (state) => write(eventText({ type: 'state', state })),
    (error: unknown) => {
      context.log.warn({ err: error }, 'the state of the round was not read');
      raw.end();
    },
  );
}
