/** A Daraja for tests that does as it is told, in the shapes of Safaricom's documentation. */
import type { AddressInfo } from 'node:net';
import { fastify, type FastifyReply } from 'fastify';

type Sent = Record<string, string>;

export type FakeDaraja = Awaited<ReturnType<typeof openFakeDaraja>>;

type Mood = {
  /** Hangs up; after taking the request where `afterTaking`. */
  isDown: boolean;
  afterTaking: boolean;
  /** Answers requests for money with this error code. */
  error: string | undefined;
};

const fail = (reply: FastifyReply, errorCode: string) =>
  reply.code(Number(errorCode.slice(0, 3))).send({ requestId: '1', errorCode, errorMessage: '' });

export async function openFakeDaraja() {
  const mood: Mood = { isDown: false, afterTaking: false, error: undefined };
  const books = {
    mood,
    prompts: new Map<string, Sent>(),
    payouts: new Map<string, Sent>(),
    questions: [] as Sent[],
    reversals: [] as Sent[],
    registered: [] as Sent[],
    /** What the query says of each prompt: a result code; absent: still under way. */
    results: new Map<string, string>(),
    statements: new Map<string, string>(),
    tokens: 0,
  };
  const server = fastify();
  server.get('/oauth/v1/generate', (request, reply) => {
    if (!String(request.headers.authorization).startsWith('Basic ')) {
      return fail(reply, '400.008.01');
    }
    books.tokens += 1;
    return reply.send({ access_token: `token ${books.tokens}`, expires_in: '3599' });
  });
  /** `work` answers what is sent, or the code of an error. */
  const take = (path: string, work: (body: Sent) => object | string) =>
    server.post(`/mpesa/${path}`, (request, reply) => {
      if (request.headers.authorization !== `Bearer token ${books.tokens}`) {
        return fail(reply, '404.001.03');
      }
      if (mood.isDown && !mood.afterTaking) return reply.raw.destroy();
      if (mood.error) return fail(reply, mood.error);
      const answer = work(request.body as Sent);
      if (mood.isDown) return reply.raw.destroy();
      return typeof answer === 'string' ? fail(reply, answer) : reply.send(answer);
    });

  take('stkpush/v1/processrequest', (body) => {
    const CheckoutRequestID = `ws_CO_${books.prompts.size + 1}`;
    books.prompts.set(CheckoutRequestID, body);
    return { MerchantRequestID: 'm', CheckoutRequestID, ResponseCode: '0' };
  });
  take('stkpushquery/v1/query', ({ CheckoutRequestID = '' }) => {
    const ResultCode = books.results.get(CheckoutRequestID);
    if (ResultCode === undefined) return '500.001.1001';
    return { ResponseCode: '0', CheckoutRequestID, ResultCode, ResultDesc: '' };
  });
  take('b2c/v3/paymentrequest', (body) => {
    const { OriginatorConversationID = '' } = body;
    if (books.payouts.has(OriginatorConversationID)) return '500.002.1001';
    books.payouts.set(OriginatorConversationID, body);
    return { ConversationID: `AG_${books.payouts.size}`, ResponseCode: '0' };
  });
  const kept = [
    ['transactionstatus/v1/query', books.questions],
    ['reversal/v1/request', books.reversals],
    ['c2b/v1/registerurl', books.registered],
  ] as const;
  for (const [path, list] of kept) {
    take(path, (body) => {
      list.push(body);
      return { ConversationID: 'AG_k', ResponseCode: '0' };
    });
  }
  server.get<{ Params: { day: string } }>('/mpesa/statement/v1/:code/:day', ({ params }, reply) =>
    reply.type('text/csv').send(books.statements.get(params.day) ?? statementHead),
  );
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return { ...books, url: `http://127.0.0.1:${port}`, books, close: () => server.close() };
}

export const statementHead = `Receipt No.,Completion Time,Initiation Time,Details,\
Transaction Status,Paid In,Withdrawn,Balance,Balance Confirmed,Reason Type,Other Party Info,\
Linked Transaction ID,A/C No.\r\n`;

/** A line of the portal's statement. */
export function statementLine(line: {
  receipt: string;
  day: string;
  paidIn?: string;
  withdrawn?: string;
  account?: string;
  ourId?: string;
  status?: string;
}): string {
  const [year, month, date] = line.day.split('-');
  const at = `${date}-${month}-${year} 12:00:00`;
  const { paidIn = '', withdrawn = '', account = '', ourId = '', status = 'Completed' } = line;
  const party = '"254712345678 - AMANI, JUMA"';
  return `${[line.receipt, at, at, 'Pay Bill', status, paidIn, withdrawn, '0.00', 'true', 'Pay', party, ourId, account].join(',')}\r\n`;
}

/** The callback of a prompt; metadata comes only with success. */
export function promptCallback(id: string, code: number, amount = 500, receipt = 'SKL1AB2C3D') {
  const items = [
    { Name: 'Amount', Value: amount },
    { Name: 'MpesaReceiptNumber', Value: receipt },
    { Name: 'PhoneNumber', Value: 254712345678 },
  ];
  return {
    Body: {
      stkCallback: {
        MerchantRequestID: 'm',
        CheckoutRequestID: id,
        ResultCode: code,
        ResultDesc: '',
        ...(code === 0 ? { CallbackMetadata: { Item: items } } : {}),
      },
    },
  };
}

/** A result as it comes to a ResultURL. */
export function resultBody(code: number | string, told: Record<string, unknown> = {}) {
  const parameters = Object.entries(told).map(([Key, Value]) => ({ Key, Value }));
  return {
    Result: {
      ResultType: 0,
      ResultCode: code,
      ResultDesc: '',
      TransactionID: told['ReceiptNo'] ?? told['TransactionReceipt'] ?? 'T1',
      ...(parameters.length > 0 ? { ResultParameters: { ResultParameter: parameters } } : {}),
    },
  };
}
