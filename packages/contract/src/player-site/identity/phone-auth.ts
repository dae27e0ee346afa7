/**
 * The external phone-authentication path (spec §3, §8): a service elsewhere proves a number and
 * gives an identity token, which is taken in place of our own code by SMS.
 */
import { z } from 'zod';

/** Which service it was, as the operator names it. */
const channel = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

/** A JWT signed by the service. */
const idToken = z.string().min(1).max(8_192);

export const phoneProof = { channel, idToken };

export const phoneRefusals = {
  /** The operator has set up no such service, or the brand does not offer it. */
  function_not_enabled: 403,
  /** It does not prove this number here: signature, issuer, audience, browser, or another's. */
  phone_token_invalid: 403,
  /** Too old, or used once already. */
  phone_token_expired: 403,
  /** The service proved a person and told no number. */
  phone_missing: 403,
  phone_unavailable: 503,
} as const;

export type PhoneProof = { channel: string; idToken: string };
