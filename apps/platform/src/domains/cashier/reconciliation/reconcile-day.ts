/**
 * Holds a rail's statement of a day against our books. The statement is the rail's own word, so
 * what we missed is made good by it; what contradicts is written down for staff. Run again it finds
 * the same and changes nothing more.
 */
import { OutsideFault } from '@bahati/server-kit/signed-caller.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Context } from '#platform/context.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import {
  accountReference,
  type DepositRow,
  findDeposit,
  settleDeposit,
} from '#domains/cashier/deposits/deposits.ts';
import {
  isRefundedInVain,
  noteCameBack,
  noteReturned,
  noteRefunded,
} from '#domains/cashier/refunds/refunds.ts';
import type { StatementLine } from '#domains/cashier/rails/rail/rail.ts';
import { askRail, railOf } from '#domains/cashier/rails/rails.ts';
import {
  type Exception,
  amountSaid,
  noteException,
} from '#domains/cashier/exceptions/exceptions.ts';
import { receiveIncomingPayment } from './receive-incoming-payment.ts';
import { isOutside, reconcileByStatus } from './reconcile-by-status.ts';
import {
  findWithdrawal,
  netOf,
  settleWithdrawal,
  type WithdrawalRow,
} from '#domains/cashier/withdrawals/withdrawals.ts';

/**
 * Every rail: by its statement, yesterday whole and today as far as it has come; one without a
 * statement by asking about each payment.
 */
export async function reconcileRails(context: Context): Promise<void> {
  const { database, config, log } = context;
  const { timeZone } = await readBrand(database, config.BRAND);
  const { rows } = await database.query<{ rail: string }>(
    `SELECT DISTINCT rail FROM payment_methods WHERE is_enabled AND flow <> 'transfer'
      ORDER BY rail`,
  );
  for (const { rail } of rows) {
    try {
      if (railOf(rail).listForDay) await reconcileRail(context, rail, timeZone);
      else await reconcileByStatus(context, rail);
    } catch (error) {
      if (!isOutside(error)) throw error;
      log.warn({ err: error, rail }, 'a rail could not be reconciled');
    }
  }
}

async function reconcileRail(context: Context, rail: string, timeZone: string): Promise<void> {
  const [before, yesterday, today] = [-2, -1, 0].map((days) => dayOf(context, timeZone, days));
  const lines: StatementLine[] = [];
  for (const day of [before, yesterday, today]) {
    const told = await askRail(context, rail, async ({ listForDay }) =>
      listForDay ? listForDay(context, day ?? '', rail) : [],
    );
    lines.push(...told);
  }
  for (const line of lines) await hold(context, rail, line);
  await findMissingThere(context, rail, { day: yesterday ?? '', timeZone, lines });
}

