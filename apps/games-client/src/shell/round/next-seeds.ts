import type { Seeds } from '@bahati/contract/games-frame/round-facts.ts';

/** A round of the present pair moves its count on; an older pair's round changes nothing. */
export function nextSeeds(now: Seeds, used: Seeds): Seeds {
  const isPresent = used.serverSeedHash === now.serverSeedHash;
  return isPresent ? { ...now, nonce: Math.max(now.nonce, used.nonce + 1) } : now;
}
