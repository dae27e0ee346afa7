/**
 * The watch of each minute: what is new is proven from the last checkpoint on, and old blocks are
 * recomputed in a round, so that an altered byte of the past is found as well. Killed at any
 * moment it leaves the checkpoint where it was.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { advanceCheckpoint, readCheckpoint } from './ledger-checkpoint.ts';
import { verifyChain, verifyPage } from './verify-chain.ts';
import { beginProof, verifyBalances } from './verify-ledger.ts';

/** Proves new blocks and every balance; answers sentences, each a broken invariant. */
export async function proveNewest(database: Database): Promise<string[]> {
  return inTransaction(database, async (transaction) => {
    await beginProof(transaction);
    // Of two processes one proves; the other has nothing to add.
    const lock = await transaction.query<{ isMine: boolean }>(
      `SELECT pg_try_advisory_xact_lock(hashtext('watch ledger')) AS "isMine"`,
    );
    return lock.rows[0]?.isMine ? prove(transaction) : [];
  });
}

/** The proof from the checkpoint on. The checkpoint moves only when nothing is broken. */
async function prove(transaction: Transaction): Promise<string[]> {
  const { checkpoint, breaches } = await readCheckpoint(transaction);
  const chain = await verifyChain(transaction, checkpoint.blockId);
  const all = [
    ...breaches,
    ...chain.breaches,
    ...(await verifyBalances(transaction, checkpoint.lastTransferId)),
  ];
  if (all.length === 0) await advanceCheckpoint(transaction, checkpoint);
  return all;
}

/**
 * Goes on with the round over old blocks for as long as this lets it, resting as long as it works
 * so that bets have the processors first. A round that came to its end begins anew the next time.
 */
export async function continueRound(
  database: Database,
  forMs: number,
  leaving?: AbortSignal,
): Promise<string[]> {
  const breaches: string[] = [];
  const endsAt = performance.now() + forMs;
  const { rows } = await database.query<{ at: bigint }>(
    'SELECT round_block_id AS at FROM ledger_checkpoint',
  );
  let at = rows[0]?.at;
  while (at !== undefined) {
    const startedAt = performance.now();
    const page = await verifyPage(database, at);
    breaches.push(...page.breaches);
    at = page.lastBlockId;
    await database.query('UPDATE ledger_checkpoint SET round_block_id = $1', [at ?? 0n]);
    if (leaving?.aborted || performance.now() > endsAt) break;
    if (at !== undefined) await wait(performance.now() - startedAt);
  }
  return breaches;
}
