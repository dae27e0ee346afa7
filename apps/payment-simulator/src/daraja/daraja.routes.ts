/** Safaricom's public API as its documentation tells it, and the portal's day statement. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSame, isTokenValid, issueToken } from '#simulator/access-token.ts';
import type { Context } from '#simulator/context.ts';
import { mischiefHeader, readMischief } from '#simulator/callbacks/mischief.ts';
import { sendToPhone } from './b2c.ts';
import { registerUrls } from './c2b.ts';
import { type Asked, DarajaError, errorBody } from './errors.ts';
import { reverse } from './reversal.ts';
import { writeStatement } from './statement.ts';
import { pushPrompt, queryPrompt } from './stk.ts';
import { askStatus } from './transaction-status.ts';

const calls = {
  '/mpesa/stkpush/v1/processrequest': pushPrompt,
  '/mpesa/stkpushquery/v1/query': queryPrompt,
  '/mpesa/c2b/v1/registerurl': registerUrls,
  '/mpesa/b2c/v3/paymentrequest': sendToPhone,
  '/mpesa/transactionstatus/v1/query': askStatus,
  '/mpesa/reversal/v1/request': reverse,
} satisfies Record<string, (context: Context, asked: Asked) => object>;

const tokenLifeSeconds = 3_599;

export async function serveDaraja(server: FastifyInstance, context: Context): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error, _, reply) => {
      const known = error instanceof DarajaError ? error : undefined;
      if (!known) context.log.error({ err: error }, 'the simulated Daraja failed');
      const told = known ?? new DarajaError('500.003.1001', 'Internal Server Error');
      return reply.code(told.status).send(errorBody(told));
    });
    scope.get('/oauth/v1/generate', (request) => openDoor(context, request));
    for (const [path, call] of Object.entries(calls)) {
      scope.post(path, (request, reply) => {
        proveToken(context, request);
        const mischief = readMischief(request.headers[mischiefHeader]);
        const answer = call(context, { body: parse(request.body), mischief });
        return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
      });
    }
    scope.get('/mpesa/statement/v1/:shortCode/:day', (request, reply) => {
      proveToken(context, request);
      const text = writeStatement(context, request.params);
      return reply.type('text/csv; charset=utf-8').send(text);
    });
  });
}

function openDoor({ settings, now }: Context, { headers, query }: FastifyRequest) {
  const { consumerKey, consumerSecret } = settings.daraja;
  const given = /^Basic (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  const expected = Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64');
  if (!isSame(given, expected)) {
    throw new DarajaError('400.008.01', 'Invalid Authentication passed');
  }
  if ((query as { grant_type?: unknown }).grant_type !== 'client_credentials') {
    throw new DarajaError('400.008.02', 'Invalid grant type passed');
  }
  return {
    access_token: issueToken(consumerSecret, now() + tokenLifeSeconds * 1_000),
    expires_in: String(tokenLifeSeconds),
  };
}

function proveToken({ settings, now }: Context, { headers }: FastifyRequest): void {
  if (isTokenValid(settings.daraja.consumerSecret, headers.authorization, now())) return;
  throw new DarajaError('404.001.03', 'Invalid Access Token');
}

function parse(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    throw new DarajaError('400.002.05', 'Invalid Request Payload');
  }
}
