/** Plays a match day again from its seed, in the browser. */
import { playVirtual } from '@bahati/book-rules/virtual/virtual-match.ts';
import type { CallValue } from '@bahati/contract/call.ts';
import type { SportsbookCalls } from '@bahati/contract/sportsbook/calls.ts';
import { drawInBrowser } from '@bahati/fairness/browser-draws.ts';
import { hashServerSeed } from '@bahati/fairness/commit.ts';

export type VirtualProof = CallValue<SportsbookCalls['GET /book/v1/virtuals/days/:dayId/proof']>;

/** Does the seed have the hash that was seen before, and does it play every match as it was told? */
export async function isDayFair(proof: VirtualProof, hashSeen: string): Promise<boolean> {
  const { serverSeed, serverSeedHash, clientSeed, chain, matches } = proof;
  if (serverSeed === null || serverSeedHash !== hashSeen) return false;
  if ((await hashServerSeed(serverSeed)) !== hashSeen) return false;
  if (chain && !(await isOnChain(serverSeed, chain))) return false;
  const checked = await Promise.all(
    matches.map(async ({ nonce, rates, goals }) => {
      const again = await drawInBrowser({ serverSeed, clientSeed, nonce }, (draw) =>
        playVirtual(rates, (range) => draw.nextInt(range)),
      );
      return (
        JSON.stringify(again) ===
        JSON.stringify(goals.map(({ minute, side }) => ({ minute, side })))
      );
    }),
  );
  return checked.length > 0 && checked.every(Boolean);
}

/** Does hashing lead from the seed to the hash that was shown before the chain's first day? */
async function isOnChain(
  serverSeed: string,
  { place, terminatingHash }: NonNullable<VirtualProof['chain']>,
): Promise<boolean> {
  let hash = serverSeed;
  for (let step = 0; step < place; step += 1) hash = await hashServerSeed(hash);
  return hash === terminatingHash;
}
