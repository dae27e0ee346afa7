/** Airtel Africa's open API as its documentation tells it. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSame, isTokenValid, issueToken } from '#simulator/access-token.ts';
import type { Context } from '#simulator/context.ts';
import { mischiefHeader, readMischief } from '#simulator/callbacks/mischief.ts';
import { collect, readPayment, refund } from './collect.ts';
import { disburse, readDisbursement } from './disburse.ts';
import { AirtelError, type Asked, readMarket, statusBlock } from './errors.ts';
import { listTransactions } from './list-transactions.ts';

type Call = (context: Context, asked: Asked) => object;

/** Both versions of the collection are in use; they differ in how a request may be sealed. */
const calls: readonly (readonly [method: 'GET' | 'POST', path: string, call: Call])[] = [
  ['POST', '/merchant/v1/payments/', collect],
  ['POST', '/merchant/v2/payments/', collect],
  ['GET', '/standard/v1/payments/:id', readPayment],
  ['POST', '/standard/v1/payments/refund', refund],
  ['POST', '/standard/v1/disbursements/', disburse],
  ['GET', '/standard/v1/disbursements/:id', readDisbursement],
  ['GET', '/merchant/v1/transactions', listTransactions],
];

const tokenLifeSeconds = 180;

export async function serveAirtel(server: FastifyInstance, context: Context): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error, _, reply) => {
      const known = error instanceof AirtelError ? error : undefined;
      if (!known) context.log.error({ err: error }, 'the simulated Airtel failed');
      const block = known?.block ?? {
        code: '500',
        message: 'Something went wrong',
        resultCode: 'ESB000001',
      };
      return reply.code(Number(block.code)).send({ status: statusBlock(block) });
    });
    scope.post('/auth/oauth2/token', (request, reply) => {
      const token = openDoor(context, parse(request.body));
      if (token) return reply.send(token);
      const error_description = 'Invalid client authentication';
      return reply.code(401).send({ error: 'invalid_client', error_description });
    });
    for (const [method, url, call] of calls) {
      scope.route({
        method,
        url,
        handler: (request, reply) => {
          const answer = call(context, readAsked(context, request));
          return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
        },
      });
    }
  });
}

function readAsked({ settings, now }: Context, request: FastifyRequest): Asked {
  const { headers, params, query, method } = request;
  if (!isTokenValid(settings.airtel.clientSecret, headers.authorization, now())) {
    throw new AirtelError({ code: '401', message: 'Invalid token', resultCode: 'ROUTER003' });
  }
  return {
    market: readMarket(request),
    params,
    query,
    body: method === 'POST' ? parse(request.body) : undefined,
    mischief: readMischief(headers[mischiefHeader]),
  };
}

function openDoor({ settings, now }: Context, body: unknown): object | undefined {
  const { client_id, client_secret, grant_type } = body as Readonly<Record<string, unknown>>;
  const { clientId, clientSecret } = settings.airtel;
  const isClient =
    isSame(String(client_id), clientId) && isSame(String(client_secret), clientSecret);
  if (!isClient || grant_type !== 'client_credentials') return undefined;
  return {
    token_type: 'bearer',
    access_token: issueToken(clientSecret, now() + tokenLifeSeconds * 1_000),
    expires_in: String(tokenLifeSeconds),
  };
}

function parse(body: unknown): unknown {
  try {
    const parsed: unknown = JSON.parse(String(body));
    if (typeof parsed === 'object' && parsed !== null) return parsed;
  } catch {
    // What is no JSON is refused as what is no object.
  }
  throw new AirtelError({ code: '400', message: 'Field validation', resultCode: 'ESB000008' });
}
