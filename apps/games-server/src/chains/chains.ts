/**
 * Chains of hashes that decide shared rounds. A chain is made from its last hash to its first, whose
 * own hash is published, and used the other way round; so each game's hash, once told, proves
 * itself by the one before, and nobody can compute the next. Each room has chains of its own: a hash
 * that is told gives away all before it, so rooms that run side by side must not share one.
 */
import { createHash, randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createServerSeed } from '@bahati/fairness/commit.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#games-server/context.ts';

/** A mark in the chain stands every so many games. */
const markEvery = 1_000;

export type NextGame = {
  chainId: bigint;
  game: number;
  hash: string;
  previousHash: string;
  /** Of the chain: drawn after it was committed to. */
  salt: string;
};

/** What chains are made for: crash, or a room by its code. */
export type ChainUser = string;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** True while there is a game left that was committed to. */
export async function hasChain(
  { database }: Pick<Context, 'database'>,
  usedBy: ChainUser,
): Promise<boolean> {
  const { rows } = await database.query(
    `SELECT 1 FROM games.chains
      WHERE used_by = $1 AND next_game <= games AND salt IS NOT NULL LIMIT 1`,
    [usedBy],
  );
  return rows.length > 0;
}

/** Makes a chain of so many games, commits to it, and only then draws its public salt. */
export async function addChain(
  { database }: Pick<Context, 'database'>,
  usedBy: ChainUser,
  games: number,
  seed = createServerSeed(),
): Promise<void> {
  const marks: { game: number; hash: string }[] = [];
  let hash = seed;
  for (let game = games; game > 0; game -= 1) {
    if (game === games || game % markEvery === 0) {
      marks.push({ game, hash });
      await nextTurn();
    }
    hash = hashOf(hash);
  }
  const terminatingHash = hash;
  const id = await inTransaction(database, async (transaction) => {
    const { rows } = await transaction.query<{ id: bigint }>(
      `INSERT INTO games.chains (used_by, seed, terminating_hash, games) VALUES ($1, $2, $3, $4)
       RETURNING id`,
      [usedBy, seed, terminatingHash, games],
    );
    await transaction.query(
      `INSERT INTO games.chain_marks (chain_id, game, hash)
       SELECT $1, * FROM unnest($2::int[], $3::text[])`,
      [rows[0]?.id, marks.map(({ game }) => game), marks.map((mark) => mark.hash)],
    );
    return rows[0]?.id;
  });
  await database.query('UPDATE games.chains SET salt = $2 WHERE id = $1 AND salt IS NULL', [
    id,
    randomBytes(32).toString('hex'),
  ]);
}

/** Takes the next game of the oldest chain that has one; undefined: a chain is needed first. */
export async function takeGame(
  transaction: Transaction,
  usedBy: ChainUser,
): Promise<NextGame | undefined> {
  const { rows } = await transaction.query<{ id: bigint; game: number; salt: string }>(
    `UPDATE games.chains SET next_game = next_game + 1
      WHERE id = (SELECT id FROM games.chains
                   WHERE used_by = $1 AND next_game <= games AND salt IS NOT NULL
                   ORDER BY id LIMIT 1 FOR UPDATE)
     RETURNING id, next_game - 1 AS game, salt`,
    [usedBy],
  );
  const chain = rows[0];
  if (!chain) return undefined;
  const { id: chainId, game, salt } = chain;
  const hash = await hashOfGame(transaction, chainId, game);
  return { chainId, game, hash, previousHash: hashOf(hash), salt };
}

async function hashOfGame(
  transaction: Transaction,
  chainId: bigint,
  game: number,
): Promise<string> {
  const { rows } = await transaction.query<{ game: number; hash: string }>(
    `SELECT game, hash FROM games.chain_marks WHERE chain_id = $1 AND game >= $2
      ORDER BY game LIMIT 1`,
    [chainId, game],
  );
  const mark = rows[0];
  if (!mark) throw new Error(`The chain ${chainId} has no mark at or after game ${game}.`);
  let { hash } = mark;
  for (let at = mark.game; at > game; at -= 1) hash = hashOf(hash);
  return hash;
}
