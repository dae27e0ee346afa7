/** Messages and ways out for tests. */
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { TestPlatform } from '#platform/platform.testing.ts';
import { type OutgoingMessage, sendMessage } from './messaging.ts';

export const loginCode: OutgoingMessage = {
  purpose: 'login_code',
  code: '482913',
  channel: 'sms',
  recipient: '+254712345678',
  language: 'en',
};

/** Queues a message as a domain does; answers its id. */
export async function queueMessage(
  { context, owner }: Pick<TestPlatform, 'context' | 'owner'>,
  message: OutgoingMessage = loginCode,
): Promise<string> {
  await inTransaction(context.database, (transaction) =>
    sendMessage(context, transaction, message),
  );
  const { rows } = await owner.query<{ id: bigint }>(
    'SELECT max(id) AS id FROM outgoing_messages WHERE recipient = $1',
    [message.recipient],
  );
  return String(rows[0]?.id);
}

export type StoredMessage = {
  state: string;
  attempts: number;
  last_error: string | null;
  subject: string | null;
  body: string;
};

export async function readMessage(
  { owner }: Pick<TestPlatform, 'owner'>,
  id: string,
): Promise<StoredMessage> {
  const { rows } = await owner.query<StoredMessage>(
    'SELECT state, attempts, last_error, subject, body FROM outgoing_messages WHERE id = $1',
    [id],
  );
  if (!rows[0]) throw new Error(`There is no message ${id}.`);
  return rows[0];
}

export type FakeSmsGateway = Awaited<ReturnType<typeof openFakeSmsGateway>>;

/** An SMS gateway that does as it is told: answers, refuses, waits, hangs up. */
export async function openFakeSmsGateway() {
  const mood = { status: 200, answer: '{}', delayMs: 0, isHangingUp: false, isSilent: false };
  const received: { path: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    received.push({ path: request.url ?? '', headers: request.headers, body });
    if (mood.isHangingUp) request.socket.destroy();
    if (mood.isHangingUp || mood.isSilent) return;
    await new Promise((resolve) => setTimeout(resolve, mood.delayMs));
    response.writeHead(mood.status, { 'content-type': 'application/json' }).end(mood.answer);
  };
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const usual = { ...mood };
  return {
    mood,
    received,
    origin: `http://127.0.0.1:${port}`,
    /** In its usual mood again, and nothing received. */
    reset() {
      Object.assign(mood, usual);
      received.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
