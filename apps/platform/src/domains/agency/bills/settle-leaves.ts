/** Settling bills of agents who owe nobody below: they keep what they received. */
import type { Currency } from '@bahati/money/currencies.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import {
  bookContractMoney,
  type ContractMoney,
  lockContractWallets,
} from '#domains/wallet/wallet.ts';

/** Funded bills that may be settled, as `b`. */
export const isSettleable = `b.run_id = $1 AND b.settled_at IS NULL AND b.funded_at IS NOT NULL
  AND b.state IN ('issued', 'to_collect')`;
/**
 * Whether somebody's bill is paid by the agent. Looked up for each bill: bills of a run are so new
 * that the planner knows nothing of them, and would join them all.
 */
export const hasDirects = `(SELECT 1 FROM contract_bills d
  WHERE d.run_id = b.run_id AND d.upline_id = b.agent_id LIMIT 1) IS NOT NULL`;

type Leaf = {
  id: bigint;
  agentId: bigint;
  currency: Currency;
  received: bigint;
  isTop: boolean;
};

/** So many are settled at once. */
const leafBatch = 500;

/** Some at a time, in the order of ids; answers how many. */
export async function settleLeaves(
  { database, announceBalance }: Context,
  runId: bigint,
  leaving?: AbortSignal,
): Promise<number> {
  let settled = 0;
  let after: bigint | undefined = 0n;
  while (after !== undefined && !leaving?.aborted) {
    const from: bigint = after;
    const leaves = await inTransaction(database, (transaction) =>
      settleLeavesAfter(transaction, runId, from),
    );
    for (const { agentId, received } of leaves) if (received > 0n) announceBalance(agentId);
    settled += leaves.length;
    after = leaves.at(-1)?.id;
  }
  return settled;
}

async function settleLeavesAfter(
  transaction: Transaction,
  runId: bigint,
  after: bigint,
): Promise<Leaf[]> {
  const { rows } = await transaction.query<Leaf>(
    `SELECT id, agent_id AS "agentId", currency,
            from_platform + from_upline_bill + from_upline_wallet AS received,
            upline_id IS NULL AS "isTop"
       FROM contract_bills b
      WHERE ${isSettleable} AND b.id > $3 AND NOT ${hasDirects}
      ORDER BY id LIMIT $2 FOR UPDATE OF b SKIP LOCKED`,
    [runId, leafBatch, after],
  );
  for (const [currency, some] of Map.groupBy(rows, (leaf) => leaf.currency)) {
    await payLeaves(transaction, currency, some);
  }
  return rows;
}

async function payLeaves(
  transaction: Transaction,
  currency: Currency,
  leaves: readonly Leaf[],
): Promise<void> {
  const paid = leaves.filter(({ received }) => received > 0n);
  if (paid.length > 0) {
    const agents = paid.map(({ agentId }) => agentId);
    const wallets = await lockContractWallets(transaction, agents, currency);
    const moved = paid.map(({ id, agentId, received, isTop }) => ({
      ...nothingMoved(id, agentId),
      funded: isTop ? received : 0n,
      paid: received,
    }));
    await bookContractMoney(transaction, wallets, moved, currency);
  }
  await transaction.query(
    `UPDATE contract_bills SET settled_at = now(),
            state = CASE WHEN from_platform + from_upline_bill + from_upline_wallet < own
                         THEN 'partly_paid' ELSE 'paid' END
      WHERE id = ANY($1::bigint[])`,
    [leaves.map(({ id }) => id)],
  );
}

export const nothingMoved = (reference: bigint, ownerId: bigint): ContractMoney => ({
  reference,
  ownerId,
  funded: 0n,
  paid: 0n,
  sharePaid: 0n,
  toppedUp: 0n,
  shareReturned: 0n,
  topUpReturned: 0n,
});
