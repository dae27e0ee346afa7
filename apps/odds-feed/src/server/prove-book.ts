/** Who may ask: whoever has the feed's key. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from '@bahati/server-kit/refusal.ts';

const hashed = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compared in constant time. Refuses `unauthenticated`. */
export function proveBook(
  { headers }: { headers: { authorization?: string | undefined } },
  key: string,
): true {
  const given = hashed(headers.authorization ?? '');
  if (!timingSafeEqual(given, hashed(`Bearer ${key}`))) throw new Refusal('unauthenticated');
  return true;
}
