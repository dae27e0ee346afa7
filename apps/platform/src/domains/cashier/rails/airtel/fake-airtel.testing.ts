/** An Airtel for tests that does as it is told, in the shapes of Airtel Africa's documentation. */
import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { demoSecrets } from '#platform/config.ts';
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

type Sent = Record<string, string>;
export type AirtelRequest = {
  reference: string;
  pin?: string;
  subscriber?: Sent;
  payee?: Sent;
  transaction: Sent;
};
type Entry = { request: AirtelRequest; country: string; state: Sent };

export type FakeAirtel = Awaited<ReturnType<typeof openFakeAirtel>>;

type Mood = {
  /** Hangs up; after taking the request where `afterTaking`. */
  isDown: boolean;
  afterTaking: boolean;
  /** Answers requests for money with these codes. */
  failure: Sent | undefined;
};

const block = (success: boolean, more: Sent) => ({
  status: { code: success ? '200' : '400', success, result_code: 'ESB000010', ...more },
});

export async function openFakeAirtel() {
  const mood: Mood = { isDown: false, afterTaking: false, failure: undefined };
  const charges = new Map<string, Entry>();
  const payouts = new Map<string, Entry>();
  const books = {
    mood,
    charges,
    payouts,
    list: [] as object[],
    /** Airtel's ids of what went back. */
    refunds: [] as string[],
    tokens: 0,
    questions: [] as string[],
  };
  const server = fastify();
  server.post('/auth/oauth2/token', () => {
    books.tokens += 1;
    return { token_type: 'bearer', access_token: `token ${books.tokens}`, expires_in: '180' };
  });
  const isOurs = ({ headers }: FastifyRequest) =>
    headers.authorization === `Bearer token ${books.tokens}`;
  const serve = (path: string, entries: Map<string, Entry>) => {
    server.post(path, (request, reply) => {
      if (!isOurs(request)) return reply.code(401).send({});
      return take(request, reply, entries);
    });
  };
  const take = (
    { body, headers }: FastifyRequest,
    reply: FastifyReply,
    entries: Map<string, Entry>,
  ) => {
    if (mood.isDown && !mood.afterTaking) return reply.raw.destroy();
    if (mood.failure) return reply.code(400).send(block(false, mood.failure));
    const request = body as AirtelRequest;
    const id = request.transaction['id'] ?? '';
    if (entries.has(id)) {
      return reply.code(400).send(block(false, { result_code: 'ESB000041' }));
    }
    entries.set(id, { request, country: String(headers['x-country']), state: { status: 'TIP' } });
    if (mood.isDown) return reply.raw.destroy();
    return reply.send({ data: { transaction: { id, status: 'Success.' } }, ...block(true, {}) });
  };
  const tell = (path: string, entries: Map<string, Entry>) =>
    server.get<{ Params: { id: string } }>(`${path}/:id`, (request, reply) => {
      if (!isOurs(request)) return reply.code(401).send({});
      const { id } = request.params;
      books.questions.push(id);
      if (mood.isDown) return reply.raw.destroy();
      const entry = entries.get(id);
      if (!entry) return reply.code(404).send(block(false, { result_code: 'ESB000045' }));
      const { response_code = 'DP00800001001', success = 'true', ...state } = entry.state;
      const told = block(success === 'true', { response_code });
      return reply.send({ data: { transaction: { id, ...state } }, ...told });
    });
  serveRefunds(server, books);
  serve('/merchant/v2/payments/', charges);
  serve('/standard/v1/disbursements/', payouts);
  tell('/standard/v1/payments', charges);
  tell('/standard/v1/disbursements', payouts);
  serveList(server, books);
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return { ...books, books, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

type Refund = { Body: { transaction: { airtel_money_id: string } } };

function serveRefunds(
  server: FastifyInstance,
  books: { mood: Mood; refunds: string[]; tokens: number },
): void {
  server.post<Refund>('/standard/v1/payments/refund', ({ body, headers }, reply) => {
    const { mood, refunds, tokens } = books;
    if (headers.authorization !== `Bearer token ${tokens}`) return reply.code(401).send({});
    if (mood.isDown && !mood.afterTaking) return reply.raw.destroy();
    if (mood.failure) return reply.code(400).send(block(false, mood.failure));
    const { airtel_money_id } = body.transaction;
    if (refunds.includes(airtel_money_id)) {
      return reply.code(400).send(block(false, { result_code: 'ESB000011' }));
    }
    refunds.push(airtel_money_id);
    if (mood.isDown) return reply.raw.destroy();
    const transaction = { airtel_money_id, status: 'SUCCESS' };
    return reply.send({ data: { transaction }, ...block(true, {}) });
  });
}

type Pages = { Querystring: { limit: string; offset: string } };

function serveList(server: FastifyInstance, books: { list: object[] }): void {
  server.get<Pages>('/merchant/v1/transactions', ({ query, headers }, reply) => {
    if (headers['x-country'] !== 'KE') {
      return reply.code(400).send(block(false, { result_code: 'ESB000039' }));
    }
    const from = Number(query.offset);
    const transactions = books.list.slice(from, from + Number(query.limit));
    return reply.send({ data: { count: transactions.length, transactions }, ...block(true, {}) });
  });
}

/** A callback with its hash. */
export function airtelCallback(id: string, status_code: string, key?: string) {
  const transaction = { id, message: 'Paid', status_code, airtel_money_id: 'MP261121.1234.A' };
  const hash = createHmac('sha256', key ?? demoSecrets.AIRTEL_CALLBACK_KEY)
    .update(JSON.stringify({ transaction }))
    .digest('base64');
  return { transaction, hash };
}
