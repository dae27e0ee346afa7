/** Long answers cross a slow network compressed. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Below this the headers of a packet weigh more than what is saved. */
const shortestChars = 1_000;
const level = 5;

const toGzip = promisify(gzip);

/** What is sent for `text`, with the headers that say so. */
export async function zipFor(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<string | Buffer> {
  if (text.length < shortestChars) return text;
  reply.header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return text;
  reply.header('content-encoding', 'gzip');
  return toGzip(text, { level });
}

/**
 * Compresses the answers of this scope. None of them may hold a secret beside words of the request:
 * from the length of such answers the secret can be guessed.
 */
export function gzipAnswers(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) =>
    typeof payload === 'string' ? zipFor(request, reply, payload) : payload,
  );
}
