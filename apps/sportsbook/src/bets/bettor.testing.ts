/** Members who bet by the book's own calls, in this process or over a line. */
import { randomUUID } from 'node:crypto';
import type { Odds } from '@bahati/book-rules/odds.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import type { SelectionKey } from '#sportsbook/offer/quote.ts';
import type { Scene } from '#sportsbook/scene.testing.ts';

export type Reply = {
  status: number;
  code?: string;
  value: never;
  details?: Record<string, unknown>;
};

export type Send = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  token?: string,
) => Promise<Reply>;

export const injected =
  ({ app }: { app: HttpServer }): Send =>
  async (method, url, body, token) => {
    const response = await app.inject({
      method,
      url,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: response.statusCode, ...(response.json() as { value: never }) };
  };

/** Asks a book of another process. */
export const over =
  (origin: string): Send =>
  async (method, path, body, token) => {
    const response = await fetch(origin + path, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, ...((await response.json()) as { value: never }) };
  };

export type Bettor = {
  memberId: string;
  token: string;
  ask: (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<Reply>;
  place: (slip: object, idempotencyKey?: string) => Promise<Reply>;
};

export async function openBettor(scene: Scene, send: Send, memberId: string): Promise<Bettor> {
  const launchToken = scene.wallet.launch(memberId, 'GCS_gameLaunchFB');
  const reply = await send('POST', '/book/v1/session', { launchToken });
  if (reply.status !== 200) throw new Error(`No session: ${reply.code}.`);
  const { bookToken: token } = reply.value as { bookToken: string };
  const ask: Bettor['ask'] = (method, path, body) => send(method, path, body, token);
  return {
    memberId,
    token,
    ask,
    place: (slip, idempotencyKey = randomUUID()) =>
      ask('POST', '/book/v1/bets', { ...slip, idempotencyKey }),
  };
}

/** A slip on these selections at these odds: one is a single, more are a multiple. */
export function slipOn(
  picks: readonly (readonly [SelectionKey, Odds])[],
  stake = '100.00',
  more: object = {},
) {
  return {
    legs: picks.map(([selection, odds]) => ({ selections: [{ ...selection, odds }], odds })),
    shape: { kind: picks.length === 1 ? 'singles' : 'multiple' },
    stakes: [stake],
    isEachWay: false,
    acceptance: 'better',
    ...more,
  };
}
