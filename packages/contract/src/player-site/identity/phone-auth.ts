/**
 * External phone verification (spec §3, §8): a hosted service verifies a number and issues an
 * identity token, which is accepted instead of our own SMS code.
 */
import { z } from 'zod';

/** The operator's code of the service. */
const channel = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

/** A JWT signed by the service. */
const idToken = z.string().min(1).max(8_192);

export const phoneProof = { channel, idToken };

export const phoneRefusals = {
  /** The service is not configured, or the brand does not offer it. */
  function_not_enabled: 403,
  /** The token is not valid here: signature, issuer, audience, browser or number. */
  phone_token_invalid: 403,
  /** The token has expired or was used before. */
  phone_token_expired: 403,
  /** The token holds no number. */
  phone_missing: 403,
  phone_unavailable: 503,
} as const;

export type PhoneProof = { channel: string; idToken: string };
