import type { Transaction } from '@bahati/server-kit/database.ts';
import { refuseBet } from '#sportsbook/slips/refuse-bet.ts';
import type { StoredBet } from '#sportsbook/slips/stored-bet.ts';
import { type OperationKey, writeSteps } from '#sportsbook/wallet/operations.ts';

/** True of a pool `p` that takes entries: none of its matches has begun, also by the newest word. */
export const isTaking = `p.state = 'open' AND p.closes_at > clock_timestamp() AND NOT EXISTS (
  SELECT 1 FROM book.jackpot_matches m JOIN book.events e ON e.id = m.event_id
   WHERE m.pool_id = p.id AND (e.state IN ('live', 'ended', 'abandoned')
     OR (e.state = 'upcoming' AND e.starts_at <= clock_timestamp())))`;

/**
 * Decides about an entry whose stake is reserved and whose row is held: it counts if its pool still
 * takes entries, else the stake goes back. Answers what the platform is to be told.
 */
export async function decideEntry(transaction: Transaction, bet: StoredBet): Promise<OperationKey> {
  // The pool is held first: whether it takes entries is read once nobody else changes it.
  await transaction.query('SELECT 1 FROM book.jackpot_pools WHERE id = $1 FOR UPDATE', [
    bet.jackpotPoolId,
  ]);
  const { rowCount } = await transaction.query(
    `UPDATE book.jackpot_pools p SET entries = entries + 1, lines = lines + $2
      WHERE p.id = $1 AND ${isTaking}`,
    [bet.jackpotPoolId, bet.lines],
  );
  if (!rowCount) return refuseBet(transaction, bet, 'jackpot_closed');
  const { rows } = await transaction.query<{ number: number }>(
    `UPDATE book.bets SET state = 'open', told = 'open', accepted_at = clock_timestamp(),
            decide_at = NULL, steps = steps + 1 WHERE id = $1 RETURNING steps AS number`,
    [bet.id],
  );
  const key = { betId: bet.id, number: rows[0]?.number ?? 0 };
  await writeSteps(transaction, [
    {
      ...key,
      kind: 'accepted',
      amount: bet.stake,
      odds: 1_000n,
      operation: { kind: 'confirm' },
    },
  ]);
  return key;
}
