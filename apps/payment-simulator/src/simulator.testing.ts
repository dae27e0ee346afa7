/** A simulator in this process and a platform that only listens, for the tests beside. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@bahati/server-kit/log.ts';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import { createSimulator } from './app.ts';
import { createClockwork } from './clockwork.ts';
import { simulatorConfig, simulatorSettings } from './config.ts';
import type { Context } from './context.ts';
import { openStore } from './store.ts';

export const testKey = 'a key for tests only';

const testSettings: Context['settings'] = {
  ...simulatorSettings(
    simulatorConfig({ NODE_ENV: 'test', PAYMENTS_ORIGIN: 'http://gateway.test' }),
  ),
  key: testKey,
  payoutDelayMs: 0,
  firstPauseMs: 1,
};

/** A folder of its own, gone when the test is. */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'payment-simulator-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true }) };
}

export type Simulator = Awaited<ReturnType<typeof startSimulator>>;

export async function startSimulator(file = ':memory:') {
  let skippedMs = 0;
  const context: Context = {
    store: openStore(file),
    log: createLog('payment-simulator', 'silent'),
    now: () => Date.now() + skippedMs,
    settings: testSettings,
    wake: () => clockwork.wake(),
  };
  const clockwork = createClockwork(context);
  const server = await createSimulator(context);

  const ask = async (method: 'GET' | 'POST', url: string, body?: unknown, key = testKey) => {
    const payload = body === undefined ? '' : JSON.stringify(body);
    const answer = await server.inject({
      method,
      url,
      headers: {
        ...signedHeaders('platform', key, payload, context.now()),
        ...(payload === '' ? {} : { 'content-type': 'application/json' }),
      },
      ...(payload === '' ? {} : { payload }),
    });
    return { status: answer.statusCode, ...answer.json<Answer>() };
  };
  const press = (reference: string, action: string) =>
    server.inject({
      method: 'POST',
      url: `/checkout/${reference}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `action=${action}`,
    });
  return {
    context,
    clockwork,
    server,
    ask,
    press,
    /** Fills in a form of the simulated phone; `fields` as a browser sends them. */
    hold: (path: string, fields: Record<string, string>) =>
      server.inject({
        method: 'POST',
        url: `/phone/${path}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
    /** Moves the simulator's clock on and lets it act. */
    skip: (ms: number) => {
      skippedMs += ms;
      clockwork.wake();
    },
    [Symbol.asyncDispose]: async () => {
      await server.close();
      await clockwork.stop();
      context.store.close();
    },
  };
}

type Answer = { success: boolean; code: string; value: Record<string, string> };

export type Heard = { body: Record<string, string>; raw: string; headers: IncomingHttpHeaders };

/** Listens for callbacks; `answers` are given in turn, then success for ever. */
export async function startListener(answers: { status: number; body: string }[] = []) {
  const heard: Heard[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const hear = async (request: IncomingMessage, response: ServerResponse) => {
    let raw = '';
    for await (const chunk of request) raw += String(chunk);
    heard.push({ body: JSON.parse(raw) as Heard['body'], raw, headers: request.headers });
    const answer = answers.shift() ?? { status: 200, body: '{"success":true,"value":{}}' };
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    for (const { count, resolve } of waiting) if (heard.length >= count) resolve();
  };
  const server = createServer((request, response) => void hear(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    heard,
    url: `http://127.0.0.1:${port}/gateway-callbacks/mobile`,
    hears: (count: number) =>
      new Promise<void>((resolve) => {
        if (heard.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function chargeRequest(callbackUrl: string, changes: object = {}) {
  return {
    depositId: randomUUID(),
    rail: 'mpesa',
    currency: 'KES',
    amount: '500.00',
    accountReference: 'amani',
    returnUrl: 'http://site.test/member/depositv2?deposit=1',
    callbackUrl,
    language: 'sw',
    ...changes,
  };
}

export function payoutRequest(callbackUrl: string, changes: object = {}) {
  return {
    withdrawalId: randomUUID(),
    rail: 'mpesa',
    currency: 'KES',
    amount: '250.00',
    payee: '254712345678',
    callbackUrl,
    ...changes,
  };
}
