/** Debts of uplines to downlines: paid off as money comes, the oldest first, and ended by age. */
import type { Currency } from '@bahati/money/currencies.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { lockContractWallets, payContractDebt } from '#domains/wallet/wallet.ts';

const debtorsAtOnce = 200;

type Debtor = { id: bigint; currency: Currency };

/** Collects from every debtor with money; of two processes one does. */
export async function collectDebts(context: Context, leaving?: AbortSignal): Promise<void> {
  await expireDebts(context);
  let after = 0n;
  while (!leaving?.aborted) {
    const debtors = await readDebtors(context, after);
    for (const debtor of debtors) {
      if (leaving?.aborted) return;
      await collectFrom(context, debtor);
    }
    const last = debtors.at(-1);
    if (!last) return;
    after = last.id;
  }
}

async function readDebtors({ database }: Context, after: bigint): Promise<Debtor[]> {
  const { rows } = await database.query<Debtor>(
    `SELECT DISTINCT debtor_id AS id, d.currency
       FROM contract_debts d JOIN accounts a
         ON a.owner_id = d.debtor_id AND a.kind IN ('cash', 'contract_reserve') AND a.scope = ''
            AND a.currency = d.currency
      WHERE d.state = 'open' AND a.balance > 0 AND debtor_id > $1
      ORDER BY 1, 2 LIMIT $2`,
    [after, debtorsAtOnce],
  );
  return rows;
}

type Debt = { id: bigint; billId: bigint; creditorId: bigint; missing: bigint };

/** One debt a transaction, until the wallet or the debts are at an end. */
async function collectFrom(context: Context, debtor: Debtor): Promise<void> {
  for (;;) {
    const paidTo = await inTransaction(context.database, (transaction) =>
      payOldest(transaction, debtor),
    );
    if (paidTo === undefined) return;
    context.announceBalance(debtor.id);
    context.announceBalance(paidTo);
  }
}

/** Answers who was paid; undefined: there is no debt or no money. */
async function payOldest(
  transaction: Transaction,
  { id: debtorId, currency }: Debtor,
): Promise<bigint | undefined> {
  const { rows } = await transaction.query<Debt>(
    `SELECT id, bill_id AS "billId", creditor_id AS "creditorId", amount - paid AS missing
       FROM contract_debts WHERE debtor_id = $1 AND currency = $2 AND state = 'open'
      ORDER BY id LIMIT 1 FOR UPDATE`,
    [debtorId, currency],
  );
  const [debt] = rows;
  if (!debt) return undefined;
  const { creditorId: payeeId, billId, missing } = debt;
  const wallets = await lockContractWallets(transaction, [debtorId, payeeId], currency);
  const free = wallets.freeOf(debtorId);
  const amount = free < missing ? free : missing;
  if (amount === 0n) return undefined;
  const { rows: written } = await transaction.query<{ id: bigint }>(
    'INSERT INTO debt_payments (debt_id, amount) VALUES ($1, $2) RETURNING id',
    [debt.id, amount],
  );
  const reference = written[0]?.id;
  if (reference === undefined) throw new Error('The payment has no id.');
  await payContractDebt(transaction, wallets, { payerId: debtorId, payeeId, amount, reference });
  await transaction.query(
    `UPDATE contract_debts SET paid = paid + $2,
            state = CASE WHEN paid + $2 = amount THEN 'paid' ELSE state END
      WHERE id = $1`,
    [debt.id, amount],
  );
  await notePaid(transaction, { billId, amount, debtorId });
  return payeeId;
}

/** The creditor's bill has more of it now, and the debtor's is paid once it owes nobody of that run. */
async function notePaid(
  transaction: Transaction,
  { billId, amount, debtorId }: { billId: bigint; amount: bigint; debtorId: bigint },
): Promise<void> {
  await transaction.query(
    `UPDATE contract_bills SET from_debt = from_debt + $2::bigint,
            state = CASE WHEN state = 'partly_paid' AND from_platform + from_upline_bill
                           + from_upline_wallet + from_debt + $2::bigint = own
                         THEN ${ownState} ELSE state END
      WHERE id = $1`,
    [billId, amount],
  );
  await transaction.query(
    `UPDATE contract_bills SET state = 'paid'
      WHERE agent_id = $2 AND state = 'insufficient'
        AND run_id = (SELECT run_id FROM contract_bills WHERE id = $1)
        AND NOT EXISTS (
          SELECT FROM contract_debts d JOIN contract_bills b ON b.id = d.bill_id
           WHERE d.debtor_id = $2 AND d.state <> 'paid' AND b.run_id = contract_bills.run_id)`,
    [billId, debtorId],
  );
}

/** What a bill is that has all its money: its agent may still owe those below. */
const ownState = `CASE WHEN EXISTS (
    SELECT FROM contract_debts d JOIN contract_bills b ON b.id = d.bill_id
     WHERE d.debtor_id = contract_bills.agent_id AND d.state <> 'paid'
       AND b.run_id = contract_bills.run_id) THEN 'insufficient' ELSE 'paid' END`;

/** After the brand's days a debt is collected no more, and its bill says so. */
async function expireDebts({ database }: Context): Promise<void> {
  await database.query(
    `WITH expired AS (
       UPDATE contract_debts SET state = 'expired'
        WHERE state = 'open' AND expires_at <= now() RETURNING bill_id)
     UPDATE contract_bills SET state = 'expired' FROM expired
      WHERE contract_bills.id = bill_id AND contract_bills.state = 'partly_paid'`,
  );
}
