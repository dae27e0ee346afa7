/**
 * Typed calls. A caller knows the shape of every call of one contract page and none of its
 * schemas: `call('POST /wps/session/login', { body })` answers the value or throws.
 */
import type { CallerInput, CallKey, CallValue, Calls, Envelope } from '@bahati/contract/call.ts';
import { sealedMediaType } from '@bahati/contract/sealed.ts';
import type { Sealer } from './sealer.ts';

/** The server said no, with a code the site translates. */
export class RefusedError extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;
  readonly requestId: string;
  /** The next try needs the picture's characters (spec §4). */
  readonly asksCaptcha: boolean;
  constructor(
    status: number,
    refusal: {
      code: string;
      message: string;
      requestId: string;
      details?: object;
      captcha?: boolean;
    },
  ) {
    super(refusal.message);
    this.name = 'RefusedError';
    this.status = status;
    this.code = refusal.code;
    this.requestId = refusal.requestId;
    this.details = { ...refusal.details };
    this.asksCaptcha = refusal.captcha === true;
  }
}

/** No answer came: offline, timed out, or the answer was not ours. */
export class UnreachableError extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached.', { cause });
    this.name = 'UnreachableError';
  }
}

export type CallerOptions = {
  baseUrl?: string;
  token: () => string | null;
  /** Runs when a call that carried a token is answered `unauthenticated`. */
  onSessionEnded?: () => void;
  /** Runs when something has to be done before anything else is answered. */
  onHurdle?: (hurdle: 'lock' | 'stepUp' | 'password') => void;
  /** Runs when not the call but the visitor was turned away: the site is closed to him. */
  onTurnedAway?: () => void;
  /** Seals the bodies of calls that travel sealed. */
  sealer?: Sealer;
  timeoutMs?: number;
  /** As the browser's own; a site may know an answer beforehand. */
  fetch?: typeof fetch;
};

const turnedAway: ReadonlySet<string> = new Set([
  'access_restricted',
  'region_restricted',
  'system_maintenance',
]);

export type Caller<C extends Calls> = <K extends keyof C & CallKey>(
  key: K,
  ...input: Record<never, never> extends CallerInput<C[K]>
    ? [CallerInput<C[K]>?, CallSettings?]
    : [CallerInput<C[K]>, CallSettings?]
) => Promise<CallValue<C[K]>>;

export type CallSettings = { signal?: AbortSignal };

type LooseInput = { params?: object; query?: object; body?: unknown };

export function createCaller<C extends Calls>(options: CallerOptions): Caller<C> {
  const { baseUrl = '', timeoutMs = 20_000 } = options;
  const call = async (key: string, input: LooseInput = {}, settings: CallSettings = {}) => {
    const cut = key.indexOf(' ');
    const token = options.token();
    const headers: Record<string, string> = { accept: 'application/json' };
    if (token) headers['authorization'] = `Bearer ${token}`;
    const timeout = AbortSignal.timeout(timeoutMs);
    const request: RequestInit = {
      method: key.slice(0, cut),
      headers,
      signal: settings.signal ? AbortSignal.any([settings.signal, timeout]) : timeout,
      cache: 'no-store',
    };
    const url = baseUrl + fillPath(key.slice(cut + 1), input.params) + queryText(input.query);
    const send = async () => {
      if (input.body !== undefined) {
        const sealed = await sealedBody(options, key, input.body);
        headers['content-type'] = sealed ? sealedMediaType : 'application/json';
        request.body = sealed ?? JSON.stringify(input.body);
      }
      return exchange(options.fetch ?? fetch, url, request, settings.signal);
    };
    let answer = await send();
    // The key in hand was followed by another; nothing was done, so it may be sent anew.
    if (!answer.envelope.success && answer.envelope.code === 'seal_invalid') {
      options.sealer?.forget();
      answer = await send();
    }
    const { status, envelope } = answer;
    if (envelope.success) return envelope.value;
    if (status === 401 && envelope.code === 'unauthenticated' && token) options.onSessionEnded?.();
    if (envelope.code === 'session_locked') options.onHurdle?.('lock');
    if (envelope.code === 'step_up_required') options.onHurdle?.('stepUp');
    if (envelope.code === 'password_change_required') options.onHurdle?.('password');
    if (turnedAway.has(envelope.code)) options.onTurnedAway?.();
    throw new RefusedError(status, envelope);
  };
  return call as Caller<C>;
}

/** Without the key or the code to seal with, nothing was sent. */
async function sealedBody({ sealer }: CallerOptions, key: string, body: unknown) {
  try {
    return await sealer?.seal(key, body);
  } catch (error) {
    throw error instanceof RefusedError ? error : new UnreachableError(error);
  }
}

async function exchange(
  ask: typeof fetch,
  url: string,
  request: RequestInit,
  signal: AbortSignal | undefined,
) {
  try {
    const response = await ask(url, request);
    const envelope = (await response.json()) as Envelope<unknown>;
    if (typeof envelope?.success !== 'boolean') throw new TypeError('Not an answer of ours.');
    return { status: response.status, envelope };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new UnreachableError(error);
  }
}

function fillPath(path: string, params: object | undefined): string {
  const values = (params ?? {}) as Record<string, unknown>;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

function queryText(query: object | undefined): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return '';
  return `?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`;
}
