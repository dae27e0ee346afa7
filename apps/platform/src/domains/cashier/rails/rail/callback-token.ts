/**
 * What proves a callback of a rail that signs nothing: a token in its address that only the rail
 * was told, another for each thing it speaks of.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

export function callbackToken(key: string, ...of: string[]): string {
  return createHmac('sha256', key).update(of.join('\n')).digest('base64url').slice(0, 32);
}

export function isCallbackToken(given: string, key: string, ...of: string[]): boolean {
  const [told, right] = [Buffer.from(given), Buffer.from(callbackToken(key, ...of))];
  return told.length === right.length && timingSafeEqual(told, right);
}
