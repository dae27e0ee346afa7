/**
 * Passkeys (WebAuthn): a way to log in and to unlock. What a browser is asked and what it answers
 * has the JSON form of the standard; the server alone judges it.
 */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { enteredPassword, id, instant } from '@bahati/contract/wire.ts';

const bytes = (longest: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/)
    .max(longest);

/** The options of the standard, passed to the browser as they are. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

const beside = {
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.record(z.string().max(40), z.unknown()),
};

/** What a browser answers that has made a passkey. */
const madePasskey = z.strictObject({
  ...beside,
  response: z.strictObject({
    clientDataJSON: bytes(2_000),
    attestationObject: bytes(16_000),
    authenticatorData: bytes(8_000).optional(),
    publicKey: bytes(4_000).optional(),
    publicKeyAlgorithm: z.number().int().optional(),
    transports: z.array(z.string().max(20)).max(8).optional(),
  }),
});

/** What a browser answers that has used one. */
export const usedPasskey = z.strictObject({
  ...beside,
  response: z.strictObject({
    clientDataJSON: bytes(2_000),
    authenticatorData: bytes(2_000),
    signature: bytes(8_000),
    userHandle: bytes(200).optional(),
  }),
});

const passkey = z.object({
  id,
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});

export const mostPasskeys = 10;

/** This address has no name a passkey could be made for: an IP address, or not one of the brand's. */
const unavailable = { passkeys_unavailable: 403 } as const;

export const passkeyRefusals = {
  ...unavailable,
  /** Unknown, not verified by its owner, too late, or used twice. */
  passkey_failed: 403,
} as const;

export const passkeyCalls = defineCalls({
  'GET /wps/member/passkeys': {
    summary: 'Passkeys of the member, the latest first',
    audience: 'member',
    value: z.object({ items: z.array(passkey).max(mostPasskeys) }),
    refusals: {},
  },
  'POST /wps/member/passkeys/start': {
    summary: 'Start to add a passkey, after the login password',
    audience: 'member',
    body: z.strictObject({ password: enteredPassword }),
    value: passkeyOptions,
    refusals: { ...unavailable, password_wrong: 403, too_many_passkeys: 409 },
    perMinute: 10,
  },
  'POST /wps/member/passkeys': {
    summary: 'Add the passkey the browser has made',
    audience: 'member',
    body: z.strictObject({ name: z.string().trim().min(1).max(40), passkey: madePasskey }),
    value: z.object({}),
    refusals: { ...passkeyRefusals, too_many_passkeys: 409 },
    perMinute: 10,
  },
  'POST /wps/member/passkeys/:id/remove': {
    summary: 'Remove a passkey, after the login password',
    audience: 'member',
    params: z.strictObject({ id }),
    body: z.strictObject({ password: enteredPassword }),
    value: z.object({}),
    refusals: { password_wrong: 403 },
    perMinute: 10,
  },
  'POST /wps/session/passkey/start': {
    summary: 'Start a login by passkey; no user name is asked',
    audience: 'anyone',
    body: z.strictObject({}),
    value: passkeyOptions,
    refusals: unavailable,
    perMinute: 20,
  },
});

export type Passkey = z.infer<typeof passkey>;
export type MadePasskey = z.infer<typeof madePasskey>;
export type UsedPasskey = z.infer<typeof usedPasskey>;
