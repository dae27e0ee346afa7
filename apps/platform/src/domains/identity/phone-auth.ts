/**
 * The external phone path: a hosted service proves who holds a number and signs an identity token
 * that says so. It counts when signature, issuer, audience and time are right, in the browser
 * that set out for it, and once (phone-ways.ts). Whose keys sign is the operator's setting;
 * nothing inside a token chooses a key's place.
 */
import type { PhoneProof } from '@bahati/contract/player-site/identity/phone-auth.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose';
import type { Context } from '#platform/context.ts';
import type { BrandSettings } from '#domains/system/brand.ts';
import { offeredPhoneService, type PhoneService } from '#domains/system/phone-service.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { canonicalMobile } from './contacts.ts';
import { assertWayIsOpen, endPhoneWay } from './phone-ways.ts';
import { browserOf } from './social-browser.ts';

/** A number somebody has just shown to hold; `use` takes the proof, once. */
type ProvenNumber = { mobileNumber: string; use: () => Promise<void> };

type KeySet = ReturnType<typeof createRemoteJWKSet>;

const algorithms = ['RS256', 'ES256'];
const longestWaitMs = 4_000;
const longestBytes = 65_536;
const mostSeconds = 300;
/** Clocks of two houses differ a little. */
const toleranceSeconds = 5;

/** One service an operator sets up; tests run several. */
const keySets = new Map<string, KeySet>();

/**
 * Whose number the token proves. Refuses `function_not_enabled`, `phone_token_invalid`,
 * `phone_token_expired`, `phone_missing`, `mobile_invalid`, `phone_unavailable`.
 */
export async function readPhoneToken(
  context: Context,
  { flags, countryDialingCodes }: Pick<BrandSettings, 'flags' | 'countryDialingCodes'>,
  { channel, idToken, cookies }: PhoneProof & { cookies: string | undefined },
): Promise<ProvenNumber> {
  const { database, config } = context;
  const service = offeredPhoneService(config, { flags });
  if (service?.channel !== channel) throw new Refusal('function_not_enabled');
  const claims = await verifiedClaims(context, service, idToken);
  const { phone_number: number, phone_number_verified: isVerified, nonce } = claims;
  const browser = browserOf(config, cookies);
  await assertWayIsOpen(database, browser, nonce);
  if (typeof number !== 'string' || number === '') throw new Refusal('phone_missing');
  if (isVerified !== true) throw new Refusal('phone_token_invalid');
  if (!/^\+[1-9]\d{6,14}$/.test(number)) throw new Refusal('mobile_invalid');
  const mobileNumber = canonicalMobile('', number, countryDialingCodes);
  return { mobileNumber, use: () => endPhoneWay(database, browser, nonce) };
}

async function verifiedClaims(
  context: Context,
  { issuer, keysUrl, audience }: PhoneService,
  idToken: string,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(idToken, keysOf(context, keysUrl), {
      algorithms,
      issuer,
      audience,
      requiredClaims: ['exp', 'iat', 'sub'],
      maxTokenAge: mostSeconds,
      clockTolerance: toleranceSeconds,
      currentDate: context.now(),
    });
    // A token that is for others too may have been handed over by one of them.
    if (payload.aud !== audience) throw new Refusal('phone_token_invalid');
    return payload;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const refusal = refusalFor(error);
    // The token itself stays out of the log: it names a person's number.
    const cause = error instanceof errors.JOSEError ? error.code : String(error);
    context.log.warn({ issuer, refusal, cause }, 'a phone token was not taken');
    throw new Refusal(refusal);
  }
}

/** Codes of jose for a service that did not answer with its keys. */
const silences = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']);

function refusalFor(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'phone_token_expired';
  const isProofWrong = error instanceof errors.JOSEError && !silences.has(error.code);
  return isProofWrong ? 'phone_token_invalid' : 'phone_unavailable';
}

/** The service's keys, kept for ten minutes; asked anew for an unknown one twice a minute. */
function keysOf({ config }: Context, keysUrl: string): KeySet {
  const known = keySets.get(keysUrl);
  if (known) return known;
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: longestWaitMs,
    [customFetch]: (url, options) =>
      boundedFetch({
        signal: AbortSignal.timeout(longestWaitMs),
        longestBytes,
        isPlainHttpAllowed: config.NODE_ENV === 'test',
      })(url, options as never),
  });
  keySets.set(keysUrl, keys);
  return keys;
}
