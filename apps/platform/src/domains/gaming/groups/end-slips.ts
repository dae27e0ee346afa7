/**
 * Ends some slips of a group in one transaction. Only the group's row says how far its close has come,
 * and it moves on with the slips or not at all. Accounts are locked in id order, as everywhere; a lost
 * slip moves no cash, so that whoever plays meanwhile waits for nothing.
 */
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { sendStatements, type Statement } from '@bahati/server-kit/statement-group.ts';
import {
  blockBits,
  lockedAccounts,
  type LockedAccounts,
  lockStatement,
  writeTransfers,
} from '#domains/wallet/ledger/ledger.ts';
import type { Progress } from './begin-close.ts';
import type { ClosingGroup, OpenSlip } from './closing-group.ts';
import { endAlone } from './end-alone.ts';
import { endTogether } from './end-together.ts';

const holdGroup = {
  name: 'groups-hold',
  text: `SELECT state = 'closed' AS "isClosed", closed_count AS "closedCount",
                open_count AS "openCount", closed_up_to AS "closedUpTo"
           FROM slip_groups WHERE id = $1 FOR UPDATE`,
};

/**
 * The next open slips of the group. Its place is asked for as a pair, which its own index alone can find:
 * of tables analysed while they were empty any index of open rounds would do otherwise.
 */
export const readNext = {
  name: 'groups-next',
  text: `SELECT r.id AS "roundId", r.external_id AS "roundExternalId", r.member_id AS "memberId",
                cash.id AS cash, held.id AS held, r.bonus_id IS NOT NULL AS "hasBonus",
                r.payout > 0 AS "hasPaid"
           FROM (SELECT rounds.* FROM rounds
                  WHERE (group_id, id) > ($1, $2) AND (group_id, id) < ($1 + 1, 0)
                    AND group_id IS NOT NULL AND state = 1
                  ORDER BY group_id, id LIMIT $3) r
          CROSS JOIN LATERAL (SELECT id FROM accounts WHERE owner_id = r.member_id
             AND kind = 'cash' AND scope = '' AND currency = r.currency OFFSET 0) cash
          CROSS JOIN LATERAL (SELECT id FROM accounts WHERE owner_id = r.member_id
             AND kind = 'held' AND scope = '' AND currency = r.currency OFFSET 0) held
          ORDER BY r.id`,
};

const writeProgress = {
  name: 'groups-progress',
  text: `UPDATE slip_groups SET closed_up_to = $2, closed_count = closed_count + $3
          WHERE id = $1
         RETURNING false AS "isClosed", closed_count AS "closedCount", open_count AS "openCount"`,
};

const writeClosed = {
  name: 'groups-closed',
  text: `UPDATE slip_groups SET state = 'closed', closed_at = now() WHERE id = $1
         RETURNING true AS "isClosed", closed_count AS "closedCount", open_count AS "openCount"`,
};

/** How far the close has come now, and whose slips were ended. */
type Step = { progress: Progress; memberIds: Set<bigint> };

export async function endNextSlips(database: Database, group: ClosingGroup): Promise<Step> {
  return inTransaction(database, async (transaction) => {
    const [before] = await ask<Progress & { closedUpTo: bigint }>(transaction, {
      ...holdGroup,
      values: [group.groupId],
    });
    if (!before) throw new Error(`The group ${group.groupId} is gone.`);
    if (before.isClosed) return { progress: before, memberIds: new Set() };
    const slips = await ask<OpenSlip>(transaction, {
      ...readNext,
      values: [group.groupId, before.closedUpTo, group.slipsAtOnce],
    });
    const last = slips.at(-1);
    const ended = last ? await endSlips(transaction, group, slips) : 0n;
    const [after] = await ask<Progress>(
      transaction,
      last
        ? { ...writeProgress, values: [group.groupId, last.roundId, ended] }
        : { ...writeClosed, values: [group.groupId] },
    );
    if (!after) throw new Error(`The group ${group.groupId} is gone.`);
    return { progress: after, memberIds: new Set(slips.map(({ memberId }) => memberId)) };
  });
}

/** Ends these, as far as they are open under the lock; answers how many were. */
async function endSlips(
  transaction: Transaction,
  group: ClosingGroup,
  slips: readonly OpenSlip[],
): Promise<bigint> {
  const isRefund = group.outcome === 'refunded';
  const accounts = slips.flatMap(({ cash, held, hasBonus }) =>
    isRefund || hasBonus ? [cash, held] : [held],
  );
  const [lock] = await sendStatements(transaction, [lockStatement(accounts, false)]);
  if (!lock) throw new Error('The lock was not answered.');
  const locked = lockedAccounts(lock);
  const isAlone = (slip: OpenSlip) =>
    slip.hasBonus || (isRefund && (slip.hasPaid || isLimited(locked, slip)));
  const alone = slips.filter(isAlone);
  const together = alone.length === 0 ? slips : slips.filter((slip) => !isAlone(slip));
  const ended = await endTogether(transaction, group, { locked, slips: together });
  if (alone.length === 0) {
    await writeTransfers(transaction, locked);
    return BigInt(ended);
  }
  return BigInt(ended + (await endAlone(transaction, group, { locked, slips: alone })));
}

/** What goes back to one who has limits is counted there. */
const isLimited = (locked: LockedAccounts, { cash }: OpenSlip): boolean =>
  locked.isBlocked(cash, blockBits.limited);

async function ask<Row>(transaction: Transaction, statement: Statement): Promise<Row[]> {
  const [answer] = await sendStatements(transaction, [statement]);
  return (answer?.rows ?? []) as Row[];
}
