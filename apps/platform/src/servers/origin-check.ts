/** A browser's write comes from our own page, or it is refused; machines send no Origin. */
import { answerError, sendRefused } from '@bahati/server-kit/answer.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';

export function refuseForeignOrigins(server: HttpServer, log: Log): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { origin, host } = request.headers;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead || origin === undefined || hostOf(origin) === host) return done();
    sendRefused(reply, answerError(new Refusal('forbidden'), request.id, {}, log));
  });
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
