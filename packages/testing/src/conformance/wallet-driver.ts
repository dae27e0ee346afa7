/** Talking to a wallet under judgement: signed calls, each answer held against the contract. */
import { randomBytes } from 'node:crypto';
import { type CallDeclaration, standardRefusals } from '@bahati/contract/call.ts';
import { gamesProviderCalls } from '@bahati/contract/games-provider/calls.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { signedHeaders } from '@bahati/server-kit/signature.ts';

export type CallName = keyof typeof gamesProviderCalls extends `POST /provider/v1/${infer N}`
  ? N
  : never;

export type Target = {
  /** The wallet's origin, before /provider/v1. */
  url: string;
  /** The provider's code and key. */
  provider: string;
  key: string;
};

/** A member with a game open. */
export type Player = {
  memberId: string;
  sessionToken: string;
  gameCode: string;
  currency: Currency;
};

export type Reply = {
  call: string;
  status: number;
  ms: number;
  success: boolean;
  value: Record<string, unknown>;
  code: string;
  details: Record<string, unknown>;
  /** What about the answer is not of the contract. */
  problem: string | null;
};

export type Driver = {
  target: Target;
  /** Every answer so far. */
  replies: Reply[];
  send: (call: CallName, body: unknown) => Promise<Reply>;
  /** Sends this text as it is, under these headers. */
  sendRaw: (call: CallName, text: string, headers: Record<string, string>) => Promise<Reply>;
  newId: (kind: string) => string;
};

/** An integrator sees that his wallet hangs long before a test run would. */
const patienceMs = 15_000;

export function createDriver(target: Target): Driver {
  const replies: Reply[] = [];
  const run = randomBytes(5).toString('hex');
  let count = 0;
  const sendRaw: Driver['sendRaw'] = async (call, text, headers) => {
    const reply = await exchange(target, call, text, headers);
    replies.push(reply);
    return reply;
  };
  return {
    target,
    replies,
    sendRaw,
    send: (call, body) => {
      const text = JSON.stringify(body);
      return sendRaw(call, text, signedHeaders(target.provider, target.key, text, Date.now()));
    },
    newId: (kind) => `${kind}-${run}-${++count}`,
  };
}

async function exchange(
  target: Target,
  call: CallName,
  text: string,
  headers: Record<string, string>,
): Promise<Reply> {
  const startedAt = performance.now();
  const response = await fetch(`${target.url}/provider/v1/${call}`, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json', ...headers },
    body: text,
    signal: AbortSignal.timeout(patienceMs),
  });
  const answer = await response.text();
  const ms = performance.now() - startedAt;
  return { call, status: response.status, ms, ...readAnswer(call, response.status, answer) };
}

function readAnswer(call: CallName, status: number, text: string) {
  const none = { success: false, value: {}, code: '', details: {} };
  let envelope: Record<string, unknown>;
  try {
    envelope = JSON.parse(text) as Record<string, unknown>;
  } catch {
    return { ...none, problem: `the answer is not JSON (status ${status})` };
  }
  const declared: CallDeclaration = gamesProviderCalls[`POST /provider/v1/${call}`];
  if (envelope['success'] === true) {
    const value = declared.value.safeParse(envelope['value']);
    const isRight = value.success && status === 200;
    return {
      ...none,
      success: true,
      value: (envelope['value'] ?? {}) as Record<string, unknown>,
      problem: isRight ? null : `a success that is not of the contract (status ${status})`,
    };
  }
  const code = String(envelope['code']);
  const refusals: Record<string, number> = { ...standardRefusals, ...declared.refusals };
  const isRight = refusals[code] === status;
  return {
    ...none,
    code,
    details: (envelope['details'] ?? {}) as Record<string, unknown>,
    problem: isRight ? null : `the refusal ${code} with status ${status} is not of the contract`,
  };
}
