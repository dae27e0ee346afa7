/** Sends a drafted request byte by byte as it was meant and judges the answer by the contract. */
import { Agent, type ClientRequest, request } from 'node:http';
import { connect } from 'node:net';

import { type CallDeclaration, refusalsOf } from '@bahati/contract/call.ts';
import type { Draft } from './fuzz-mutations.ts';

export type Reply = {
  status: number;
  text: string;
  /** The code of a refusal, null of a success. */
  code: string | null;
  success: boolean;
};

/** Adds the headers that prove who sends, over the bytes that are sent. */

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

export const closeConnections = (): void => agent.destroy();

export const bytesOf = (draft: Draft, hasBody: boolean): Buffer => {
  if (draft.rawBody !== undefined) return Buffer.from(draft.rawBody);
  return Buffer.from(hasBody ? (JSON.stringify(draft.body) ?? '') : '');
};

/** The path with its parameters and query put in as they are, without being made well-formed. */
const addressOf = (path: string, { params, query }: Draft): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const search = query.map(([name, value]) => `${name}=${value}`).join('&');
  return search === '' ? filled : `${filled}?${search}`;
};

/** The servers take as much where a call does not say otherwise. */
const largeBody = 65_536;

/**
 * A body too large is refused by its announced length, and the line closed: whoever went on
 * writing would hear of a broken pipe and not of the answer. So it waits for one first.
 */
const sendPatiently = (outgoing: ClientRequest, body: Buffer): void => {
  outgoing.flushHeaders();
  const timer = setTimeout(() => outgoing.end(body), 150);
  outgoing.once('close', () => clearTimeout(timer));
  outgoing.once('response', (incoming) => {
    clearTimeout(timer);
    if (!outgoing.writableEnded) incoming.once('end', () => outgoing.destroy());
  });
};

type Answer = { status: number; text: string };

/** A server may close a line that rests just as it is used again: then nothing was heard. */
const isClosedWhileResting = (outgoing: ClientRequest, error: Error): boolean =>
  outgoing.reusedSocket && 'code' in error && error.code === 'ECONNRESET';

export const exchange = (
  origin: string,
  method: string,
  path: string,
  draft: Draft,
  body: Buffer,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { host, hostname, port } = new URL(origin);
    const headers: Record<string, string> = { host, ...draft.headers };
    if (body.length > 0) headers['content-length'] = String(body.length);
    const outgoing = request(
      {
        agent,
        // A brand's name of the demo is this machine's, which a resolver need not know.
        hostname: hostname.endsWith('.localhost') ? '127.0.0.1' : hostname,
        port,
        method,
        path: addressOf(path, draft),
        headers,
        signal: AbortSignal.timeout(20_000),
      },
      (incoming) => {
        const parts: Buffer[] = [];
        incoming.on('data', (part: Buffer) => parts.push(part));
        incoming.once('error', reject);
        incoming.once('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            text: Buffer.concat(parts).toString('utf8'),
          }),
        );
      },
    );
    outgoing.on('error', (error) => {
      if (!isClosedWhileResting(outgoing, error)) reject(error);
      else exchange(origin, method, path, draft, body).then(resolve, reject);
    });
    if (body.length <= largeBody) outgoing.end(body);
    else sendPatiently(outgoing, body);
  });

/** Writes the text as it is and answers what comes back until the line is closed or falls still. */
export const sendRaw = (origin: string, text: string): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(text));
    let said = '';
    socket.setEncoding('utf8').on('data', (part: string) => (said += part));
    socket.setTimeout(2_000, () => socket.destroy());
    socket.once('error', () => socket.destroy());
    socket.once('close', () => resolve(said));
  });

const envelopeKeys = ['success', 'code', 'message', 'requestId', 'details', 'captcha'];

/** Traces of the inside: frames of a stack, places in our code, words of the database driver. */
const inside = /\n\s+at |node_modules|\/src\/|\.ts:\d+|SELECT |INSERT |ZodError|SyntaxError/;

const headersTooLarge = 431;

/** A sentence about what is wrong with an answer, or null. */
export const judge = (
  call: CallDeclaration,
  { status, text }: { status: number; text: string },
): { problem: string | null; reply: Reply } => {
  // Headers beyond what is read at all are refused before any call is found.
  if (status === headersTooLarge) {
    return { reply: { status, text, code: 'payload_too_large', success: false }, problem: null };
  }
  const reply: Reply = { status, text, code: null, success: false };
  const wrong = (problem: string) => ({ problem: `${problem}: ${text.slice(0, 300)}`, reply });
  let envelope: Record<string, unknown>;
  try {
    envelope = JSON.parse(text) as Record<string, unknown>;
  } catch {
    return wrong(`status ${status} without the envelope`);
  }
  if (envelope['success'] === true) {
    reply.success = true;
    const value = call.value.safeParse(envelope['value']);
    if (status !== 200) return wrong(`a success with status ${status}`);
    if (Object.keys(envelope).length !== 2) return wrong('more than a value');
    return value.success ? { problem: null, reply } : wrong('a value outside the contract');
  }
  reply.code = String(envelope['code']);
  if (inside.test(text)) return wrong('the inside is shown');
  const declared: Readonly<Record<string, number>> = refusalsOf(call);
  if (envelope['success'] !== false) return wrong('neither success nor refusal');
  if (declared[reply.code] !== status) return wrong(`${reply.code} with ${status} is not declared`);
  const odd = Object.keys(envelope).filter((key) => !envelopeKeys.includes(key));
  if (odd.length > 0) return wrong(`a refusal with ${odd.join(', ')}`);
  if (typeof envelope['message'] !== 'string' || typeof envelope['requestId'] !== 'string') {
    return wrong('a refusal without message or request id');
  }
  // Only an outside system that is down may make an answer a 5xx, where the call says so.
  const isOutside = reply.code in call.refusals;
  return status >= 500 && !isOutside ? wrong(`status ${status}`) : { problem: null, reply };
};
