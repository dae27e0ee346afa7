/** Providers' signing keys as they are kept: sealed with the operator's key where there is one. */
import { createHash, randomBytes } from 'node:crypto';
import { keepSecret, readKeptSecret } from '@bahati/server-kit/secrets/kept-secrets.ts';
import type { Config } from '#platform/config.ts';

type Sealing = Pick<Config, 'SECRETS_KEY'>;

/** A key opens in its provider's row alone, whichever of his keys it is. */
const placeOf = (providerId: number) => `signing key of provider ${providerId}`;

export function keepSigningKey({ SECRETS_KEY }: Sealing, providerId: number, key: string): string {
  return keepSecret(SECRETS_KEY, placeOf(providerId), key);
}

export function openSigningKey({ SECRETS_KEY }: Sealing, providerId: number, kept: string): string {
  return readKeptSecret(SECRETS_KEY, placeOf(providerId), kept);
}

export function makeSigningKey(): string {
  return randomBytes(32).toString('base64url');
}

/** Names a key among others and tells nothing of it. */
export function fingerprintOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 12);
}
