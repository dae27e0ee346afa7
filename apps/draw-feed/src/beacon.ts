/**
 * The randomness beacon: the value of a round is the hash of a deterministic signature over its number,
 * so that it is fixed from the start, known to nobody without the key before its time, and checked by
 * everybody with the public key.
 */
import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { BeaconInfo, BeaconRound } from '@bahati/contract/draw-feed/feed.ts';

const chain = 'bahati-demo-beacon';
const genesis = Date.UTC(2026, 0, 1);

/** A PKCS 8 frame around the 32 bytes of an Ed25519 key (RFC 8410). */
const frame = Buffer.from('302e020100300506032b657004220420', 'hex');

/** @param secret any text; the key is its SHA-256. */
export function createBeacon(secret: string, periodSeconds: number) {
  const bytes = createHash('sha256').update(secret).digest();
  const key = createPrivateKey({
    key: Buffer.concat([frame, bytes]),
    format: 'der',
    type: 'pkcs8',
  });
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  const publicKey = Buffer.from(x, 'base64url').toString('hex');
  const atOf = (round: number) => genesis + (round - 1) * periodSeconds * 1_000;
  return {
    info: (): BeaconInfo => ({
      chain,
      publicKey,
      periodSeconds,
      genesis: new Date(genesis).toISOString(),
    }),
    /** Undefined: it is to come. */
    round(round: number, now: number): BeaconRound | undefined {
      if (atOf(round) > now) return undefined;
      const signature = sign(null, Buffer.from(`${chain}:${round}`), key);
      return {
        round,
        at: new Date(atOf(round)).toISOString(),
        signature: signature.toString('hex'),
        randomness: createHash('sha256').update(signature).digest('hex'),
      };
    },
  };
}
