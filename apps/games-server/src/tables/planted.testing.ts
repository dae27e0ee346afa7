/** Rounds of a test whose outcomes are known before they are played. */
import { randomBytes } from 'node:crypto';
import { createDrawStream, type DrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import type { Scene } from '#games-server/scene.testing.ts';
import { hashOf } from '#games-server/rooms/sitters.testing.ts';

type Seeds = { readonly hash: string; readonly salt: string };

/** Seeds of a first round that are as wanted. */
export function findRound(isWanted: (draw: DrawStream) => boolean, most: number): Seeds {
  for (let tried = 0; tried < most; tried += 1) {
    const [hash, salt] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
    if (isWanted(createDrawStream(createNodeHmac(hash), { clientSeed: salt, nonce: 1 }))) {
      return { hash, salt };
    }
  }
  throw new Error(`None of ${most} rounds is as wanted.`);
}

/** The first room of a table plays these rounds first, in this order; one chain for each. */
export async function plantRounds(
  { owner }: Pick<Scene, 'owner'>,
  table: string,
  wanted: readonly Seeds[],
): Promise<void> {
  // Each goes before those that are there.
  for (const { hash, salt } of wanted.toReversed()) {
    await owner.query(
      `WITH chain AS (INSERT INTO games.chains (id, used_by, seed, terminating_hash, games, salt)
         OVERRIDING SYSTEM VALUE
         SELECT least(min(id), 0) - 1, $4, $1, $2, 1, $3 FROM games.chains RETURNING id)
       INSERT INTO games.chain_marks SELECT id, 1, $1 FROM chain`,
      [hash, hashOf(hash), salt, `${table}-kes-1`],
    );
  }
}
