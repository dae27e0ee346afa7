/**
 * The numbers of one pool. Who comes at a tick, and who is captured in a burst of a seat, each read
 * rows of their own, so that neither tells of the other.
 */
import { createDrawStream, type DrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import type { PoolDraws } from '@bahati/game-rules/fishing/simulation/step.ts';
import type { Opening } from '#games-server/pools/lease.ts';

/** More than a bullet of the oldest burst can still be on its way. */
const burstsKept = 8;

/** What is hashed with the seed: of the pool, or for the captures of one seat. */
export const clientSeedOf = ({ id }: Pick<Opening, 'id'>, seat?: number): string =>
  seat === undefined ? `pool-${id}` : `pool-${id}.${seat}`;

export function openDraws(opening: Opening): PoolDraws {
  const hmac = createNodeHmac(opening.seed);
  const open = new Map<string, DrawStream>();
  return {
    spawns: (tick) =>
      createDrawStream(hmac, { clientSeed: `${clientSeedOf(opening)}.sea`, nonce: tick }),
    captures(seat, burst) {
      const key = `${seat}:${burst}`;
      const known = open.get(key);
      if (known) return known;
      const stream = createDrawStream(hmac, {
        clientSeed: clientSeedOf(opening, seat),
        nonce: burst,
      });
      open.set(key, stream);
      for (const old of open.keys()) {
        if (Number(old.split(':')[1]) < burst - burstsKept) open.delete(old);
      }
      return stream;
    },
  };
}
