/** The lottery's HTTP: the calls of the player site, of the back office and of the platform. */
import cors from '@fastify/cors';
import { answerError, sendRefused } from '@bahati/server-kit/answer.ts';
import { apiHeaders, createHttpServer, type HttpServer } from '@bahati/server-kit/http-server.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from './context.ts';
import { serveOffice } from './office/serve-office.ts';
import { servePlay } from './serve-play.ts';
import { serveVendorCalls } from './vendor/vendor-calls.ts';

/** Pages of other origins ask it, which only the operator's own may read. */
const headers = { ...apiHeaders, 'cross-origin-resource-policy': 'cross-origin' } as const;

export async function createApp(context: Context): Promise<HttpServer> {
  const { config, log } = context;
  const server = createHttpServer({ log, headers });
  await server.register(cors, {
    origin: [config.PLAYER_ORIGIN, config.BACK_OFFICE_ORIGIN],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type'],
    maxAge: 7_200,
  });
  await serveVendorCalls(server, context);
  serveHealth(server, context);
  await server.register((scope, _, done) => {
    servePlay(scope as HttpServer, context);
    done();
  });
  serveOffice(server, context);
  return server;
}

function serveHealth(server: HttpServer, { database, log }: Context): void {
  server.get('/healthz', () => ({ status: 'ok' }));
  server.get('/readyz', async (request, reply) => {
    try {
      await database.query('SELECT 1 FROM lottery.draws LIMIT 1');
      return { status: 'ready' };
    } catch {
      return sendRefused(reply, answerError(new Refusal('retry'), request.id, {}, log));
    }
  });
}
