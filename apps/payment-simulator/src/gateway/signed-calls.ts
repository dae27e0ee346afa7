/** The platform's calls, judged by their signature before a byte of them is parsed. */
import { signatureHeaders } from '@bahati/contract/signature.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { isSignatureValid } from '@bahati/server-kit/signature.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Leaves JSON bodies as the text that was signed, for `provePlatform` to judge and parse. */
export function keepBodiesAsSent(server: FastifyInstance): void {
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  );
}

export function provePlatform(request: FastifyRequest, key: string, nowMs: number): true {
  const { headers, body } = request;
  const raw = typeof body === 'string' ? body : '';
  const timestamp = headers[signatureHeaders.timestamp];
  const signature = headers[signatureHeaders.signature];
  if (!isSignatureValid(key, timestamp, signature, raw, nowMs)) {
    throw new Refusal('unauthenticated');
  }
  if (raw !== '') request.body = parsed(raw);
  return true;
}

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    throw new Refusal('invalid_input');
  }
}
