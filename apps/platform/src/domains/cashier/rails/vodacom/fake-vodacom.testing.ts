/** A Vodacom for tests that does as it is told, in the shapes of its portal. */
import type { AddressInfo } from 'node:net';
import { fastify, type FastifyReply, type FastifyRequest } from 'fastify';

type Sent = Record<string, string>;

export type FakeVodacom = Awaited<ReturnType<typeof openFakeVodacom>>;

type Entry = { request: Sent; status: string; receipt: string | undefined };

type Mood = {
  /** Hangs up; after taking the request where `afterTaking`. */
  isDown: boolean;
  afterTaking: boolean;
  /** Answers requests for money with this code. */
  failure: string | undefined;
};

const root = '/openapi/ipg/v2/vodacomTZN';
const told = (code: string, more: Sent = {}) => ({
  output_ResponseCode: code,
  output_ResponseDesc: 'As the test says',
  ...more,
});

export async function openFakeVodacom() {
  const mood: Mood = { isDown: false, afterTaking: false, failure: undefined };
  const books = {
    mood,
    /** By the conversation of whoever asked. */
    charges: new Map<string, Entry>(),
    payouts: new Map<string, Entry>(),
    reversals: [] as Sent[],
    sessions: 0,
    /** How many sessions are over: what was opened before is refused. */
    endedSessions: 0,
    questions: [] as string[],
  };
  const server = fastify();
  server.get(`${root}/getSession/`, () => {
    books.sessions += 1;
    return told('INS-0', { output_SessionID: `session ${books.sessions}` });
  });
  const isRefused = () => books.sessions <= books.endedSessions;
  const take = (entries: Map<string, Entry>) => (request: FastifyRequest, reply: FastifyReply) => {
    if (isRefused()) return reply.code(401).send({ output_error: 'Unauthorized' });
    if (mood.isDown && !mood.afterTaking) return reply.raw.destroy();
    if (mood.failure) return reply.code(400).send(told(mood.failure));
    const body = request.body as Sent;
    const id = body['input_ThirdPartyConversationID'] ?? '';
    if (entries.has(id)) return reply.code(409).send(told('INS-10'));
    entries.set(id, { request: body, status: 'Pending', receipt: undefined });
    if (mood.isDown) return reply.raw.destroy();
    return reply.send(told('INS-0', { output_ThirdPartyConversationID: id }));
  };
  server.post(`${root}/c2bPayment/singleStage/`, take(books.charges));
  server.post(`${root}/b2cPayment/`, take(books.payouts));
  const find = (reference: string) =>
    books.charges.get(reference) ??
    books.payouts.get(reference) ??
    [...books.charges.values()].find(({ receipt }) => receipt === reference);
  server.get<{ Querystring: Sent }>(`${root}/queryTransactionStatus/`, ({ query }, reply) => {
    if (isRefused()) return reply.code(401).send({ output_error: 'Unauthorized' });
    if (mood.isDown) return reply.raw.destroy();
    const reference = query['input_QueryReference'] ?? '';
    books.questions.push(reference);
    const entry = find(reference);
    if (!entry) return reply.code(400).send(told('INS-17'));
    const { status, receipt } = entry;
    const more = receipt === undefined ? {} : { output_TransactionID: receipt };
    return reply.send(told('INS-0', { output_ResponseTransactionStatus: status, ...more }));
  });
  server.put<{ Body: Sent }>(`${root}/reversal/`, ({ body }, reply) => {
    if (mood.isDown && !mood.afterTaking) return reply.raw.destroy();
    if (mood.failure) return reply.code(400).send(told(mood.failure));
    const entry = find(body['input_TransactionID'] ?? '');
    if (!entry) return reply.code(400).send(told('INS-17'));
    if (entry.status === 'Reversed') return reply.code(409).send(told('INS-10'));
    books.reversals.push(body);
    entry.status = 'Reversed';
    if (mood.isDown) return reply.raw.destroy();
    return reply.send(told('INS-0'));
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return { ...books, books, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** A result as Vodacom tells it. */
export function vodacomResult(conversation: string, code: string, receipt = '') {
  return {
    input_OriginalConversationID: 'a1b2c3',
    input_ThirdPartyConversationID: conversation,
    input_TransactionID: receipt,
    input_ResultCode: code,
    input_ResultDesc: 'As the test says',
  };
}
