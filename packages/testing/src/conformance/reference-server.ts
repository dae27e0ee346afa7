/**
 * The reference wallet over HTTP. Every call is written to a journal, and a hook may act at each
 * stage of it: lose the request, lose the reply, answer late, answer nonsense.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gamesProviderCalls } from '@bahati/contract/games-provider/calls.ts';
import type { SportsOperation } from '@bahati/contract/games-provider/sports.ts';
import { standardRefusals } from '@bahati/contract/call.ts';
import { signatureHeaders } from '@bahati/contract/signature.ts';
import { isSignatureValid } from '@bahati/server-kit/signature.ts';
import type { Answer } from './reference-state.ts';
import type { ReferenceWallet } from './reference-wallet.ts';

/**
 * What a hook wants done: go on; lose the connection; refuse by `retry`, or for want of money,
 * without an effect; send half of the reply; send something that is not of the contract.
 */
export type Wish = 'go' | 'lose' | 'retry' | 'poor' | 'half' | 'nonsense';

export type JournalEntry = {
  number: number;
  path: string;
  isSigned: boolean;
  sender: string;
  /** Absent when the body was not of the contract. */
  body?: Record<string, unknown>;
  answer?: Answer;
  /** Did a whole answer leave for the provider? */
  wasAnswered: boolean;
  wish: Wish;
  receivedAt: number;
};

export type Hook = (
  stage: 'received' | 'applied',
  entry: JournalEntry,
) => Wish | undefined | Promise<Wish | undefined>;

export type ReferenceServerOptions = {
  wallet: ReferenceWallet;
  /** The provider's code and key. */
  provider: string;
  key: string;
  port?: number;
  hook?: Hook;
  /** Called when a connection opens, before anything of a request is read. */
  onConnection?: () => void;
};

export type ReferenceServer = {
  url: string;
  journal: JournalEntry[];
  /** Changes what happens from now on. */
  setHook: (hook: Hook | undefined) => void;
  setOnConnection: (listener: (() => void) | undefined) => void;
  /** Ends every open connection, so that the next call has to make a new one. */
  dropConnections: () => void;
  close: () => Promise<void>;
};

export async function startReferenceServer(
  options: ReferenceServerOptions,
): Promise<ReferenceServer> {
  const journal: JournalEntry[] = [];
  let { hook, onConnection } = options;
  const server = createServer((request, response) => {
    const entry: JournalEntry = {
      number: journal.length,
      path: request.url ?? '',
      isSigned: false,
      sender: String(request.headers[signatureHeaders.sender] ?? ''),
      wasAnswered: false,
      wish: 'go',
      receivedAt: Date.now(),
    };
    journal.push(entry);
    answer(options, () => hook, entry, request, response).catch(() => response.destroy());
  });
  server.on('connection', () => onConnection?.());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    journal,
    setHook: (next) => (hook = next),
    setOnConnection: (next) => (onConnection = next),
    dropConnections: () => server.closeAllConnections(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  options: ReferenceServerOptions,
  hookNow: () => Hook | undefined,
  entry: JournalEntry,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const raw = await bodyOf(request);
  const headers = request.headers;
  entry.isSigned =
    entry.sender === options.provider &&
    isSignatureValid(
      options.key,
      headers[signatureHeaders.timestamp],
      headers[signatureHeaders.signature],
      raw,
      Date.now(),
    );
  if (!entry.isSigned) return send(response, entry, { success: false, code: 'unauthenticated' });
  const body = parse(entry.path, raw);
  if (!body) return send(response, entry, { success: false, code: 'invalid_input' });
  entry.body = body;
  entry.wish = (await hookNow()?.('received', entry)) ?? 'go';
  if (entry.wish === 'lose') return void response.destroy();
  if (entry.wish === 'retry') return send(response, entry, { success: false, code: 'retry' });
  if (entry.wish === 'poor') {
    const details = { balance: '0.00' };
    return send(response, entry, { success: false, code: 'insufficient_funds', details });
  }
  entry.answer = decide(options.wallet, entry.path, body);
  entry.wish = (await hookNow()?.('applied', entry)) ?? 'go';
  if (entry.wish === 'lose') return void response.destroy();
  if (entry.wish === 'half') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '4096' });
    response.write('{"success":');
    return void setTimeout(() => response.destroy(), 20);
  }
  if (entry.wish === 'nonsense') {
    response.writeHead(502, { 'content-type': 'text/html' });
    return void response.end('<h1>Bad gateway</h1>');
  }
  return send(response, entry, entry.answer);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function parse(path: string, raw: Buffer): Record<string, unknown> | undefined {
  const call = gamesProviderCalls[`POST ${path}` as keyof typeof gamesProviderCalls];
  if (!call) return undefined;
  try {
    return call.body.parse(JSON.parse(raw.toString('utf8'))) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

function decide(wallet: ReferenceWallet, path: string, body: Record<string, unknown>): Answer {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (name === 'authenticate') return wallet.authenticate(body as never);
  if (name === 'balance') return wallet.balance(body as never);
  if (path === '/provider/v1/games/closed') return wallet.closedGames(body as never);
  if (name === 'sports') {
    const operations = body['operations'] as SportsOperation[];
    return { success: true, value: { results: operations.map((one) => wallet.applySlip(one)) } };
  }
  if (path === '/provider/v1/groups/close') return wallet.closeGroup(body as never);
  if (path === '/provider/v1/rounds/void') return wallet.voidRounds(body as never);
  if (name === 'batch') {
    const operations = body['operations'] as Record<string, unknown>[];
    return {
      success: true,
      value: { results: operations.map((one) => wallet.apply(one as never)) },
    };
  }
  return wallet.apply({ ...body, kind: name } as never);
}

function send(response: ServerResponse, entry: JournalEntry, given: Answer): void {
  entry.answer ??= given;
  entry.wasAnswered = true;
  const refusals: Record<string, number> = {
    ...standardRefusals,
    ...gamesProviderCalls[`POST ${entry.path}` as keyof typeof gamesProviderCalls]?.refusals,
  };
  const status = given.success ? 200 : (refusals[given.code] ?? 500);
  const requestId = `reference-${entry.number}`;
  const envelope = given.success ? given : { ...given, message: given.code, requestId };
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(envelope));
}
