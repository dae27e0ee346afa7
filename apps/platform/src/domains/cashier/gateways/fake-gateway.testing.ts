/** A payment gateway for tests that does as it is told: stands, refuses, hangs up, forgets. */
import type { AddressInfo } from 'node:net';
import {
  type ChargeState,
  entriesAPage,
  type PayoutState,
  type RefundState,
} from '@bahati/contract/payment-gateway/gateway.ts';
import { signatureHeaders } from '@bahati/contract/signature.ts';
import { isSignatureValid } from '@bahati/server-kit/signature.ts';
import { fastify, type FastifyInstance } from 'fastify';
import { demoSecrets } from '#platform/config.ts';

type Sent = Record<string, string>;

export type FakeGateway = Awaited<ReturnType<typeof openFakeGateway>>;

type Mood = {
  isDown: boolean;
  /** What it answers every request for money with. */
  refusal: string | undefined;
  /** Down only after it wrote the request down: the answer is lost, the deed is done. */
  afterTaking: boolean;
};

type Books = {
  mood: Mood;
  charges: Map<string, Sent>;
  payouts: Map<string, Sent>;
  refunds: Map<string, Sent>;
  /** What its statements hold, by rail. */
  entries: Map<string, Sent[]>;
};

export async function openFakeGateway() {
  const mood: Mood = { isDown: false, refusal: undefined, afterTaking: false };
  const books: Books = {
    mood,
    charges: new Map(),
    payouts: new Map(),
    refunds: new Map(),
    entries: new Map(),
  };
  const server = fastify();
  judge(server, mood);
  serveCharges(server, books);
  servePayouts(server, books);
  serveRefunds(server, books);
  serveStatements(server, books);
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const setState = (sent: Sent | undefined, state: string) => {
    if (sent) sent['state'] = state;
  };
  return {
    ...books,
    url: `http://127.0.0.1:${port}`,
    setCharge: (id: string, state: ChargeState) => setState(books.charges.get(id), state),
    setRefund: (id: string, state: RefundState) => setState(books.refunds.get(id), state),
    setPayout: (id: string, state: PayoutState) => setState(books.payouts.get(id), state),
    close: () => server.close(),
  };
}

function judge(server: FastifyInstance, mood: Mood): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
  server.addHook('preHandler', async (request, reply) => {
    const { headers } = request;
    const raw = typeof request.body === 'string' ? request.body : '';
    const time = headers[signatureHeaders.timestamp];
    const signature = headers[signatureHeaders.signature];
    const isOurs = isSignatureValid(demoSecrets.GATEWAY_KEY, time, signature, raw, Date.now());
    if (!isOurs) return reply.code(401).send({ success: false, code: 'unauthenticated' });
    if (mood.isDown && !mood.afterTaking) reply.raw.destroy();
    const isRefused = mood.refusal !== undefined && request.method === 'POST';
    if (isRefused) return reply.code(409).send({ success: false, code: mood.refusal });
    return undefined;
  });
}

const answer = (value: object | undefined) =>
  value ? { success: true, value } : { success: false, code: 'not_found' };

function serveCharges(server: FastifyInstance, { mood, charges }: Books): void {
  server.post('/gateway/v1/charges', async (request, reply) => {
    const body = JSON.parse(request.body as string) as Sent;
    const { depositId = '' } = body;
    const charge = charges.get(depositId) ?? {
      ...body,
      reference: `C-${depositId}`,
      state: 'pending',
      checkoutUrl: `https://pay.example/${depositId}`,
    };
    charges.set(depositId, charge);
    if (mood.isDown) reply.raw.destroy();
    return answer(charge);
  });
  server.get<{ Params: { id: string } }>('/gateway/v1/charges/:id', async ({ params }) =>
    answer(charges.get(params.id)),
  );
}

function servePayouts(server: FastifyInstance, { mood, payouts }: Books): void {
  server.post('/gateway/v1/payouts', async (request, reply) => {
    const body = JSON.parse(request.body as string) as Sent;
    const { withdrawalId = '' } = body;
    const payout = payouts.get(withdrawalId) ?? {
      ...body,
      reference: `P-${withdrawalId}`,
      state: 'pending',
      reason: null as never,
    };
    payouts.set(withdrawalId, payout);
    if (mood.isDown) reply.raw.destroy();
    return answer(payout);
  });
  server.get<{ Params: { id: string } }>('/gateway/v1/payouts/:id', async ({ params }) =>
    answer(payouts.get(params.id)),
  );
}

function serveRefunds(server: FastifyInstance, { mood, refunds }: Books): void {
  server.post('/gateway/v1/refunds', async (request, reply) => {
    const { rail: _, callbackUrl: __, ...body } = JSON.parse(request.body as string) as Sent;
    const { refundId = '' } = body;
    const refund = refunds.get(refundId) ?? { ...body, state: 'pending', reason: null as never };
    refunds.set(refundId, refund);
    if (mood.isDown) reply.raw.destroy();
    return answer(refund);
  });
  server.get<{ Params: { id: string } }>('/gateway/v1/refunds/:id', async ({ params }) =>
    answer(refunds.get(params.id)),
  );
}

type Statement = { Params: { rail: string; day: string; page: string } };

/** Days as the entries' own times tell them, in Nairobi. */
function serveStatements(server: FastifyInstance, { entries }: Books): void {
  server.get<Statement>('/gateway/v1/statements/:rail/:day/:page', async ({ params }) => {
    const begins = Date.parse(`${params.day}T00:00:00+03:00`);
    const ofDay = (entries.get(params.rail) ?? []).filter(({ at = '' }) => {
      const sinceMs = Date.parse(at) - begins;
      return sinceMs >= 0 && sinceMs < 24 * 3_600_000;
    });
    const from = Number(params.page) * entriesAPage;
    return answer({ entries: ofDay.slice(from, from + entriesAPage) });
  });
}
