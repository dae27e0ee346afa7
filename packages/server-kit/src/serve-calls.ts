/** Serves the calls of a contract page: validation, who is asking, limits, answer. */
import {
  type Audience,
  type CallDeclaration,
  type CallKey,
  type Calls,
  type CallValue,
  type HandlerInput,
  methodAndPath,
} from '@bahati/contract/call.ts';
import { sealedCalls } from '@bahati/contract/sealed.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerError, sendRefused, successBody } from './answer.ts';
import type { Log } from './log.ts';
import { observeCall } from '@bahati/server-kit/metrics/metrics.ts';
import { Refusal } from './refusal.ts';
import { SealedBody } from './bodies/sealed-body.ts';

/** Who an audience is, once proven: `{ member: MemberActor, staff: StaffActor }`. */
export type Actors = Partial<Record<Audience, unknown>>;

type ActorOf<C extends CallDeclaration, A extends Actors> = C['audience'] extends keyof A
  ? A[C['audience']]
  : undefined;

export type CallRequest<C extends CallDeclaration, A extends Actors> = HandlerInput<C> & {
  actor: ActorOf<C, A>;
  ip: string;
  requestId: string;
  log: Log;
  /** For an answer that needs more of HTTP than a value. */
  http: { request: FastifyRequest; reply: FastifyReply };
};

export type Handlers<C extends Calls, A extends Actors> = {
  [K in keyof C & CallKey]: (request: CallRequest<C[K], A>) => Promise<CallValue<C[K]>>;
};

export type ServeOptions<A extends Actors> = {
  log: Log;
  /** Proves who asks, or throws a refusal. Called before the body is validated. */
  authenticate: {
    [K in keyof A]: (request: FastifyRequest, call: CallDeclaration) => Promise<A[K]>;
  };
  /** Throws `too_many_requests` when this address asked too often. */
  limit?: (key: string, perMinute: number | undefined, ip: string) => Promise<void>;
  /** Opens a sealed body (contract/sealed.ts), once; refuses `seal_invalid`. */
  openSealed?: (key: string, sealed: string) => Promise<unknown>;
  /** Are the calls of the sealed list taken sealed only? */
  isSealRequired?: boolean;
  /** Checks each answer against its schema: on outside production. */
  areAnswersChecked?: boolean;
  /** Told of each handler as its call is served: for who makes calls from within. */
  onServed?: (key: string, handler: LooseHandler) => void;
};

export type LooseHandler = (request: object) => Promise<unknown>;

export function serveCalls<C extends Calls, A extends Actors>(
  server: FastifyInstance,
  calls: C,
  handlers: Handlers<C, A>,
  options: ServeOptions<A>,
): void {
  for (const [key, call] of Object.entries(calls)) {
    const { method, path } = methodAndPath(key);
    const handler = handlers[key as keyof typeof handlers] as unknown as LooseHandler;
    options.onServed?.(key, handler);
    server.route({
      method,
      url: path,
      ...(call.mostBytes === undefined ? {} : { bodyLimit: call.mostBytes }),
      handler: (request, reply) => answerCall(key, call, handler, options, request, reply),
    });
  }
}

async function answerCall<A extends Actors>(
  key: string,
  call: CallDeclaration,
  handler: LooseHandler,
  options: ServeOptions<A>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const startedAt = performance.now();
  const observed = { call: key, requestId: request.id };
  const log = options.log.child({ requestId: request.id, call: key });
  try {
    await options.limit?.(key, call.perMinute, request.ip);
    const authenticate = options.authenticate[call.audience as keyof A];
    const actor = authenticate ? await authenticate(request, call) : undefined;
    const value = await handler({
      params: call.params?.parse(request.params),
      query: call.query?.parse(request.query),
      body: call.body?.parse(await readBody(key, options, request)),
      actor,
      ip: request.ip,
      requestId: request.id,
      log,
      http: { request, reply },
    });
    const answer = options.areAnswersChecked ? checkAnswer(call, value) : value;
    observeCall(observed, 'ok', performance.now() - startedAt);
    return await reply.type('application/json; charset=utf-8').send(successBody(answer));
  } catch (error) {
    const answer = answerError(error, request.id, call.refusals, log);
    const outcome = answer.status >= 500 ? 'failed' : 'refused';
    observeCall(observed, outcome, performance.now() - startedAt);
    return sendRefused(reply, answer);
  }
}

/** The body as it is validated: what a seal held goes through the same schema as any other. */
async function readBody<A extends Actors>(
  key: string,
  options: ServeOptions<A>,
  { body }: FastifyRequest,
): Promise<unknown> {
  const isSealable = sealedCalls.has(key) && options.openSealed !== undefined;
  if (body instanceof SealedBody) {
    if (!isSealable) throw new Refusal('unsupported_media_type');
    return options.openSealed?.(key, body.text);
  }
  if (isSealable && options.isSealRequired) throw new Refusal('seal_required');
  return body ?? {};
}

function checkAnswer(call: CallDeclaration, value: unknown): unknown {
  const result = call.value.safeParse(value);
  if (result.success) return result.data;
  throw new Error(`The answer does not match the contract: ${result.error.message}`);
}
