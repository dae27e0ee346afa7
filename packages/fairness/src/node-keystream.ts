/**
 * A fast cryptographic generator for simulations and benchmarks: the keystream of AES-256 in
 * counter mode. Rounds that are paid come from `draw-stream.ts`, which players can recompute.
 */
import { createCipheriv, randomBytes } from 'node:crypto';

/** Answers the next stretch of the keystream; every call another one. */
export type Keystream = () => Uint16Array;

const stretchBytes = 32_768;

/** Starts a keystream under a fresh key of the operating system, or under a key to repeat. */
export function createKeystream(key: Uint8Array = randomBytes(32)): Keystream {
  const cipher = createCipheriv('aes-256-ctr', key, new Uint8Array(16));
  const zeros = new Uint8Array(stretchBytes);
  return () => {
    const stretch = cipher.update(zeros);
    return new Uint16Array(stretch.buffer, stretch.byteOffset, stretch.byteLength / 2);
  };
}