function dayOf({ now }: Context, timeZone: string, days: number): string {
  const at = new Date(now().getTime() + days * 24 * 3_600_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
}

async function hold(context: Context, rail: string, line: StatementLine): Promise<void> {
  const money = amountSaid(line.amount, line.currency);
  if (!money) throw new OutsideFault(`The statement of ${rail} has no amount for ${line.receipt}.`);
  const entry = { line, rail, theirs: money.amount, currency: money.currency };
  await (line.kind === 'charge' ? holdCharge(context, entry) : holdPayout(context, entry));
}

type Entry = { line: StatementLine; rail: string; theirs: bigint; currency: Currency };

async function holdCharge(context: Context, entry: Entry): Promise<void> {
  const { line, theirs } = entry;
  const id = await depositOf(context, entry);
  const row = id === undefined ? undefined : await findDeposit(context.database, id);
  if (!row || isPaidAgain(row, line)) {
    const account = row ? accountReference(row) : (line.account ?? '');
    await holdIncomingPayment(context, entry, account);
    return;
  }
  const found = exceptionOf(entry, `deposit:${row.publicId}`, row.amount);
  if (row.amount !== theirs)
    await noteException(context, context.database, { ...found, kind: 'amount_differs' });
  else if (line.state === 'reversed') {
    const isOurs = await noteRefunded(context, row.rowId);
    if (row.status === 'completed' && !isOurs)
      await noteException(context, context.database, found);
  } else if (await isRefundedInVain(context, row.rowId)) {
    await noteException(context, context.database, found);
  } else {
    const { publicId: depositId, currency } = row;
    const { receipt, amount } = line;
    const reference = row.gatewayReference ?? receipt;
    const report = { depositId, currency, amount, state: 'paid', reference, receipt } as const;
    if (row.status !== 'completed') {
      await settleDeposit(context, { ...report, source: 'statement' });
    } else if (row.receipt === null) {
      await context.database.query(
        'UPDATE deposits SET receipt = $2 WHERE id = $1 AND receipt IS NULL',
        [row.rowId, receipt],
      );
    }
  }
}

/** The order has its receipt, and this is another: money of its own. */
function isPaidAgain({ status, receipt }: DepositRow, line: StatementLine): boolean {
  return status === 'completed' && receipt !== null && receipt !== line.receipt;
}

/** Money nobody asked for is whose account it names; what went back again is nobody's. */
async function holdIncomingPayment(context: Context, entry: Entry, account: string): Promise<void> {
  const { line, rail } = entry;
  const { receipt, currency, amount, party: payer, at } = line;
  if (line.state === 'reversed') await noteReturned(context, rail, receipt);
  else
    await receiveIncomingPayment(context, { rail, receipt, currency, amount, account, payer, at });
}

/** By its receipt, by our id, or by the account we told the payer. */
async function depositOf(
  { database }: Context,
  { line, rail }: Entry,
): Promise<string | undefined> {
  const [, number] = /^\s*BH(\d{1,10})\s*$/i.exec(line.account ?? '') ?? [];
  const { rows } = await database.query<{ id: string }>(
    `SELECT public_id AS id FROM deposits JOIN payment_methods ON code = method
      WHERE rail = $1 AND (receipt = $2 OR public_id = $3 OR (deposits.id = $4 AND receipt IS NULL))
      ORDER BY receipt = $2 DESC NULLS LAST LIMIT 1`,
    [rail, line.receipt, line.ourId, number === undefined ? null : BigInt(number)],
  );
  return rows[0]?.id;
}

async function holdPayout(context: Context, entry: Entry): Promise<void> {
  const { line, theirs } = entry;
  const row = line.ourId === null ? undefined : await findWithdrawal(context.database, line.ourId);
  if (!row) {
    await holdUnmatchedPayout(context, exceptionOf(entry, null, null), line);
    return;
  }
  const found = exceptionOf(entry, `withdrawal:${row.publicId}`, netOf(row));
  if (isPaidOutAgain(row, line)) {
    await holdUnmatchedPayout(context, found, line);
  } else if (netOf(row) !== theirs) {
    await noteException(context, context.database, { ...found, kind: 'amount_differs' });
  } else if (line.state === 'paid' && row.status === 'approved') {
    const { publicId: withdrawalId, currency } = row;
    const amount = toDecimal(theirs, currency);
    const report = { withdrawalId, currency, amount, state: 'paid', reason: null } as const;
    await settleWithdrawal(context, { ...report, reference: line.receipt, source: 'status' });
  } else if ((line.state === 'paid') !== isPaid(row.status)) {
    await noteException(context, context.database, found);
  }
}

/** Money that left and is no withdrawal's is for staff to book; what came back again is nothing. */
async function holdUnmatchedPayout(
  context: Context,
  found: Exception,
  line: StatementLine,
): Promise<void> {
  if (line.state === 'reversed') return noteCameBack(context, found.rail, line.receipt);
  const left = { ...found, kind: 'missing_here', ours: null, isUnmatchedPayout: true } as const;
  await noteException(context, context.database, left);
}

/** It left once by the reference we know, and this is another. */
function isPaidOutAgain(row: WithdrawalRow, line: StatementLine): boolean {
  return isPaid(row.status) && !!row.gatewayReference && row.gatewayReference !== line.receipt;
}

const isPaid = (status: string): boolean => ['paid', 'disputed', 'confirmed'].includes(status);

function exceptionOf(
  { line, rail, theirs, currency }: Entry,
  subject: string | null,
  ours: bigint | null,
): Exception {
  return {
    rail,
    kind: 'state_differs',
    reference: line.receipt,
    subject,
    currency,
    ours,
    theirs,
    account: line.account,
    party: line.party,
    happenedAt: line.at,
  };
}

type Day = { day: string; timeZone: string; lines: readonly StatementLine[] };

type Ours = {
  id: string;
  kind: string;
  receipt: string | null;
  currency: Currency;
  amount: bigint;
  at: Date;
};

/**
 * What we hold for done on that day and the rail does not know, neither then nor in the days
 * around. What the statement told a moment ago has its receipt by now.
 */
async function findMissingThere(
  context: Context,
  rail: string,
  { day, timeZone, lines }: Day,
): Promise<void> {
  const { rows } = await context.database.query<Ours>(
    `WITH span AS (SELECT $2::date::timestamp AT TIME ZONE $3 AS begins,
                          ($2::date + 1)::timestamp AT TIME ZONE $3 AS ends)
     SELECT public_id AS id, 'deposit' AS kind, receipt, deposits.currency, amount,
            completed_at AS at
       FROM span, deposits JOIN payment_methods ON code = method
      WHERE rail = $1 AND flow <> 'transfer' AND completed_at >= begins AND completed_at < ends
     UNION ALL
     SELECT public_id, 'withdrawal', gateway_reference, withdrawals.currency,
            amount - tax - fee, paid_at
       FROM span, withdrawals JOIN payment_methods ON code = method
      WHERE rail = $1 AND paid_at >= begins AND paid_at < ends`,
    [rail, day, timeZone],
  );
  const told = new Set(lines.map((line) => line.receipt));
  for (const { id, kind, receipt, currency, amount: ours, at } of rows) {
    if (receipt !== null && told.has(receipt)) continue;
    await noteException(context, context.database, {
      rail,
      kind: 'missing_there',
      reference: receipt ?? id,
      subject: `${kind}:${id}`,
      currency,
      ours,
      theirs: null,
      account: null,
      party: null,
      happenedAt: at,
    });
  }
}
