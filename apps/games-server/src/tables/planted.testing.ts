/** Rounds of a test whose draws are known before they are dealt. */
import { randomBytes } from 'node:crypto';
import { createDrawStream, type DrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { hashOf } from '#games-server/rooms/sitters.testing.ts';
import type { Scene } from '#games-server/scene.testing.ts';

/** The room deals rounds that are so first, in this order; one chain for each. */
export async function plantRounds(
  { owner }: Pick<Scene, 'owner'>,
  roomCode: string,
  wanted: readonly ((draw: DrawStream) => boolean)[],
): Promise<void> {
  // Each goes before those that are there.
  for (const isWanted of wanted.toReversed()) {
    const { hash, salt } = findRound(isWanted);
    await owner.query(
      `WITH chain AS (INSERT INTO games.chains (id, used_by, seed, terminating_hash, games, salt)
         OVERRIDING SYSTEM VALUE
         SELECT least(min(id), 0) - 1, $4, $1, $2, 1, $3 FROM games.chains RETURNING id)
       INSERT INTO games.chain_marks SELECT id, 1, $1 FROM chain`,
      [hash, hashOf(hash), salt, roomCode],
    );
  }
}

function findRound(isWanted: (draw: DrawStream) => boolean): { hash: string; salt: string } {
  for (let tried = 0; tried < 200_000; tried += 1) {
    const [hash, salt] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
    const draw = createDrawStream(createNodeHmac(hash), { clientSeed: salt, nonce: 1 });
    if (isWanted(draw)) return { hash, salt };
  }
  throw new Error('No round is so.');
}
