/**
 * The calls of games providers. The signature is judged over the raw bytes before anything is
 * parsed; a bad one moves nothing and learns nothing.
 */
import { type CallDeclaration, methodAndPath } from '@bahati/contract/call.ts';
import { gamesProviderCalls } from '@bahati/contract/games-provider/calls.ts';
import type { BatchOperation } from '@bahati/contract/games-provider/wallet.ts';
import { signatureHeaders } from '@bahati/contract/signature.ts';
import { type Answer, answerError, successBody } from '@bahati/server-kit/answer.ts';
import {
  type RawRequest,
  serveDirectPosts,
  type ServedPost,
} from '@bahati/server-kit/direct/direct-posts.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { countFor } from '@bahati/server-kit/metrics/call-times.ts';
import { observeCall } from '@bahati/server-kit/metrics/metrics.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { isSignatureValid } from '@bahati/server-kit/signature.ts';
import type { Context } from '#platform/context.ts';
import { authenticateLaunch } from './authenticate-launch.ts';
import type { Gaming } from '#domains/gaming/gaming.ts';
import { closeGroup } from '#domains/gaming/groups/groups.ts';
import { voidForProvider } from '#domains/gaming/voids/voids.ts';
import type { ProviderProfile } from '#domains/gaming/wallet-calls/wallet-calls.ts';
import { applySlips } from './apply-slips.ts';
import { listClosedGames } from './list-closed-games.ts';
import { applyBatch, applyOperation, readProviderBalance } from './apply-operation.ts';

type Handler = (gaming: Gaming, provider: ProviderProfile, body: never) => Promise<unknown>;

const operation =
  (kind: BatchOperation['kind']) =>
  (gaming: Gaming, provider: ProviderProfile, body: Record<string, unknown>) =>
    applyOperation(gaming, provider, { ...body, kind } as BatchOperation);

const handlers: Record<keyof typeof gamesProviderCalls, Handler> = {
  'POST /provider/v1/authenticate': authenticateLaunch,
  'POST /provider/v1/balance': readProviderBalance,
  'POST /provider/v1/games/closed': listClosedGames,
  'POST /provider/v1/bet': operation('bet'),
  'POST /provider/v1/win': operation('win'),
  'POST /provider/v1/betwin': operation('betwin'),
  'POST /provider/v1/rollback': operation('rollback'),
  'POST /provider/v1/promo_win': operation('promo_win'),
  'POST /provider/v1/batch': applyBatch,
  'POST /provider/v1/sports': applySlips,
  'POST /provider/v1/groups/close': closeGroup,
  'POST /provider/v1/rounds/void': voidForProvider,
};

/** Adds the providers' calls to a server. `isLastAnswer`: does an answer now end its connection? */
export function registerGamesProvider(
  server: HttpServer,
  context: Context,
  gaming: Gaming,
  isLastAnswer: () => boolean,
): void {
  const calls: [string, CallDeclaration][] = Object.entries(gamesProviderCalls);
  const posts = calls.map(([key, call]) => {
    const handler = handlers[key as keyof typeof handlers];
    const post: ServedPost = {
      answer: (request) =>
        countFor(context.config.BRAND, () => answer(context, gaming, key, call, handler, request)),
      mostBytes: call.mostBytes,
    };
    return [methodAndPath(key).path, post] as const;
  });
  serveDirectPosts(server, { log: context.log, posts: new Map(posts), isLastAnswer });
}

async function answer(
  context: Context,
  gaming: Gaming,
  key: string,
  call: CallDeclaration,
  handler: Handler,
  { headers, raw, requestId }: RawRequest,
): Promise<Answer> {
  const startedAt = performance.now();
  const observed = { call: key, requestId };
  try {
    const provider = proveProvider(gaming, headers, raw, context.now().getTime());
    const body = call.body?.parse(parseJson(raw)) as never;
    const value = await handler(gaming, provider, body);
    observeCall(observed, 'ok', performance.now() - startedAt);
    return { status: 200, body: successBody(value) };
  } catch (error) {
    const refused = answerError(error, requestId, call.refusals, context.log);
    const outcome = refused.status >= 500 ? 'failed' : 'refused';
    observeCall(observed, outcome, performance.now() - startedAt);
    return refused;
  }
}

function proveProvider(
  gaming: Gaming,
  headers: RawRequest['headers'],
  raw: Buffer,
  nowMs: number,
): ProviderProfile {
  const code = headers[signatureHeaders.sender];
  const provider = typeof code === 'string' ? gaming.directory.provider(code) : undefined;
  const isSignedWith = (key: string) =>
    isSignatureValid(
      key,
      headers[signatureHeaders.timestamp],
      headers[signatureHeaders.signature],
      raw,
      nowMs,
    );
  // An unknown sender costs the same time as a known one with a wrong key.
  const isValid = isSignedWith(provider?.signingKey ?? 'no such provider');
  if (provider && !isValid && isOverlapping(provider, nowMs)) {
    if (isSignedWith(provider.previousKey)) return provider;
  }
  if (!provider || !isValid) throw new Refusal('unauthenticated');
  return provider;
}

type WithPreviousKey = ProviderProfile & { previousKey: string };

function isOverlapping(provider: ProviderProfile, nowMs: number): provider is WithPreviousKey {
  const { previousKey, previousKeyUntil } = provider;
  return previousKey !== null && (previousKeyUntil?.getTime() ?? 0) > nowMs;
}

function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    throw new Refusal('invalid_input', { problem: 'not JSON' });
  }
}
