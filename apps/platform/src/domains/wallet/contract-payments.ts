/**
 * Money of agency contracts: the operator pays into commission clearing what a line of agents is
 * owed, uplines pay in what their bills lack, and each agent gets out what stays with it. An agent may
 * set cash aside in a reserve, which is used before other cash. Who is owed what is the agency's to
 * decide; its bills, payments and moves keep each movement from happening twice.
 */
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import {
  blockBits,
  lockAccounts,
  type LockedAccounts,
  operatorAccountIn,
  readWalletIds,
  writeTransfers,
} from './ledger/ledger.ts';

export type ContractMoney = {
  /** The bill each movement is of. */
  reference: bigint;
  ownerId: bigint;
  /** Minor units, none below zero. */
  funded: bigint;
  paid: bigint;
  /** Out of the reserve first. */
  sharePaid: bigint;
  toppedUp: bigint;
  shareReturned: bigint;
  topUpReturned: bigint;
};

type Purse = { cash: bigint; reserve: bigint | undefined };
type Wallets = { locked: LockedAccounts; purseOf: (ownerId: bigint) => Purse };

/** Locks cash and reserves of these members in one currency, so that what is free stays free. */
export async function lockContractWallets(
  transaction: Transaction,
  ownerIds: readonly bigint[],
  currency: Currency,
): Promise<Wallets & { freeOf: (ownerId: bigint) => bigint }> {
  const wallets = await readWalletIds(transaction, ownerIds);
  const cash = new Map(
    wallets.filter((one) => one.currency === currency).map((one) => [one.ownerId, one.cash]),
  );
  const reserves = await readReserves(transaction, ownerIds, currency);
  const purseOf = (ownerId: bigint) => {
    const account = cash.get(ownerId);
    if (account === undefined) {
      throw new Error(`The owner ${ownerId} has no wallet in ${currency}.`);
    }
    return { cash: account, reserve: reserves.get(ownerId)?.id };
  };
  const accounts = ownerIds.flatMap((ownerId) => {
    const { cash: own, reserve } = purseOf(ownerId);
    return reserve === undefined ? [own] : [own, reserve];
  });
  const locked = await lockAccounts(transaction, accounts);
  return {
    locked,
    purseOf,
    freeOf: (ownerId) => {
      const purse = purseOf(ownerId);
      return locked.balance(purse.cash) + reserved(locked, purse);
    },
  };
}

const reserved = (locked: LockedAccounts, { reserve }: Purse): bigint =>
  reserve === undefined ? 0n : locked.balance(reserve);

type Reserve = { id: bigint; ownerId: bigint; balance: bigint };

async function readReserves(
  database: Database | Transaction,
  ownerIds: readonly bigint[],
  currency: Currency,
): Promise<Map<bigint, Reserve>> {
  const { rows } = await database.query<Reserve>(
    `SELECT id, owner_id AS "ownerId", balance FROM accounts
      WHERE owner_id = ANY($1::bigint[]) AND kind = 'contract_reserve' AND scope = ''
        AND currency = $2`,
    [ownerIds, currency],
  );
  return new Map(rows.map((row) => [row.ownerId, row]));
}

/** What a member has set aside. */
export async function readReserve(
  database: Database,
  ownerId: bigint,
  currency: Currency,
): Promise<bigint> {
  return (await readReserves(database, [ownerId], currency)).get(ownerId)?.balance ?? 0n;
}

/** Books what bills moved, on wallets that `lockContractWallets` locked. */
export async function bookContractMoney(
  transaction: Transaction,
  { locked, purseOf }: Wallets,
  moved: readonly ContractMoney[],
  currency: Currency,
): Promise<void> {
  const cost = await operatorAccountIn(transaction, 'commission_cost', '', currency);
  const clearing = await operatorAccountIn(transaction, 'commission_clearing', '', currency);
  for (const { reference, ownerId, ...amounts } of moved) {
    const purse = purseOf(ownerId);
    const byReserve = lesser(amounts.sharePaid, reserved(locked, purse));
    const { cash, reserve = clearing } = purse;
    const legs = [
      ['contract_funded', cost, clearing, amounts.funded],
      ['contract_topped_up', cost, clearing, amounts.toppedUp],
      ['contract_reserve_used', reserve, clearing, byReserve],
      ['contract_share_paid', cash, clearing, amounts.sharePaid - byReserve],
      ['contract_paid', clearing, cash, amounts.paid],
      ['contract_share_returned', clearing, cash, amounts.shareReturned],
      ['contract_top_up_returned', clearing, cost, amounts.topUpReturned],
    ] as const;
    for (const [code, debit, credit, amount] of legs) {
      if (amount > 0n) locked.plan({ debit, credit, amount, code, reference });
    }
  }
  await writeTransfers(transaction, locked);
}

/** From one agent to another, for a debt: out of the reserve first. */
export async function payContractDebt(
  transaction: Transaction,
  { locked, purseOf }: Wallets,
  payment: { payerId: bigint; payeeId: bigint; amount: bigint; reference: bigint },
): Promise<void> {
  const { payerId, payeeId, amount, reference } = payment;
  const purse = purseOf(payerId);
  const credit = purseOf(payeeId).cash;
  const byReserve = lesser(amount, reserved(locked, purse));
  if (byReserve > 0n && purse.reserve !== undefined) {
    const code = 'contract_debt_paid_by_reserve';
    locked.plan({ debit: purse.reserve, credit, amount: byReserve, code, reference });
  }
  if (amount > byReserve) {
    const code = 'contract_debt_paid';
    locked.plan({ debit: purse.cash, credit, amount: amount - byReserve, code, reference });
  }
  await writeTransfers(transaction, locked);
}

export type ReserveMove = {
  ownerId: bigint;
  currency: Currency;
  action: 'set_aside' | 'take_back';
  amount: bigint;
  /** The row of the agency: a move happens once. */
  reference: bigint;
};

/**
 * Moves between cash and the reserve; opens the reserve with the first. Answers what both hold then.
 * Refuses `transfers_blocked`, `insufficient_funds` with what is there.
 */
export async function moveReserve(
  transaction: Transaction,
  { ownerId, currency, action, amount, reference }: ReserveMove,
): Promise<{ reserve: bigint; cash: bigint }> {
  await transaction.query(
    `INSERT INTO accounts (owner_id, kind, currency) VALUES ($1, 'contract_reserve', $2)
     ON CONFLICT DO NOTHING`,
    [ownerId, currency],
  );
  const { locked, purseOf } = await lockContractWallets(transaction, [ownerId], currency);
  const { cash, reserve } = purseOf(ownerId);
  if (reserve === undefined) throw new Error(`The reserve of ${ownerId} was not opened.`);
  if (locked.isBlocked(cash, blockBits.transfer)) throw new Refusal('transfers_blocked');
  const [debit, credit] = action === 'set_aside' ? [cash, reserve] : [reserve, cash];
  const balance = locked.balance(debit);
  if (balance < amount) {
    throw new Refusal('insufficient_funds', { balance: toDecimal(balance, currency) });
  }
  const code = action === 'set_aside' ? 'contract_reserved' : 'contract_reserve_taken_back';
  locked.plan({ debit, credit, amount, code, reference });
  await writeTransfers(transaction, locked);
  return { reserve: locked.balance(reserve), cash: locked.balance(cash) };
}

function lesser(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
