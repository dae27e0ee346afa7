/** The server's source of draw bytes. Kept apart because browsers have no `node:crypto`. */
import { createHmac } from 'node:crypto';
import type { Hmac } from './draw-stream.ts';

export function createNodeHmac(serverSeed: string): Hmac {
  return (message) => createHmac('sha256', serverSeed).update(message).digest();
}
