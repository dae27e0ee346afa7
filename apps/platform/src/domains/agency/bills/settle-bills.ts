/**
 * Paying: the bills of a run from the tops of lines down. The operator pays the top of a line; each
 * agent pays its direct downlines out of its own bill first, then out of its wallet, and keeps the
 * rest. Money for those below waits in commission clearing, so that nobody can spend it on its way.
 *
 * An agent is settled in one transaction, once: killed at any moment, the next look goes on with
 * whoever is not settled yet. Two processes settle different agents, or wait for each other.
 */
import { settleChain } from '@bahati/agency-rules/chain/chain.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { type AgencyRules, readAgencyRules } from '#domains/agency/rules/rules.ts';
import {
  bookContractMoney,
  type ContractMoney,
  lockContractWallets,
} from '#domains/wallet/wallet.ts';
import type { Run } from './run.ts';
import { hasDirects, isSettleable, nothingMoved, settleLeaves } from './settle-leaves.ts';

const rejectedBatch = 500;
const payerBatch = 200;

/** Settles what can be settled now; bills that wait for staff, and those below, stay. */
export async function settleBills(
  context: Context,
  run: Pick<Run, 'id' | 'firstDay'>,
  leaving?: AbortSignal,
): Promise<void> {
  const { database, config } = context;
  const rules = await readAgencyRules(database, config.BRAND, run.firstDay);
  let settled = 1;
  while (settled > 0 && !leaving?.aborted) {
    settled = await settleRejected(context, run.id);
    settled += await settleLeaves(context, run.id, leaving);
    // With the leaves settled, who is left of the funded ones pays others.
    let payers = await readPayers(database, run.id);
    if (settled + payers.length === 0) payers = await readUnbilledPayers(database, run.id);
    for (const payer of payers) {
      if (leaving?.aborted) return;
      settled += await settlePayer(context, run.id, payer, rules);
    }
  }
  await database.query(
    `UPDATE settlement_runs SET state = 'done', finished_at = now(), failure = NULL
      WHERE id = $1 AND state = 'paying'
        AND NOT EXISTS (SELECT FROM contract_bills
                         WHERE run_id = $1 AND settled_at IS NULL)`,
    [run.id],
  );
}

type Rejected = {
  id: bigint;
  uplineId: bigint | null;
  currency: Currency;
  byUpline: bigint;
  byPlatform: bigint;
};

/** Bills that staff rejected: what an upline had paid in for one goes back to it. */
async function settleRejected(
  { database, announceBalance }: Context,
  runId: bigint,
): Promise<number> {
  const rejected = await inTransaction(database, async (transaction) => {
    const { rows } = await transaction.query<Rejected>(
      `UPDATE contract_bills SET settled_at = now()
        WHERE id IN (SELECT id FROM contract_bills
                      WHERE run_id = $1 AND settled_at IS NULL AND state = 'rejected'
                      ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED)
        RETURNING id, upline_id AS "uplineId", currency,
                  from_upline_bill + from_upline_wallet AS "byUpline",
                  CASE WHEN upline_id IS NULL THEN 0 ELSE from_platform END AS "byPlatform"`,
      [runId, rejectedBatch],
    );
    for (const [currency, some] of Map.groupBy(rows, (row) => row.currency)) {
      const moved = some.flatMap(({ id, uplineId, byUpline, byPlatform }) =>
        uplineId === null
          ? []
          : [{ ...nothingMoved(id, uplineId), shareReturned: byUpline, topUpReturned: byPlatform }],
      );
      const uplines = [...new Set(moved.map(({ ownerId }) => ownerId))];
      const wallets = await lockContractWallets(transaction, uplines, currency);
      await bookContractMoney(transaction, wallets, moved, currency);
    }
    return rows;
  });
  for (const { uplineId } of rejected) if (uplineId !== null) announceBalance(uplineId);
  return rejected.length;
}

/** Who pays downlines; null: it has no bill of this run. */
type Payer = { agentId: bigint; billId: bigint | null };

