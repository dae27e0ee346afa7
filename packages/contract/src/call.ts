/**
 * How a call is declared. Every HTTP call of the product stands once in this package, keyed by
 * "METHOD /path"; server routes, typed clients, the API page and the fuzz tests all read the
 * same declaration. Clients import the types only, so no schema reaches a browser bundle.
 */
import type { z } from 'zod';

/** Who may make the call; the token travels as `Authorization: Bearer`. */
export type Audience =
  | 'anyone'
  | 'member'
  | 'staff'
  | 'staff-awaiting-totp'
  | 'provider'
  | 'platform'
  | 'gateway'
  | 'player-frame';

/** Refusal code → HTTP status. */
export type Refusals = Readonly<Record<string, number>>;

export type CallDeclaration = {
  readonly summary: string;
  readonly audience: Audience;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly value: z.ZodType;
  /** Refusals of this call beyond `standardRefusals`. */
  readonly refusals: Refusals;
  /** Requests a minute one address may make before `too_many_requests`; absent: the default. */
  readonly perMinute?: number;
  /** The longest body it takes; absent: the server's own bound. */
  readonly mostBytes?: number;
};

export type CallKey = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;
export type Calls = Readonly<Record<CallKey, CallDeclaration>>;

/** Refusals any call may answer. */
export const standardRefusals = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal_error: 500,
  retry: 503,
} as const satisfies Refusals;

/** Refusals any call of a visitor or a member may answer besides. */
export const visitorRefusals = {
  /** The network the call came from is blocked (spec §8). */
  access_restricted: 403,
  /** The site is under maintenance (spec §4, status 1). */
  system_maintenance: 503,
  /** The brand is not available in the caller's country (spec §4, status 2). */
  region_restricted: 403,
  /** The member's password is weak or expired and must be changed first. */
  password_change_required: 403,
  /** A login from a new network needs a step-up first. */
  step_up_required: 403,
  /** The member's idle lock is on: a PIN or passkey unlocks the device first. */
  session_locked: 403,
  /** A sealed body cannot be decrypted, is too old or was used before; see sealed.ts. */
  seal_invalid: 400,
  /** The brand accepts this call with a sealed body only. */
  seal_required: 400,
} as const satisfies Refusals;

/** Refusals any call of staff may answer besides. */
export const staffRefusals = {
  /** The caller's network is not allowed for the back office. */
  network_not_allowed: 403,
} as const satisfies Refusals;

/** Every refusal a call may answer, with its status. */
export function refusalsOf({ audience, refusals }: CallDeclaration): Refusals {
  const isVisitors = audience === 'anyone' || audience === 'member';
  const more = isVisitors ? visitorRefusals : audience === 'staff' ? staffRefusals : {};
  return { ...standardRefusals, ...more, ...refusals };
}

/** Keeps the literal keys and schema types of a list of calls. */
export function defineCalls<const T extends Calls>(calls: T): T {
  return calls;
}

/** Splits "POST /wps/session/login" into its method and path. */
export function methodAndPath(key: string): { method: string; path: string } {
  const cut = key.indexOf(' ');
  return { method: key.slice(0, cut), path: key.slice(cut + 1) };
}

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;
type Input<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What a handler receives after validation. */
export type HandlerInput<C extends CallDeclaration> = {
  params: Output<C['params']>;
  query: Output<C['query']>;
  body: Output<C['body']>;
};

type Present<K extends string, T> = [T] extends [undefined]
  ? unknown
  : Record<never, never> extends T
    ? { [P in K]?: T }
    : { [P in K]: T };

/** What a caller passes; parts the call does not declare are absent. */
export type CallerInput<C extends CallDeclaration> = Present<'params', Input<C['params']>> &
  Present<'query', Input<C['query']>> &
  Present<'body', Input<C['body']>>;

export type CallValue<C extends CallDeclaration> = z.output<C['value']>;

/** The answer of every call (spec §7): the value, or a refusal with a code the sites translate. */
export type Envelope<T> =
  | { readonly success: true; readonly value: T }
  | {
      readonly success: false;
      readonly code: string;
      readonly message: string;
      readonly requestId: string;
      readonly details?: Readonly<Record<string, unknown>>;
      /** Set on a failed login whose next try needs the captcha (spec §4). */
      readonly captcha?: true;
    };
