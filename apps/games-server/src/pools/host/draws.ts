/**
 * The numbers of one pool. Who comes at a tick, and who is captured by a hit, each read rows of their
 * own, so that neither tells of the other. A seed of the player's is part of the rows of his seat, so
 * that nobody knew them as the pool's own seed was fixed.
 */
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import type { PoolDraws } from '@bahati/game-rules/fishing/simulation/step.ts';
import type { Opening } from '#games-server/pools/lease.ts';

export type SeatedDraws = PoolDraws & {
  /** Somebody sits down, nothing of whoever sat there before is on its way. Answers his client seed. */
  readonly seat: (at: number, ownSeed: string) => string;
};

export function openDraws({ id, seed }: Pick<Opening, 'id' | 'seed'>): SeatedDraws {
  const hmac = createNodeHmac(seed);
  const clientSeeds = new Map<number, string>();
  return {
    seat(at, ownSeed) {
      const clientSeed = `pool-${id}.${at}.${ownSeed}`;
      clientSeeds.set(at, clientSeed);
      return clientSeed;
    },
    spawns: (tick) => createDrawStream(hmac, { clientSeed: `pool-${id}.fish`, nonce: tick }),
    captures(at, hit) {
      const clientSeed = clientSeeds.get(at);
      if (clientSeed === undefined) throw new Error(`Nobody sat at ${at}.`);
      return createDrawStream(hmac, { clientSeed, nonce: hit });
    },
  };
}
