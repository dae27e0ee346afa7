/** Live messages to a member as server-sent events: `GET /wps/live`, token in the header. */
import { livePath } from '@bahati/contract/player-site/live.ts';
import { answerError, sendRefused } from '@bahati/server-kit/answer.ts';
import { apiHeaders, type HttpServer } from '@bahati/server-kit/http-server.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { FastifyReply } from 'fastify';
import type { Context, MemberActor } from '#platform/context.ts';
import type { RateLimiter } from './rate-limit.ts';
import { sessionStates } from '#domains/identity/identity.ts';
import { authenticateMember } from '#domains/members/members.ts';
import type { LiveConnection, LiveHub } from '#domains/system/live/live.ts';
import { readBalanceMessages } from '#domains/wallet/wallet.ts';

const connectionsPerMember = 10;
const connectionsPerMinute = 120;
const heartbeatMs = 20_000;
/** The client waits this long before it connects again, told once at the start. */
const retryMs = 2_000;
/** A reader this far behind is cut off; it reads the current state when it comes back. */
const longestBacklogBytes = 262_144;

export function serveLive(
  server: HttpServer,
  context: Context,
  hub: LiveHub,
  limit: RateLimiter,
): void {
  const timer = setInterval(() => {
    dropEndedSessions(context, hub).catch((error: unknown) => {
      context.log.warn({ err: error }, 'ended sessions not looked up');
    });
  }, heartbeatMs);
  timer.unref();
  server.addHook('preClose', async () => {
    clearInterval(timer);
    for (const connection of hub.connections()) connection.close();
  });
  server.get(livePath, { exposeHeadRoute: false }, async (request, reply) => {
    try {
      await limit(`GET ${livePath}`, connectionsPerMinute, request.ip);
      if (!hub.isListening()) throw new Refusal('retry');
      const { authorization } = request.headers;
      const actor = await authenticateMember(context, authorization, `GET ${livePath}`);
      if (hub.connections(actor.memberId).length >= connectionsPerMember) {
        throw new Refusal('too_many_requests', { retryAfterSeconds: 30 });
      }
      reply.hijack();
      stream(context, hub, actor, reply.raw);
      return await reply;
    } catch (error) {
      return sendRefused(reply, answerError(error, request.id, {}, context.log));
    }
  });
}

function stream(
  context: Context,
  hub: LiveHub,
  actor: MemberActor,
  raw: FastifyReply['raw'],
): void {
  const write = (text: string) => {
    if (raw.destroyed || raw.writableEnded) return;
    if (raw.writableLength > longestBacklogBytes) raw.destroy();
    else raw.write(text);
  };
  const connection: LiveConnection = {
    memberId: actor.memberId,
    sessionId: actor.sessionId,
    send: (message) => write(`data: ${JSON.stringify(message)}\n\n`),
    close: () => raw.end(),
  };
  raw.writeHead(200, {
    ...apiHeaders,
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  });
  write(`retry: ${retryMs}\n\n`);
  const leaveHub = hub.add(connection);
  const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs);
  raw.once('close', () => {
    clearInterval(heartbeat);
    leaveHub();
  });
  // Read after joining: a change in between is told twice, never missed.
  readBalanceMessages(context.database, [actor.memberId]).then(
    (messages) => {
      const balance = messages.get(actor.memberId);
      if (balance) connection.send(balance);
    },
    (error: unknown) => {
      context.log.warn({ err: error }, 'the first balance was not read');
      raw.end();
    },
  );
}

/** Sessions that ran out of time end, and those without use lock, without anyone announcing it. */
async function dropEndedSessions({ database }: Context, hub: LiveHub): Promise<void> {
  const all = hub.connections();
  if (all.length === 0) return;
  const ids = all.map((connection) => connection.sessionId);
  const states = await sessionStates(database, ids);
  for (const connection of all) {
    const state = states.get(connection.sessionId) ?? 'ended';
    if (state === 'open') continue;
    connection.send({ type: `session_${state}` });
    connection.close();
  }
}
