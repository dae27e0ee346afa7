/** Codes of an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds). */
import { Secret, TOTP } from 'otpauth';

const stepSeconds = 30;

/** The time step whose code this is, one step of clock difference allowed; else undefined. */
export function codeStep(secret: string | undefined, code: string, now: Date): number | undefined {
  // Without a secret a random one is tried, so that both cost the same.
  const totp = new TOTP({ secret: secret ? Secret.fromBase32(secret) : new Secret() });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 });
  if (secret === undefined || delta === null) return undefined;
  return Math.floor(now.getTime() / 1000 / stepSeconds) + delta;
}

type Label = { issuer: string; account: string };

/** 160 bits. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** A new secret and the address an app reads it from. */
export function newAuthenticator(label: Label) {
  const secret = newTotpSecret();
  return { secret, uri: authenticatorAddress(secret, label) };
}

/** The address an app reads a known secret from. */
export function authenticatorAddress(secret: string, { issuer, account }: Label): string {
  return new TOTP({ issuer, label: account, secret: Secret.fromBase32(secret) }).toString();
}
