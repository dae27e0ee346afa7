/** A provider that plays free rounds, for tests: keeps grants, and loses what it is told to lose. */
import type { AddressInfo } from 'node:net';
import { signatureHeaders } from '@bahati/contract/signature.ts';
import { isSignatureValid } from '@bahati/server-kit/signature.ts';
import { testProvider } from '@bahati/testing/factories.ts';
import { fastify } from 'fastify';

type Kept = { body: string; state: 'active' | 'cancelled' | 'expired' | 'played'; begun: number };

export type RoundsProvider = Awaited<ReturnType<typeof openRoundsProvider>>;

export async function openRoundsProvider() {
  const grants = new Map<string, Kept>();
  const asked: { name: string; body: Record<string, unknown> }[] = [];
  const mood = { isDeaf: false, isReplyLost: false, refusal: '' };
  const server = fastify();
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  server.post<{ Params: { name: string } }>('/vendor/v1/freeRounds/:name', (request, reply) => {
    if (mood.isDeaf) return reply.raw.destroy();
    const raw = request.body as Buffer;
    const [time, signature] = [signatureHeaders.timestamp, signatureHeaders.signature].map(
      (name) => request.headers[name],
    );
    if (!isSignatureValid(testProvider.key, time, signature, raw, Date.now())) {
      return reply.code(401).send({ success: false, code: 'unauthenticated' });
    }
    const { name } = request.params;
    const body = JSON.parse(raw.toString()) as Record<string, unknown>;
    asked.push({ name, body });
    const grantId = String(body['grantId']);
    if (mood.refusal) return reply.code(409).send({ success: false, code: mood.refusal });
    const known = grants.get(grantId);
    if (name === 'grant' && !known) {
      grants.set(grantId, { body: raw.toString(), state: 'active', begun: 0 });
    }
    if (name === 'grant' && known && known.body !== raw.toString()) {
      return reply.code(409).send({ success: false, code: 'grant_conflict' });
    }
    if (name === 'cancel') {
      const kept = known ?? { body: '', begun: 0 };
      grants.set(grantId, { ...kept, state: 'cancelled' });
    }
    const grant = grants.get(grantId);
    if (!grant) return reply.code(404).send({ success: false, code: 'grant_not_found' });
    if (mood.isReplyLost) return reply.raw.destroy();
    const { state, begun } = grant;
    return reply.send({ success: true, value: { state, begun, won: '0' } });
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return {
    grants,
    asked,
    mood,
    url: `http://127.0.0.1:${port}`,
    close: () => server.close(),
  };
}
