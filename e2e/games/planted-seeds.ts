/** Seeds a test chooses, so that what a round of theirs brings is known before it is played. */
import type { Pool } from 'pg';

import { createClientSeed, createServerSeed, hashServerSeed } from '@bahati/fairness/commit.ts';
import { createDrawStream, type DrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';

/** The draws of the round of this nonce, from 0. */
export type DrawsOf = (nonce: number) => DrawStream;

/**
 * Commits a member, before the game is ever opened, to a pair whose rounds are as they are wanted. The
 * games server knows him by his key alone.
 */
export const plantPair = async (
  database: Pool,
  { username, code }: { username: string; code: string },
  isWanted: (drawsOf: DrawsOf) => boolean,
): Promise<DrawsOf> => {
  for (;;) {
    const [serverSeed, clientSeed] = [createServerSeed(), createClientSeed()];
    const hmac = createNodeHmac(serverSeed);
    const drawsOf: DrawsOf = (nonce) => createDrawStream(hmac, { clientSeed, nonce });
    if (!isWanted(drawsOf)) continue;
    const { rowCount } = await database.query(
      `WITH player AS (
         SELECT provider_profiles.id AS provider_id, member_id FROM credentials, provider_profiles
          WHERE username = $1 AND code = 'BAHATI'),
       made AS (
         INSERT INTO provider_members (provider_id, member_id, key)
         SELECT provider_id, member_id, 'player-' || member_id FROM player
         ON CONFLICT DO NOTHING RETURNING key),
       known AS (
         SELECT key FROM made UNION
         SELECT key FROM provider_members JOIN player USING (provider_id, member_id))
       INSERT INTO games.seed_pairs
         (member_id, game_code, server_seed, server_seed_hash, client_seed)
       SELECT key, $2, $3, $4, $5 FROM known`,
      [username, code, serverSeed, await hashServerSeed(serverSeed), clientSeed],
    );
    if (rowCount !== 1) throw new Error(`${username} was committed to ${rowCount} pairs.`);
    return drawsOf;
  }
};
