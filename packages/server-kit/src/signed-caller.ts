/** Calls on outside machines (vendors, gateways): signed, bounded in time and size. */
import {
  type CallerInput,
  type CallKey,
  type Calls,
  type CallValue,
  methodAndPath,
} from '@bahati/contract/call.ts';
import { type Outcome, timeOutside } from '@bahati/server-kit/metrics/call-times.ts';
import { fetchOutside } from '@bahati/server-kit/hosts/fetch-outside.ts';
import { signedHeaders } from './signature.ts';

/** The outside machine answered with a refusal of its contract. */
export class OutsideRefusal extends Error {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
  constructor(code: string, details: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.name = 'OutsideRefusal';
    this.code = code;
    this.details = details;
  }
}

/** No answer, or one that is not of the contract: whether it acted is unknown. */
export class OutsideFault extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'OutsideFault';
  }
}

export type SignedCallerOptions = {
  baseUrl: string;
  sender: string;
  key: string;
  timeoutMs?: number;
  /** Who is asked, as the figures name them; absent: the address. */
  party?: string;
};

const maxAnswerBytes = 262_144;

/** Makes one call and checks the answer against the contract. Never follows a redirect. */
export function callSigned<C extends Calls, K extends keyof C & CallKey>(
  options: SignedCallerOptions,
  calls: C,
  key: K,
  input: CallerInput<C[K]>,
): Promise<CallValue<C[K]>> {
  const party = options.party ?? new URL(options.baseUrl).host;
  return timeOutside({ party, call: key }, () => ask(options, calls, key, input), judge);
}

/** A refusal of the contract is an answer like any other. */
function judge(result: object): Outcome {
  if (!('error' in result)) return 'ok';
  return result.error instanceof OutsideRefusal ? 'refused' : 'failed';
}

async function ask<C extends Calls, K extends keyof C & CallKey>(
  options: SignedCallerOptions,
  calls: C,
  key: K,
  input: CallerInput<C[K]>,
): Promise<CallValue<C[K]>> {
  const { method, path } = methodAndPath(key);
  const { params, body } = input as { params?: Record<string, unknown>; body?: unknown };
  const url =
    options.baseUrl +
    path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const text = body === undefined ? '' : JSON.stringify(body);
  const envelope = await exchange(url, method, text, options);
  const call = calls[key];
  if (envelope['success'] === true) {
    const value = call?.value.safeParse(envelope['value']);
    if (value?.success) return value.data as CallValue<C[K]>;
    throw new OutsideFault(`${url} answered outside the contract.`);
  }
  if (typeof envelope['code'] !== 'string')
    throw new OutsideFault(`${url} answered nothing of ours.`);
  if (envelope['code'] === 'retry' || envelope['code'] === 'internal_error') {
    throw new OutsideFault(`${url} asks to try again.`);
  }
  throw new OutsideRefusal(envelope['code'], envelope['details'] as Record<string, unknown>);
}

async function exchange(
  url: string,
  method: string,
  text: string,
  options: SignedCallerOptions,
): Promise<Record<string, unknown>> {
  try {
    const response = await fetchOutside(url, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(options.timeoutMs ?? 5_000),
      headers: {
        ...(text === '' ? {} : { 'content-type': 'application/json' }),
        ...signedHeaders(options.sender, options.key, text, Date.now()),
      },
      ...(text === '' ? {} : { body: text }),
    });
    const answer: unknown = JSON.parse(await boundedText(response));
    if (typeof answer === 'object' && answer !== null) return answer as Record<string, unknown>;
  } catch (error) {
    throw new OutsideFault(`${url} could not be asked.`, error);
  }
  throw new OutsideFault(`${url} answered nothing of ours.`);
}

async function boundedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > maxAnswerBytes) throw new RangeError('The answer is too long.');
  }
  return text;
}
