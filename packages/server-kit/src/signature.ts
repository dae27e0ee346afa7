/** Signing and checking of machine-to-machine requests (contract/signature.ts). */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { signatureHeaders, signatureWindowSeconds } from '@bahati/contract/signature.ts';

export function sign(key: string, timestamp: string, rawBody: string | Uint8Array): string {
  return createHmac('sha256', key).update(timestamp).update('.').update(rawBody).digest('hex');
}

/** The headers a signed request carries. */
export function signedHeaders(sender: string, key: string, rawBody: string, nowMs: number) {
  const timestamp = String(Math.floor(nowMs / 1000));
  return {
    [signatureHeaders.sender]: sender,
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.signature]: sign(key, timestamp, rawBody),
  };
}

/** True when the signature is right and fresh. Compares in constant time. */
export function isSignatureValid(
  key: string,
  timestamp: unknown,
  signature: unknown,
  rawBody: string | Uint8Array,
  nowMs: number,
): boolean {
  if (typeof timestamp !== 'string' || typeof signature !== 'string') return false;
  if (signature.length !== 64 || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(nowMs / 1000 - Number(timestamp)) > signatureWindowSeconds) return false;
  const expected = Buffer.from(sign(key, timestamp, rawBody), 'latin1');
  return timingSafeEqual(expected, Buffer.from(signature, 'latin1'));
}
