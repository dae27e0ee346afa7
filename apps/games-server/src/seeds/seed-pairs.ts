/**
 * The seed pairs that decide rounds. A pair's hash is shown before its first round and its server
 * seed only once it is retired; each of its numbers (nonces) decides one round and no other.
 */
import { createClientSeed, createServerSeed, hashServerSeed } from '@bahati/fairness/commit.ts';
import type { Seeds } from '@bahati/contract/games-frame/round-facts.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';

export type Player = { memberId: string; gameCode: string };

export type SeedPair = {
  id: bigint;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  /** The number of the next round. */
  nonce: number;
};

export const seedPairColumns = `p.server_seed AS "serverSeed",
  p.server_seed_hash AS "serverSeedHash", p.client_seed AS "clientSeed"`;

/** Makes everything that draws or retires seeds of this member wait its turn until commit. */
export async function lockPlayer(transaction: Transaction, memberId: string): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `games player ${memberId}`,
  ]);
}

/** The active pair, made now if there is none. The player must be locked. */
export async function activePair(transaction: Transaction, player: Player): Promise<SeedPair> {
  const { rows } = await transaction.query<SeedPair>(
    `SELECT p.id, p.nonce, ${seedPairColumns} FROM games.seed_pairs p
      WHERE p.member_id = $1 AND p.game_code = $2 AND p.revealed_at IS NULL`,
    [player.memberId, player.gameCode],
  );
  return rows[0] ?? addPair(transaction, player, createClientSeed());
}

export async function addPair(
  transaction: Transaction,
  player: Player,
  clientSeed: string,
): Promise<SeedPair> {
  const serverSeed = createServerSeed();
  const serverSeedHash = await hashServerSeed(serverSeed);
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO games.seed_pairs (member_id, game_code, server_seed, server_seed_hash, client_seed)
     VALUES ($1, $2, $3, $4, $5) RETURNING id`,
    [player.memberId, player.gameCode, serverSeed, serverSeedHash, clientSeed],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('A new seed pair has no id.');
  return { id, serverSeed, serverSeedHash, clientSeed, nonce: 0 };
}

/** What a player may see of a pair that still decides rounds. */
export function shownSeeds({ serverSeedHash, clientSeed, nonce }: SeedPair): Seeds {
  return { serverSeedHash, clientSeed, nonce };
}
