/** The stream of messages: an answer that does not end, a JSON message a line. */
import { feedStreamPath } from '@bahati/contract/odds-feed/feed.ts';
import { answerError, sendRefused } from '@bahati/server-kit/answer.ts';
import { apiHeaders, type HttpServer } from '@bahati/server-kit/http-server.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#odds-feed/context.ts';
import { proveBook } from './prove-book.ts';

/** One for each brand and process of a book, and some besides. */
const mostConnections = 50;

export function serveStream(server: HttpServer, context: Context): void {
  const { hub, log } = context;
  server.addHook('preClose', (done) => {
    hub.close();
    done();
  });
  server.get(feedStreamPath, { exposeHeadRoute: false }, async (request, reply) => {
    try {
      proveBook(request, context.config.FEED_KEY);
      if (hub.count() >= mostConnections) throw new Refusal('too_many_requests');
    } catch (error) {
      return sendRefused(reply, answerError(error, request.id, {}, log));
    }
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { ...apiHeaders, 'content-type': 'application/x-ndjson; charset=utf-8' });
    raw.flushHeaders();
    const leave = hub.add({
      write: (text) => {
        if (!raw.destroyed && !raw.writableEnded) raw.write(text);
      },
      behindBytes: () => raw.writableLength,
      end: () => raw.destroy(),
    });
    raw.once('close', leave);
    return reply;
  });
}
