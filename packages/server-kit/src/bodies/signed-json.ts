/** Bodies the platform signed: judged as raw bytes, and parsed only when the signature is right. */
import { signatureHeaders } from '@bahati/contract/signature.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { isSignatureValid } from '@bahati/server-kit/signature.ts';
import type { FastifyRequest } from 'fastify';

const proven = new WeakSet<FastifyRequest>();

/** Makes every body of this scope prove itself. A bad signature is refused `unauthenticated`. */
export function signedJsonOnly(scope: HttpServer, key: string): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      done(null, readSigned(request, Buffer.from(body), key));
    } catch (error) {
      done(error as Error);
    }
  });
}

function readSigned(request: FastifyRequest, raw: Buffer, key: string): unknown {
  const timestamp = request.headers[signatureHeaders.timestamp];
  const signature = request.headers[signatureHeaders.signature];
  if (!isSignatureValid(key, timestamp, signature, raw, Date.now())) {
    throw new Refusal('unauthenticated');
  }
  proven.add(request);
  try {
    return JSON.parse(raw.toString('utf8')) as unknown;
  } catch {
    throw new Refusal('invalid_input', { problem: 'not JSON' });
  }
}

/** A request without a body has proven nothing. */
export function assertSigned(request: FastifyRequest): true {
  if (!proven.has(request)) throw new Refusal('unauthenticated');
  return true;
}
