/** Access tokens of the two networks: nothing is kept, so they outlive a restart. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

export function issueToken(secret: string, expiresAtMs: number): string {
  const until = expiresAtMs.toString(36);
  return `${until}.${sign(secret, until)}`;
}

/** Reads `Authorization: Bearer …`. */
export function isTokenValid(secret: string, header: string | undefined, nowMs: number): boolean {
  const [until = '', signature = ''] = /^Bearer (.+)$/i.exec(header ?? '')?.[1]?.split('.') ?? [];
  return isSame(signature, sign(secret, until)) && Number.parseInt(until, 36) > nowMs;
}

/** Compares what somebody presents with a secret in a time that tells nothing of either. */
export function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compared').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
