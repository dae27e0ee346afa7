/** The HTTP server every program of the operator starts from. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { fastify, type FastifyInstance } from 'fastify';
import { answerError, sendRefused } from './answer.ts';
import type { Log } from './log.ts';
import { Refusal } from './refusal.ts';

export type HttpServer = FastifyInstance;

export type HttpServerOptions = {
  log: Log;
  /** Headers of every answer; a site's pages set stricter ones of their own. */
  headers?: Readonly<Record<string, string>>;
  bodyLimitBytes?: number;
  /** How long a whole request may take to arrive. */
  longestRequestMs?: number;
};

/** With the second between two looks at who is late a request ends within 30 s. */
const longestRequestMs = 28_000;
const longestHeadersMs = 10_000;

/** Headers of an API answer: never cached, never framed, never sniffed. */
export const apiHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const prefix = randomBytes(6).toString('base64url');
let count = 0;

/** Names a request in its answer and in the log, whichever server of the process it came to. */
export const newRequestId = (): string => `${prefix}-${(++count).toString(36)}`;

export function createHttpServer(options: HttpServerOptions): HttpServer {
  const { log } = options;
  const headers = options.headers ?? apiHeaders;
  const requestMs = options.longestRequestMs ?? longestRequestMs;
  const server = fastify({
    logger: false,
    bodyLimit: options.bodyLimitBytes ?? 65_536,
    requestTimeout: requestMs,
    http: {
      headersTimeout: Math.min(longestHeadersMs, requestMs),
      // Node looks for late requests so often, and by itself but twice a minute.
      connectionsCheckingInterval: Math.min(1_000, requestMs),
    },
    keepAliveTimeout: 65_000,
    connectionTimeout: 30_000,
    forceCloseConnections: 'idle',
    // Requests that arrive while draining are served; the balancer is told by `connection: close`.
    return503OnClosing: false,
    genReqId: newRequestId,
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be decoded fails before any hook or handler of ours.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers);
      void sendRefused(reply, answerError(error, request.id, {}, log));
    },
  });
  server.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers);
    done();
  });
  closeWhatFallsIdle(server);
  server.setErrorHandler((error, request, reply) => {
    return sendRefused(reply, answerError(error, request.id, {}, log));
  });
  return server;
}

/** For a server without a site: every unknown path is `not_found`. */
export function refuseUnknownPaths(server: HttpServer, log: Log): void {
  server.setNotFoundHandler((request, reply) => {
    return sendRefused(reply, answerError(new Refusal('not_found'), request.id, {}, log));
  });
}

/**
 * Shows each request of a socket to `take` before Fastify sees it, whose way costs more than Node's own
 * (ADR 35). What is not taken goes on untouched, and so does everything once the server closes, since
 * Fastify then asks each connection to end. `inject` always goes Fastify's way.
 */
export function takeBeforeFastify(
  server: HttpServer,
  take: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  let isClosing = false;
  server.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  const http = server.server;
  const next = http.listeners('request') as RequestListener[];
  http.removeAllListeners('request');
  http.on('request', (request, response) => {
    if (!isClosing && take(request, response)) return;
    for (const listener of next) listener(request, response);
  });
}

/** A connection that was busy when draining began would otherwise keep the server from its end. */
function closeWhatFallsIdle(server: HttpServer): void {
  server.addHook('preClose', (done) => {
    const timer = setInterval(() => server.server.closeIdleConnections(), 100);
    server.server.once('close', () => clearInterval(timer));
    done();
  });
}
