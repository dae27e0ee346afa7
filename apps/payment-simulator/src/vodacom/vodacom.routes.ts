/** Vodacom's open API of M-Pesa in Tanzania as its portal tells it. */
import { constants, privateDecrypt } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSame, isTokenValid, issueToken } from '#simulator/access-token.ts';
import type { Context } from '#simulator/context.ts';
import { mischiefHeader, readMischief } from '#simulator/callbacks/mischief.ts';
import { demoPrivateKey } from './demo-key.ts';
import { type Asked, told, VodacomError } from './errors.ts';
import { collect, question, reverse, sendToPhone } from './transactions.ts';

type Call = (context: Context, asked: Asked) => object;

const root = '/openapi/ipg/v2/vodacomTZN';

const calls: readonly (readonly [method: 'GET' | 'POST' | 'PUT', path: string, call: Call])[] = [
  ['POST', '/c2bPayment/singleStage/', collect],
  ['POST', '/b2cPayment/', sendToPhone],
  ['PUT', '/reversal/', reverse],
  ['GET', '/queryTransactionStatus/', question],
];

const sessionLifeSeconds = 600;

export async function serveVodacom(server: FastifyInstance, context: Context): Promise<void> {
  const { settings, log, now } = context;
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error, _, reply) => {
      const known = error instanceof VodacomError ? error : undefined;
      if (!known) log.error({ err: error }, 'the simulated Vodacom failed');
      return reply.code(known?.status ?? 500).send(told(known?.code ?? 'INS-1'));
    });
    scope.get(`${root}/getSession/`, (request, reply) => {
      if (!isSame(opened(request), settings.vodacom.apiKey)) return refuse(reply);
      const output_SessionID = issueToken(
        settings.vodacom.apiKey,
        now() + sessionLifeSeconds * 1_000,
      );
      return reply.send({ ...told('INS-0'), output_SessionID });
    });
    for (const [method, path, call] of calls) {
      scope.route({
        method,
        url: `${root}${path}`,
        handler: (request, reply) => {
          const session = `Bearer ${opened(request)}`;
          if (!isTokenValid(settings.vodacom.apiKey, session, now())) return refuse(reply);
          const { query, headers } = request;
          const body = method === 'GET' ? undefined : parse(request.body);
          const mischief = readMischief(headers[mischiefHeader]);
          return reply.send(call(context, { query, body, mischief }));
        },
      });
    }
  });
}

function refuse(reply: { code: (status: number) => { send: (body: object) => unknown } }) {
  return reply.code(401).send({ output_error: 'Unauthorized' });
}

/** What was sealed with the public key of the demo; empty where nothing was. */
function opened({ headers }: FastifyRequest): string {
  const sealed = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  try {
    const padding = constants.RSA_PKCS1_PADDING;
    const buffer = Buffer.from(sealed, 'base64');
    return privateDecrypt({ key: demoPrivateKey, padding }, buffer).toString('utf8');
  } catch {
    return '';
  }
}

function parse(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    throw new VodacomError('INS-20');
  }
}