async function readPayers(database: Database, runId: bigint): Promise<Payer[]> {
  const { rows } = await database.query<Payer>(
    `SELECT agent_id AS "agentId", id AS "billId" FROM contract_bills b
      WHERE ${isSettleable} AND ${hasDirects} ORDER BY id LIMIT $2`,
    [runId, payerBatch],
  );
  return rows;
}

/**
 * Who has no bill to pay from (its team did nothing, or staff rejected it): all it owes is a debt,
 * which is collected from the wallet.
 */
async function readUnbilledPayers(database: Database, runId: bigint): Promise<Payer[]> {
  const { rows } = await database.query<Payer>(
    `SELECT members.id AS "agentId", NULL::bigint AS "billId"
       FROM members JOIN (SELECT DISTINCT upline_id FROM contract_bills
              WHERE run_id = $1 AND settled_at IS NULL AND funded_at IS NULL
                AND state <> 'rejected') b ON b.upline_id = members.id
      WHERE EXISTS (SELECT FROM settlement_runs WHERE id = $1 AND state = 'paying')
        AND NOT EXISTS (SELECT FROM contract_bills u
                         WHERE u.run_id = $1 AND u.agent_id = b.upline_id
                           AND u.settled_at IS NULL AND u.state <> 'rejected')
      ORDER BY 1 LIMIT $2`,
    [runId, payerBatch],
  );
  return rows;
}

type PayerBill = { id: bigint; own: bigint; received: bigint; isTop: boolean };
type Direct = { id: bigint; agentId: bigint; own: bigint; currency: Currency };

/** Settles an agent and hands on to its direct downlines; 0: another process did. */
async function settlePayer(
  { database, announceBalance }: Context,
  runId: bigint,
  payer: Payer,
  rules: AgencyRules,
): Promise<number> {
  const isSettled = await inTransaction(database, async (transaction) => {
    const bill = payer.billId === null ? undefined : await lockBill(transaction, payer.billId);
    if (payer.billId !== null && !bill) return false;
    const directs = await lockDirects(transaction, runId, payer.agentId);
    const [first] = directs;
    if (!first) return false;
    const { currency } = first;
    if (bill) await payDirects(transaction, payer.agentId, { bill, directs, rules, currency });
    else await oweDirects(transaction, payer.agentId, { directs, rules, currency });
    return true;
  });
  if (isSettled) announceBalance(payer.agentId);
  return isSettled ? 1 : 0;
}

async function lockBill(transaction: Transaction, id: bigint): Promise<PayerBill | undefined> {
  const { rows } = await transaction.query<PayerBill>(
    `SELECT id, own, from_platform + from_upline_bill + from_upline_wallet AS received,
            upline_id IS NULL AS "isTop"
       FROM contract_bills WHERE id = $1 AND settled_at IS NULL FOR UPDATE`,
    [id],
  );
  return rows[0];
}

/** Direct downlines that were not funded yet, in an order that stays. */
async function lockDirects(
  transaction: Transaction,
  runId: bigint,
  agentId: bigint,
): Promise<Direct[]> {
  const { rows } = await transaction.query<Direct>(
    `SELECT id, agent_id AS "agentId", own, currency FROM contract_bills
      WHERE run_id = $1 AND upline_id = $2 AND funded_at IS NULL AND state <> 'rejected'
      ORDER BY id FOR UPDATE`,
    [runId, agentId],
  );
  return rows;
}

type Paying = {
  bill: PayerBill;
  directs: readonly Direct[];
  rules: AgencyRules;
  currency: Currency;
};

