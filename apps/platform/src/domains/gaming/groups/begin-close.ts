/**
 * The beginning of a close: the group takes no further slip, and what its provider says of settled slips
 * is compared with what is stored.
 */
import type { GroupOutcome } from '@bahati/contract/games-provider/groups.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { sendStatements } from '@bahati/server-kit/statement-group.ts';
import { lockGroup } from '#domains/gaming/slip-groups/slip-groups.ts';
import { roundStates, slipStates } from '#domains/gaming/wallet-calls/wallet-calls.ts';

/** What a close says, amounts in minor units. */
type CloseTerms = {
  groupId: bigint;
  providerId: number;
  currency: Currency;
  transactionId: string;
  outcome: GroupOutcome;
  settledCount: number;
  settledAmount: bigint;
};

/** How far a close has come: slips it has ended, and how many were open as it began. */
export type Progress = { isClosed: boolean; closedCount: bigint; openCount: bigint };

type GroupRow = Progress & {
  state: 'open' | 'ended' | 'closing' | 'closed';
  transactionId: string | null;
  outcome: GroupOutcome | null;
  settledCount: bigint | null;
  settledAmount: bigint | null;
};

const groupColumns = `state, close_external_id AS "transactionId", outcome,
  settled_count AS "settledCount", settled_amount AS "settledAmount",
  closed_count AS "closedCount", coalesce(open_count, 0) AS "openCount", state = 'closed' AS "isClosed"`;

/**
 * Begins a close, or finds it begun. Refuses `transaction_conflict`, `group_closed`, `group_mismatch`
 * and `slip_not_confirmed`, each of which leaves the group without further slips.
 */
export async function beginClose(database: Database, terms: CloseTerms): Promise<Progress> {
  const seen = await readGroup(database, terms.groupId, '');
  if (seen.state === 'open') {
    await assertIdUnused(database, terms);
    await endSales(database, terms.groupId);
  }
  return inTransaction(database, async (transaction) => {
    const group = await readGroup(transaction, terms.groupId, 'FOR UPDATE');
    if (group.transactionId !== null) {
      assertSameClose(group, terms);
      return group;
    }
    await assertIdUnused(transaction, terms);
    const openCount = await agreedOpenCount(transaction, terms);
    await writeBeginning(transaction, terms, openCount);
    return { isClosed: false, closedCount: 0n, openCount };
  });
}

async function readGroup(
  database: Database | Transaction,
  id: bigint,
  lock: '' | 'FOR UPDATE',
): Promise<GroupRow> {
  const { rows } = await database.query<GroupRow>(
    `SELECT ${groupColumns} FROM slip_groups WHERE id = $1 ${lock}`,
    [id],
  );
  if (!rows[0]) throw new Error(`The group ${id} is gone.`);
  return rows[0];
}

/** Slips that were coming in are in once this resolves; none comes afterwards. */
const endSales = (database: Database, groupId: bigint): Promise<unknown> =>
  inTransaction(database, async (transaction) => {
    await sendStatements(transaction, [lockGroup(groupId)]);
    await transaction.query(
      `UPDATE slip_groups SET state = 'ended' WHERE id = $1 AND state = 'open'`,
      [groupId],
    );
  });

function assertSameClose(group: GroupRow, terms: CloseTerms): void {
  if (group.transactionId !== terms.transactionId) throw new Refusal('group_closed');
  const isSame =
    group.outcome === terms.outcome &&
    group.settledCount === BigInt(terms.settledCount) &&
    group.settledAmount === terms.settledAmount;
  if (!isSame) throw new Refusal('transaction_conflict');
}

async function assertIdUnused(
  database: Database | Transaction,
  { providerId, transactionId, groupId }: CloseTerms,
): Promise<void> {
  const { rows } = await database.query(
    `SELECT 1 FROM slip_groups
      WHERE provider_id = $1 AND close_external_id = $2 AND id <> $3`,
    [providerId, transactionId, groupId],
  );
  if (rows.length > 0) throw new Refusal('transaction_conflict');
}

/** How many slips are open, where what is settled is what the provider says. */
async function agreedOpenCount(transaction: Transaction, terms: CloseTerms): Promise<bigint> {
  // Every round of the group is read, once: a million in a second or two.
  await transaction.query(`SET LOCAL statement_timeout = '60s'`);
  const { rows } = await transaction.query<{
    settled: bigint;
    paid: bigint;
    open: bigint;
    unconfirmed: bigint;
  }>(
    `SELECT count(*) FILTER (WHERE state = ${roundStates.settled}) AS settled,
            coalesce(sum(payout) FILTER (WHERE state = ${roundStates.settled}), 0)::bigint AS paid,
            count(*) FILTER (WHERE state = ${roundStates.open}) AS open,
            count(*) FILTER (WHERE state = ${roundStates.open}
              AND slip_state <> ${slipStates.confirmed}) AS unconfirmed
       FROM rounds WHERE group_id = $1`,
    [terms.groupId],
  );
  const { settled, paid, open, unconfirmed } = rows[0] ?? noSums;
  if (settled !== BigInt(terms.settledCount) || paid !== terms.settledAmount) {
    const amount = toDecimal(paid, terms.currency);
    throw new Refusal('group_mismatch', { count: Number(settled), amount });
  }
  if (terms.outcome === 'lost' && unconfirmed > 0n) {
    throw new Refusal('slip_not_confirmed', { count: Number(unconfirmed) });
  }
  return open;
}

const noSums = { settled: 0n, paid: 0n, open: 0n, unconfirmed: 0n };

async function writeBeginning(
  transaction: Transaction,
  terms: CloseTerms,
  openCount: bigint,
): Promise<void> {
  await transaction.query(
    `UPDATE slip_groups SET state = 'closing', close_external_id = $2, outcome = $3,
            settled_count = $4, settled_amount = $5, open_count = $6, closing_at = now()
      WHERE id = $1`,
    [
      terms.groupId,
      terms.transactionId,
      terms.outcome,
      terms.settledCount,
      terms.settledAmount,
      openCount,
    ],
  );
}
