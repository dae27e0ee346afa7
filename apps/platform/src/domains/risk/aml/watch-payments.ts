/**
 * Looking at payments: each deposit and each withdrawal that was asked for, once, in the order of
 * the ledger. How far it came is written with what was found, so that killed at any moment it goes
 * on where it was; of several processes one looks at a time.
 */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { transferCodes } from '#domains/wallet/ledger/ledger.ts';
import { beginLook, judgeMember } from './judge-member.ts';

/** This many transfers of the ledger at once, most of which are bets and not looked at. */
const batchSize = 20_000;
/** A house that begins to look begins here; what is older has been lived with. */
const firstLookDays = 30;

/** The last transfer that was looked at, in words of SQL. */
export const lookedThrough = `coalesce((SELECT last_transfer_id FROM aml_progress),
  first_transfer_id_from(now() - interval '${firstLookDays} days') - 1)`;

/** Looks at all that was counted; breaks off between two batches when the process is leaving. */
export async function watchPayments(context: Context, leaving?: AbortSignal): Promise<void> {
  while (!leaving?.aborted) {
    if (!(await watchOnce(context))) return;
  }
}

/** False when there was nothing to look at. */
async function watchOnce(context: Context): Promise<boolean> {
  return inTransaction(context.database, async (transaction) => {
    await transaction.query(`SET LOCAL statement_timeout = '60s'`);
    await transaction.query(
      `INSERT INTO aml_progress (last_transfer_id)
       SELECT ${lookedThrough} WHERE NOT EXISTS (SELECT 1 FROM aml_progress)
       ON CONFLICT DO NOTHING`,
    );
    const { rows } = await transaction.query<{ after: bigint; to: bigint }>(
      `SELECT p.last_transfer_id AS after,
              least(p.last_transfer_id + $1, r.last_transfer_id) AS to
         FROM aml_progress p CROSS JOIN records_progress r FOR UPDATE OF p SKIP LOCKED`,
      [batchSize],
    );
    const [span] = rows;
    if (!span || span.to <= span.after) return false;
    await lookAt(context, transaction, span);
    await transaction.query('UPDATE aml_progress SET last_transfer_id = $1', [span.to]);
    return true;
  });
}

type Event = { memberId: bigint; subject: string };

/** Daily aggregates are complete up to `to`, and so is what a member played before each payment. */
async function lookAt(
  context: Context,
  transaction: Transaction,
  { after, to }: { after: bigint; to: bigint },
): Promise<void> {
  const { rows } = await transaction.query<Event>(
    `SELECT d.member_id AS "memberId", d.public_id::text AS subject
       FROM transfers t JOIN deposits d ON d.id = t.reference
      WHERE t.id > $1 AND t.id <= $2 AND t.code = $3
     UNION ALL
     SELECT w.member_id, w.public_id::text
       FROM transfers t JOIN withdrawals w ON w.hold_id = t.reference
      WHERE t.id > $1 AND t.id <= $2 AND t.code = $4`,
    [after, to, transferCodes.deposit, transferCodes.withdrawal_held],
  );
  if (rows.length === 0) return;
  const look = await beginLook(context, transaction);
  const members = [...Map.groupBy(rows, ({ memberId }) => memberId)];
  // In one order for all, so that two who open cases never wait for each other.
  for (const [memberId, events] of members.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const subjects = new Set(events.map(({ subject }) => subject));
    await judgeMember(transaction, look, { memberId, subjects, through: context.now() });
  }
}
