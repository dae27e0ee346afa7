/**
 * The public randomness beacon as the lottery asks it. A round's value counts only with a signature
 * that the beacon's public key confirms, so that neither the beacon's address nor the way to it has
 * to be trusted. A real beacon takes its place here and nowhere else.
 */
import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { BeaconInfo, BeaconRound } from '@bahati/contract/draw-feed/feed.ts';
import { askOutside } from './ask-outside.ts';

export type BeaconClient = ReturnType<typeof createBeaconClient>;

/** A SubjectPublicKeyInfo frame around the 32 bytes of an Ed25519 key (RFC 8410). */
const frame = Buffer.from('302a300506032b6570032100', 'hex');

const keyOf = (hex: string): KeyObject =>
  createPublicKey({
    key: Buffer.concat([frame, Buffer.from(hex, 'hex')]),
    format: 'der',
    type: 'spki',
  });

/** Is it the value of this round, by this key? */
export function isGenuine(
  { chain, publicKey }: Pick<BeaconInfo, 'chain' | 'publicKey'>,
  { round, signature, randomness }: BeaconRound,
): boolean {
  const bytes = Buffer.from(signature, 'hex');
  const isSigned = verify(null, Buffer.from(`${chain}:${round}`), keyOf(publicKey), bytes);
  return isSigned && createHash('sha256').update(bytes).digest('hex') === randomness;
}

/** When a round is published, in milliseconds. */
export const roundAt = (
  { genesis, periodSeconds }: Pick<BeaconInfo, 'genesis' | 'periodSeconds'>,
  round: number,
): number => Date.parse(genesis) + (round - 1) * periodSeconds * 1_000;

/** The first round that is published after an instant. */
export const roundAfter = (
  { genesis, periodSeconds }: Pick<BeaconInfo, 'genesis' | 'periodSeconds'>,
  atMs: number,
): number => Math.max(1, Math.floor((atMs - Date.parse(genesis)) / (periodSeconds * 1_000)) + 2);

/** @param pinned the public key that alone is believed; absent: the one it states first. */
export function createBeaconClient({ url, pinned }: { url: string; pinned: string | undefined }) {
  let known: BeaconInfo | undefined;
  const info = async (): Promise<BeaconInfo> => {
    if (known) return known;
    const told = await askOutside(url, 'GET /beacon/v1/info');
    if (!told) throw new Error('The beacon does not say who it is.');
    if (pinned !== undefined && told.publicKey !== pinned) {
      throw new Error('The beacon states another key than BEACON_KEY.');
    }
    known = told;
    return told;
  };
  return {
    /** Throws while the beacon does not answer. */
    info,
    /** Undefined: it is not published yet. Throws where it is not the beacon's. */
    async round(round: number): Promise<BeaconRound | undefined> {
      const chain = await info();
      const value = await askOutside(url, 'GET /beacon/v1/rounds/:round', { round });
      if (value && (value.round !== round || !isGenuine(chain, value))) {
        throw new Error(`Round ${round} of the beacon is not signed by its key.`);
      }
      return value;
    },
  };
}
