/**
 * Secrets of others that have to be read again: sealed with the operator's key (AES-256-GCM), so that
 * a copy of the database alone tells none. Without a key, as in the demo, they stand open.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const mark = 'sealed-1.';
const [ivBytes, tagBytes] = [12, 16];

/** `place` names the row and goes into the seal: moved to another row it opens no more. */
export function keepSecret(key: string | undefined, place: string, secret: string): string {
  if (key === undefined) return secret;
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', derivedKey(key), iv).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return mark + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** One that was kept before there was a key is answered as it stands. Throws on a wrong key. */
export function readKeptSecret(key: string | undefined, place: string, kept: string): string {
  if (!kept.startsWith(mark)) return kept;
  if (key === undefined) throw new Error(`SECRETS_KEY is missing: ${place} is sealed.`);
  const bytes = Buffer.from(kept.slice(mark.length), 'base64url');
  const iv = bytes.subarray(0, ivBytes);
  const decipher = createDecipheriv('aes-256-gcm', derivedKey(key), iv, {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const opened = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()];
  return Buffer.concat(opened).toString('utf8');
}

function derivedKey(key: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, '', 'bahati kept secrets', 32));
}
