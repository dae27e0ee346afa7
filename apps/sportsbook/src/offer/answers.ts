/**
 * Answers of the offer as text, made once for everybody who asks within a moment, and not sent again
 * to who has them (ETag).
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { successBody } from '@bahati/server-kit/answer.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const toGzip = promisify(gzip);
const shortestZipped = 1_000;
const mostKept = 500;

type Answer = {
  madeAt: number;
  text: Promise<string>;
  etag?: string;
  zipped?: Promise<Buffer>;
};

export type Answers = {
  send: (
    asked: { request: FastifyRequest; reply: FastifyReply },
    key: string,
    keptMs: number,
    make: () => Promise<unknown>,
  ) => Promise<FastifyReply>;
};

export function createAnswers(): Answers {
  const kept = new Map<string, Answer>();
  const find = (key: string, keptMs: number, make: () => Promise<unknown>): Answer => {
    const known = kept.get(key);
    const now = performance.now();
    if (known && now - known.madeAt < keptMs) return known;
    const answer: Answer = { madeAt: now, text: make().then(successBody) };
    // Who waits for it is told; the next who asks tries again.
    answer.text.catch(() => {
      if (kept.get(key) === answer) kept.delete(key);
    });
    kept.delete(key);
    kept.set(key, answer);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
  return {
    async send({ request, reply }, key, keptMs, make) {
      const answer = find(key, keptMs, make);
      const text = await answer.text;
      answer.etag ??= `"${createHash('sha1').update(text).digest('base64url').slice(0, 16)}"`;
      reply.header('cache-control', 'no-cache').header('etag', answer.etag);
      if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send();
      reply.type('application/json; charset=utf-8');
      if (text.length < shortestZipped) return reply.send(text);
      reply.header('vary', 'origin, accept-encoding');
      if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) {
        return reply.send(text);
      }
      answer.zipped ??= toGzip(text, { level: 5 });
      return reply.header('content-encoding', 'gzip').send(await answer.zipped);
    },
  };
}
