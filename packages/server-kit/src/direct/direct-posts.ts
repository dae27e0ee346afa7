/**
 * POSTs that are answered from their headers and their raw body alone. Each has a route at Fastify,
 * and beside it a direct way from the socket to the answer that leaves Fastify out (ADR 35). The
 * direct way takes plain requests only: what is refused before the body is judged, and all that a
 * hook may look at, stays with Fastify. So both ways give the same answers.
 */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, answerError } from '@bahati/server-kit/answer.ts';
import {
  apiHeaders,
  type HttpServer,
  newRequestId,
  takeBeforeFastify,
} from '@bahati/server-kit/http-server.ts';
import type { Log } from '@bahati/server-kit/log.ts';

export type RawRequest = { headers: IncomingHttpHeaders; raw: Buffer; requestId: string };

/** Refuses and fails by an answer; what it throws is a bug and answered 500. */
export type DirectPost = (request: RawRequest) => Promise<Answer>;

/** `mostBytes`: the longest body it takes; absent: the server's own bound. */
export type ServedPost = { answer: DirectPost; mostBytes?: number | undefined };

export type DirectPostsOptions = {
  log: Log;
  /** By path, which has no parameters. */
  posts: ReadonlyMap<string, ServedPost>;
  /** Is an answer now the last one of its connection? Fastify's way is told by hooks. */
  isLastAnswer: () => boolean;
};

const jsonType = 'application/json; charset=utf-8';
const plainTypes: ReadonlySet<string> = new Set(['application/json', jsonType]);
const none = Buffer.alloc(0);

export function serveDirectPosts(server: HttpServer, options: DirectPostsOptions): void {
  const { log, posts, isLastAnswer } = options;
  serveByFastify(server, posts);
  const serversBound = server.initialConfig.bodyLimit ?? 0;
  takeBeforeFastify(server, (request, response) => {
    const post = request.method === 'POST' ? posts.get(request.url ?? '') : undefined;
    if (!post || !isPlain(request, post.mostBytes ?? serversBound)) return false;
    const requestId = newRequestId();
    readBody(request, (raw) => {
      post
        .answer({ headers: request.headers, raw, requestId })
        .catch((error: unknown) => answerError(error, requestId, {}, log))
        .then((answer) => send(response, answer, isLastAnswer()))
        .catch((error: unknown) => log.error({ requestId, err: error }, 'not answered'));
    });
    return true;
  });
}

/** In a scope whose bodies stay raw, whatever their type. */
function serveByFastify(server: HttpServer, posts: DirectPostsOptions['posts']): void {
  server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => {
      parsed(null, body);
    });
    for (const [path, { answer, mostBytes }] of posts) {
      const options = mostBytes === undefined ? {} : { bodyLimit: mostBytes };
      scope.post(path, options, async ({ headers, body, id }, reply) => {
        const raw = Buffer.isBuffer(body) ? body : none;
        const { status, body: sent } = await answer({ headers, raw, requestId: id });
        return reply.code(status).type(jsonType).send(sent);
      });
    }
    done();
  });
}

/** A body of JSON whose length is told and allowed, sent by a program: no browser's page. */
function isPlain({ headers }: IncomingMessage, mostBytes: number): boolean {
  const length = headers['content-length'];
  return (
    length !== undefined &&
    Number(length) <= mostBytes &&
    plainTypes.has(headers['content-type'] ?? '') &&
    headers.origin === undefined
  );
}

/** An upload that breaks off never comes to its end, and is answered by nobody. */
function readBody(request: IncomingMessage, done: (raw: Buffer) => void): void {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => done(Buffer.concat(pieces)));
}

function send(response: ServerResponse, { status, body }: Answer, isLast: boolean): void {
  response.writeHead(status, {
    ...apiHeaders,
    'content-type': jsonType,
    'content-length': Buffer.byteLength(body),
    ...(isLast ? { connection: 'close' } : {}),
  });
  response.end(body);
}
