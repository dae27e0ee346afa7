/**
 * Chains of hashes that decide match days, as those of crash do: made from their last hash to their
 * first, whose own hash is shown before the first day, and used the other way round. A league's days
 * take turns on four chains, since the hash of a day is the seed of the one before it on its chain:
 * that one is over before the day is shown.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createServerSeed } from '@bahati/fairness/commit.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';

/** More than the days that are open and in play at once. */
const lanes = 4;
const daysAChain = 5_000;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The hash so many steps before the last one. */
function hashBefore(seed: string, steps: number): string {
  let hash = seed;
  for (let step = 0; step < steps; step += 1) hash = hashOf(hash);
  return hash;
}

/** The chain of match day `turn` of a league, counted from 1970. */
export const laneOf = (turn: number): number => turn % lanes;

/**
 * Makes a chain for a lane that has none to use, and only then draws its salt. Of two processes one
 * makes it; what a kill left without a salt gets one.
 */
export async function ensureChain(database: Database, league: string, lane: number): Promise<void> {
  const { rows } = await database.query<{ salt: string | null }>(
    `SELECT salt FROM book.virtual_chains WHERE league = $1 AND lane = $2 AND next_day <= days`,
    [league, lane],
  );
  if (rows[0]?.salt) return;
  if (!rows[0]) {
    const seed = createServerSeed();
    await database.query(
      `INSERT INTO book.virtual_chains (league, lane, seed, terminating_hash, days)
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
      [league, lane, seed, hashBefore(seed, daysAChain), daysAChain],
    );
  }
  await database.query(
    `UPDATE book.virtual_chains SET salt = $3
      WHERE league = $1 AND lane = $2 AND next_day <= days AND salt IS NULL`,
    [league, lane, randomBytes(16).toString('hex')],
  );
}

export type ChainPlace = {
  chainId: bigint;
  place: number;
  salt: string;
  serverSeed: string;
  serverSeedHash: string;
};

/** Holds the lane's chain and answers the place that is next on it; undefined: it needs a chain. */
export async function holdNextPlace(
  transaction: Transaction,
  league: string,
  lane: number,
): Promise<ChainPlace | undefined> {
  const { rows } = await transaction.query<{
    id: bigint;
    seed: string;
    days: number;
    place: number;
    salt: string | null;
  }>(
    `SELECT id, seed, days, next_day AS place, salt FROM book.virtual_chains
      WHERE league = $1 AND lane = $2 AND next_day <= days AND salt IS NOT NULL FOR UPDATE`,
    [league, lane],
  );
  const [chain] = rows;
  if (chain?.salt === undefined || chain.salt === null) return undefined;
  const { id: chainId, seed, days, place, salt } = chain;
  const serverSeed = hashBefore(seed, days - place);
  return { chainId, place, salt, serverSeed, serverSeedHash: hashOf(serverSeed) };
}

/** The place was taken. */
export async function usePlace(transaction: Transaction, { chainId }: ChainPlace): Promise<void> {
  await transaction.query('UPDATE book.virtual_chains SET next_day = next_day + 1 WHERE id = $1', [
    chainId,
  ]);
}