/** One link of the chain, as the agency rules settle it. */
async function payDirects(
  transaction: Transaction,
  agentId: bigint,
  { bill, directs, rules, currency }: Paying,
): Promise<void> {
  const wallets = await lockContractWallets(transaction, [agentId], currency);
  const isFunded = await isOnFundedLevel(transaction, agentId, rules);
  const owed = directs.reduce((sum, { own }) => sum + own, 0n);
  const { received } = bill;
  const wallet = isFunded ? owed : wallets.freeOf(agentId);
  const { bills, debts } = settleChain([
    { id: 'payer', upline: null, own: received, wallet },
    ...directs.map(({ id, own }) => ({ id: id.toString(), upline: 'payer', own, wallet: 0n })),
  ]);
  const [payer] = bills;
  if (!payer) throw new Error('The payer was not settled.');
  const fromWallet = payer.paidFromWallet;
  const moved: ContractMoney = {
    ...nothingMoved(bill.id, agentId),
    funded: bill.isTop ? received : 0n,
    paid: payer.paid,
    sharePaid: isFunded ? 0n : fromWallet,
    toppedUp: isFunded ? fromWallet : 0n,
  };
  await bookContractMoney(transaction, wallets, [moved], currency);
  const parts = new Map(bills.map(({ id, parts: of }) => [id, of]));
  const of = directs.map(({ id }) => parts.get(id.toString()));
  await transaction.query(
    `UPDATE contract_bills b SET from_upline_bill = new.bill,
            from_upline_wallet = CASE WHEN $4 THEN 0 ELSE new.wallet END,
            from_platform = CASE WHEN $4 THEN new.wallet ELSE 0 END, funded_at = now(),
            state = CASE WHEN state = 'issued' THEN 'to_collect' ELSE state END
       FROM unnest($1::bigint[], $2::bigint[], $3::bigint[]) AS new (id, bill, wallet)
      WHERE b.id = new.id`,
    [
      directs.map(({ id }) => id),
      of.map((part) => part?.uplineBill ?? 0n),
      of.map((part) => part?.uplineWallet ?? 0n),
      isFunded,
    ],
  );
  await writeDebts(transaction, agentId, debts, { currency, days: rules.debtDays });
  await transaction.query(
    `UPDATE contract_bills SET settled_at = now(), owed = $2, paid_from_bill = $3,
            paid_from_wallet = $4,
            state = CASE WHEN $5::bigint < own THEN 'partly_paid'
                         WHEN $6::bigint > 0 THEN 'insufficient' ELSE 'paid' END
      WHERE id = $1`,
    [bill.id, owed, payer.paidFromBill, fromWallet, received, payer.short],
  );
}

/** Nothing was paid for them: their bills are settled with what they have, and the rest is owed. */
async function oweDirects(
  transaction: Transaction,
  agentId: bigint,
  { directs, rules, currency }: Omit<Paying, 'bill'>,
): Promise<void> {
  await transaction.query(
    `UPDATE contract_bills SET funded_at = now(),
            state = CASE WHEN state = 'issued' THEN 'to_collect' ELSE state END
      WHERE id = ANY($1::bigint[])`,
    [directs.map(({ id }) => id)],
  );
  const debts = directs
    .filter(({ own }) => own > 0n)
    .map(({ id, own }) => ({ to: id.toString(), amount: own }));
  await writeDebts(transaction, agentId, debts, { currency, days: rules.debtDays });
}

/** Whether the operator pays what this agent lacks: it stands above the last funded level. */
async function isOnFundedLevel(
  transaction: Transaction,
  agentId: bigint,
  { fundedLevels }: AgencyRules,
): Promise<boolean> {
  if (fundedLevels <= 1) return false;
  const { rows } = await transaction.query<{ level: number }>(
    `SELECT count(*)::int + 1 AS level FROM team_members
      WHERE member_id = $1 AND until_day = 'infinity'`,
    [agentId],
  );
  return (rows[0]?.level ?? 1) < fundedLevels;
}

async function writeDebts(
  transaction: Transaction,
  debtorId: bigint,
  debts: readonly { to: string; amount: bigint }[],
  { currency, days }: { currency: Currency; days: number },
): Promise<void> {
  if (debts.length === 0) return;
  await transaction.query(
    `INSERT INTO contract_debts (bill_id, debtor_id, creditor_id, currency, amount, expires_at)
     SELECT b.id, $1, b.agent_id, $2, new.amount, now() + $3 * interval '1 day'
       FROM unnest($4::bigint[], $5::bigint[]) AS new (id, amount)
       JOIN contract_bills b ON b.id = new.id
     ON CONFLICT (bill_id) DO NOTHING`,
    [
      debtorId,
      currency,
      days,
      debts.map(({ to }) => BigInt(to)),
      debts.map(({ amount }) => amount),
    ],
  );
}
