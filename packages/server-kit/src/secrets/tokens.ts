/** Opaque tokens: 256 random bits with a prefix that says whose they are, stored only hashed. */
import { hash as hashOnce, randomBytes } from 'node:crypto';

const tokenForm = /^[a-z]_[A-Za-z0-9_-]{43}$/;

export function newToken(prefix: string): { token: string; hash: Buffer } {
  const token = `${prefix}_${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashOf(token) };
}

/** The hash a presented token is looked up by; undefined for what cannot be a token of ours. */
export function tokenHash(token: string): Buffer | undefined {
  return tokenForm.test(token) ? hashOf(token) : undefined;
}

/** The token of an `Authorization: Bearer` header. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return authorization?.startsWith('Bearer ') ? authorization.slice(7) : undefined;
}

function hashOf(token: string): Buffer {
  return hashOnce('sha256', token, 'buffer');
}
