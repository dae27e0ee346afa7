/**
 * Holds a rail that tells no statement against our books: a day after each payment the rail is
 * asked where it stands, once. What came late is credited; what contradicts is an exception for
 * staff. Money we never asked for stays unseen here: only a statement tells of it.
 */
import { OutsideFault, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Context } from '#platform/context.ts';
import {
  chargeOrder,
  type DepositRow,
  findDeposit,
  settleDeposit,
} from '#domains/cashier/deposits/deposits.ts';
import { type Exception, noteException } from '#domains/cashier/exceptions/exceptions.ts';
import { askRail } from '#domains/cashier/rails/rails.ts';
import { isRefundedInVain, noteRefunded } from '#domains/cashier/refunds/refunds.ts';
import {
  findWithdrawal,
  netOf,
  payoutOrder,
  type WithdrawalRow,
} from '#domains/cashier/withdrawals/withdrawals.ts';

/** Payments asked about in one run of each kind; the job comes again within the hour. */
const mostAtOnce = 200;

/** Throws OutsideFault where the rail stops answering; what was answered stays checked. */
export async function reconcileByStatus(context: Context, rail: string): Promise<void> {
  for (const id of await unchecked(context, rail, 'deposits')) await holdDeposit(context, id);
  for (const id of await unchecked(context, rail, 'withdrawals')) await holdWithdrawal(context, id);
}

/** From a day to a week old, oldest first; a payment the rail cannot tell of is not asked for ever. */
async function unchecked(
  { database, now }: Context,
  rail: string,
  table: 'deposits' | 'withdrawals',
): Promise<string[]> {
  const [at, ended] =
    table === 'deposits'
      ? ['created_at', `status <> 'pending'`]
      : ['decided_at', `status IN ('paid', 'disputed', 'confirmed', 'failed')`];
  const { rows } = await database.query<{ id: string }>(
    `SELECT public_id AS id FROM ${table} JOIN payment_methods ON code = method
      WHERE rail = $1 AND status_checked_at IS NULL AND ${ended}
        AND ${at} < $2::timestamptz - interval '1 day'
        AND ${at} > $2::timestamptz - interval '7 days'
      ORDER BY ${at} LIMIT $3`,
    [rail, now(), mostAtOnce],
  );
  return rows.map(({ id }) => id);
}

async function holdDeposit(context: Context, depositId: string): Promise<void> {
  const row = await findDeposit(context.database, depositId);
  if (!row) return;
  const charge = await askRail(context, row.rail, (rail) => rail.status(context, chargeOrder(row)));
  if (charge?.state === 'pending') return;
  if (row.status === 'completed') await holdCompleted(context, row, charge?.state);
  // The money arrived after we gave up: it is the member's.
  else if (charge?.state === 'paid') await settleDeposit(context, { ...charge, source: 'status' });
  await context.database.query('UPDATE deposits SET status_checked_at = now() WHERE id = $1', [
    row.rowId,
  ]);
}

/** `state` undefined: the rail never heard of what we credited. */
async function holdCompleted(
  context: Context,
  row: DepositRow,
  state: string | undefined,
): Promise<void> {
  const found = exceptionOf(row.rail, row.receipt ?? row.publicId, {
    subject: `deposit:${row.publicId}`,
    currency: row.currency,
    ours: row.amount,
    theirs: state === undefined ? null : row.amount,
    at: row.completedAt ?? row.createdAt,
  });
  const isGone = state === 'paid' ? false : await noteRefunded(context, row.rowId);
  if (isGone) return;
  if (state === 'paid' && !(await isRefundedInVain(context, row.rowId))) return;
  await noteException(context, context.database, found);
}

async function holdWithdrawal(context: Context, withdrawalId: string): Promise<void> {
  const row = await findWithdrawal(context.database, withdrawalId);
  if (!row) return;
  const order = payoutOrder(row);
  const payout = await askRail(context, row.rail, (rail) => rail.payOutStatus(context, order));
  if (payout?.state === 'pending') return;
  const isPaidThere = payout?.state === 'paid';
  if (isPaidThere !== (row.status !== 'failed')) await noteOtherState(context, row, payout);
  await context.database.query('UPDATE withdrawals SET status_checked_at = now() WHERE id = $1', [
    row.rowId,
  ]);
}

async function noteOtherState(
  context: Context,
  row: WithdrawalRow,
  payout: { reference: string } | undefined,
): Promise<void> {
  const reference = payout?.reference || row.gatewayReference || row.publicId;
  const found = exceptionOf(row.rail, reference, {
    subject: `withdrawal:${row.publicId}`,
    currency: row.currency,
    ours: netOf(row),
    theirs: payout === undefined ? null : netOf(row),
    at: row.paidAt ?? row.decidedAt ?? row.createdAt,
  });
  await noteException(context, context.database, found);
}

type Found = {
  subject: string;
  currency: Currency;
  ours: bigint;
  theirs: bigint | null;
  at: Date;
};

function exceptionOf(rail: string, reference: string, { at, ...found }: Found): Exception {
  const kind = found.theirs === null ? 'missing_there' : 'state_differs';
  return { rail, kind, reference, ...found, account: null, party: null, happenedAt: at };
}

/** Whether an error is the rail's silence or refusal, and no fault of ours. */
export function isOutside(error: unknown): boolean {
  return error instanceof OutsideFault || error instanceof OutsideRefusal;
}
