/** Telling the platform what each entry of an ended pool is paid, by what the pool's rows say. */
import { type JackpotResult, linesByRight } from '@bahati/book-rules/jackpot.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { BetContext } from '#sportsbook/bet-context.ts';
import { type NewStep, type OperationKey, writeSteps } from '#sportsbook/wallet/operations.ts';
import { readTiers } from './account.ts';
import { picksOf } from './picks.ts';

const entriesAtOnce = 1_000;

type EndedPool = { id: bigint; size: number; state: 'settled' | 'cancelled'; best: number | null };
type OpenEntry = { id: bigint; stake: bigint; steps: number; picks: number[] };
type Paid = OpenEntry & { payout: bigint };

/** One transaction of one pool; answers whether there is more to do. */
export async function payEntries(context: BetContext): Promise<boolean> {
  const keys = await inTransaction(context.database, async (transaction) => {
    const { rows } = await transaction.query<EndedPool>(
      `SELECT id, size, state, best_right AS best FROM book.jackpot_pools
        WHERE state IN ('settled', 'cancelled') AND NOT is_paid
        ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`,
    );
    const [pool] = rows;
    return pool ? payPool(transaction, pool) : undefined;
  });
  if (!keys) return false;
  context.tell(keys);
  for (const { betId } of keys) context.hub.changed(betId);
  return true;
}

async function payPool(transaction: Transaction, pool: EndedPool): Promise<OperationKey[]> {
  const { rows: entries } = await transaction.query<OpenEntry>(
    `SELECT b.id, b.stake, b.steps, e.picks
       FROM book.bets b JOIN book.jackpot_entries e ON e.bet_id = b.id
      WHERE b.jackpot_pool_id = $1 AND b.told = 'open' ORDER BY b.id LIMIT $2 FOR UPDATE OF b`,
    [pool.id, entriesAtOnce],
  );
  if (entries.length === 0) {
    await transaction.query('UPDATE book.jackpot_pools SET is_paid = true WHERE id = $1', [
      pool.id,
    ]);
    return [];
  }
  if (pool.state === 'cancelled') return giveBack(transaction, entries);
  const payoutOf = await readPayouts(transaction, pool);
  return settle(
    transaction,
    entries.map((entry) => ({ ...entry, payout: payoutOf(entry.picks) })),
  );
}

async function readPayouts(
  transaction: Transaction,
  { id, size, best }: EndedPool,
): Promise<(picks: number[]) => bigint> {
  const tiers = (await readTiers(transaction, id)).filter(({ tier }) => tier > 0);
  const { rows } = await transaction.query<{ result: JackpotResult }>(
    'SELECT result FROM book.jackpot_matches WHERE pool_id = $1 ORDER BY place',
    [id],
  );
  const results = rows.map(({ result }) => result);
  return (picks) => {
    const byRight = linesByRight(picksOf(picks), results);
    return tiers.reduce((sum, { tier, each }) => {
      const right = tier === size ? (best ?? size) : tier;
      return sum + BigInt(byRight[right] ?? 0) * (each ?? 0n);
    }, 0n);
  };
}

async function settle(transaction: Transaction, entries: readonly Paid[]) {
  await transaction.query(
    `UPDATE book.bets b SET state = 'settled', told = 'settled', settled_payout = n.payout,
            settled_valid_stake = b.stake, steps = b.steps + 1
       FROM unnest($1::bigint[], $2::bigint[]) AS n (id, payout) WHERE b.id = n.id`,
    [entries.map(({ id }) => id), entries.map(({ payout }) => payout)],
  );
  return tell(transaction, entries, ({ payout, stake }) => ({
    kind: 'settled',
    amount: payout,
    validStake: stake,
    operation: { kind: 'settle' },
  }));
}

async function giveBack(transaction: Transaction, entries: readonly OpenEntry[]) {
  await transaction.query(
    `UPDATE book.bets SET state = 'cancelled', told = 'cancelled', steps = steps + 1
      WHERE id = ANY($1)`,
    [entries.map(({ id }) => id)],
  );
  return tell(transaction, entries, ({ stake }) => ({
    kind: 'cancelled',
    amount: stake,
    operation: { kind: 'cancel', detail: 'cancelled' },
  }));
}

async function tell<T extends OpenEntry>(
  transaction: Transaction,
  entries: readonly T[],
  stepOf: (entry: T) => Omit<NewStep, keyof OperationKey>,
): Promise<OperationKey[]> {
  const steps = entries.map((entry): NewStep => {
    return { betId: entry.id, number: entry.steps + 1, ...stepOf(entry) };
  });
  await writeSteps(transaction, steps);
  return steps.map(({ betId, number }) => ({ betId, number }));
}
