/** A member's wallet: opening it, its balances, deposits, withdrawals and blocks. */
import type { LiveMessage } from '@bahati/contract/player-site/live.ts';
import { type Currency, currencies } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import {
  blockBits,
  operatorAccountIn,
  lockAccounts,
  type LockedAccounts,
  openAccounts,
  readWalletIds,
  type WalletIds,
  writeTransfers,
} from '#domains/wallet/ledger/ledger.ts';
import { assertNotExcluded } from '#domains/wallet/limits/limits.ts';

export type Balances = { currency: Currency; cash: bigint; held: bigint };

/** Opens a member's wallet in its currency; opening it again changes nothing. */
export async function openWallet(
  transaction: Transaction,
  ownerId: bigint,
  currency: Currency,
): Promise<void> {
  await openAccounts(transaction, ownerId, currency);
}

/** Available and held money of these owners; an owner without a wallet is absent. */
export async function readBalances(
  database: Database | Transaction,
  ownerIds: readonly bigint[],
): Promise<Map<bigint, Balances>> {
  const { rows } = await database.query<Balances & { ownerId: bigint }>(
    `SELECT owner_id AS "ownerId", currency,
            coalesce(sum(balance) FILTER (WHERE kind = 'cash'), 0)::bigint AS cash,
            coalesce(sum(balance) FILTER (WHERE kind = 'held'), 0)::bigint AS held
       FROM accounts WHERE owner_id = ANY($1::bigint[]) AND kind IN ('cash', 'held')
      GROUP BY owner_id, currency`,
    [ownerIds],
  );
  return new Map(rows.map(({ ownerId, ...balances }) => [ownerId, balances]));
}

/** A balance as the wire tells it. */
export function balanceValue({ currency, cash, held }: Balances) {
  return {
    currency,
    currencySymbol: currencies[currency].symbol,
    balance: toDecimal(cash, currency),
    held: toDecimal(held, currency),
  };
}

/** Balances as live messages, for the hub. */
export async function readBalanceMessages(
  database: Database,
  ownerIds: readonly bigint[],
): Promise<Map<bigint, LiveMessage>> {
  const balances = await readBalances(database, ownerIds);
  return new Map(
    [...balances].map(([ownerId, balance]) => [
      ownerId,
      { type: 'balance', balance: balanceValue(balance) },
    ]),
  );
}

async function lockWallet(
  transaction: Transaction,
  ownerId: bigint,
  currency: Currency,
): Promise<{ ids: WalletIds; locked: LockedAccounts }> {
  const ids = (await readWalletIds(transaction, [ownerId])).find(
    (wallet) => wallet.currency === currency,
  );
  if (!ids) throw new Error(`The owner ${ownerId} has no wallet in ${currency}.`);
  return { ids, locked: await lockAccounts(transaction, [ids.cash, ids.held]) };
}

export type ArrivedMoney = {
  ownerId: bigint;
  currency: Currency;
  /** All that arrived; tax and fee are parts of it. */
  amount: bigint;
  rail: string;
  depositId: bigint;
  tax?: { amount: bigint; code: string } | undefined;
  fee?: bigint | undefined;
};

/**
 * Credits money that arrived by a rail and takes tax and fee of it, all at once. The deposit's id
 * makes it unique: a second credit of the same deposit breaks the transaction. Blocks do not stop
 * money that already arrived.
 */
export async function creditDeposit(transaction: Transaction, input: ArrivedMoney): Promise<void> {
  const { ids, locked } = await lockWallet(transaction, input.ownerId, input.currency);
  const clearing = await operatorAccountIn(
    transaction,
    'payment_clearing',
    input.rail,
    input.currency,
  );
  locked.plan({
    debit: clearing,
    credit: ids.cash,
    amount: input.amount,
    code: 'deposit',
    reference: input.depositId,
  });
  const { tax, fee = 0n, currency, depositId: reference } = input;
  if (tax && tax.amount > 0n) {
    const credit = await operatorAccountIn(transaction, 'tax_payable', tax.code, currency);
    const { amount } = tax;
    locked.plan({ debit: ids.cash, credit, amount, code: 'deposit_tax', reference });
  }
  if (fee > 0n) {
    const credit = await operatorAccountIn(transaction, 'adjustment', 'deposit fee', currency);
    locked.plan({ debit: ids.cash, credit, amount: fee, code: 'deposit_fee', reference });
  }
  await writeTransfers(transaction, locked);
}

/** Gives a trial member its play money, once. */
export async function grantPlayMoney(
  transaction: Transaction,
  input: { ownerId: bigint; currency: Currency; amount: bigint },
): Promise<void> {
  const { ownerId, currency, amount } = input;
  if (!currencies[currency].isPlay) throw new Error(`${currency} is not play money.`);
  const { ids, locked } = await lockWallet(transaction, ownerId, currency);
  const giver = await operatorAccountIn(transaction, 'promotion_cost', 'free play', currency);
  locked.plan({ debit: giver, credit: ids.cash, amount, code: 'play_money', reference: ownerId });
  await writeTransfers(transaction, locked);
}

/**
 * Sets money aside for a withdrawal and answers the hold's id.
 * Refuses: `withdrawals_blocked`, `insufficient_funds` with the balance.
 */
export async function holdForWithdrawal(
  transaction: Transaction,
  input: { ownerId: bigint; currency: Currency; amount: bigint },
): Promise<bigint> {
  const { ids, locked } = await lockWallet(transaction, input.ownerId, input.currency);
  if (locked.isBlocked(ids.cash, blockBits.withdraw)) throw new Refusal('withdrawals_blocked');
  const balance = locked.balance(ids.cash);
  if (balance < input.amount) {
    throw new Refusal('insufficient_funds', { balance: toDecimal(balance, input.currency) });
  }
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO holds (owner_id, cash_account_id, held_account_id, amount, purpose)
     VALUES ($1, $2, $3, $4, 'withdrawal') RETURNING id`,
    [input.ownerId, ids.cash, ids.held, input.amount],
  );
  const holdId = rows[0]?.id;
  if (holdId === undefined) throw new Error('The hold was not written.');
  locked.plan({
    debit: ids.cash,
    credit: ids.held,
    amount: input.amount,
    code: 'withdrawal_held',
    reference: holdId,
  });
  await writeTransfers(transaction, locked);
  return holdId;
}

export type Blocks = Partial<Record<keyof typeof blockBits, boolean>>;

/** Forbids or allows what an owner may do; a win, a return or a refund always passes. */
export async function setBlocks(
  transaction: Transaction,
  ownerId: bigint,
  blocks: Blocks,
): Promise<void> {
  const bits = Object.entries(blockBits) as [keyof typeof blockBits, number][];
  const sum = (wanted: boolean) =>
    bits.reduce((total, [name, bit]) => total + (blocks[name] === wanted ? bit : 0), 0);
  await transaction.query(
    `UPDATE accounts SET blocks = (blocks | $2::int) & ~$3::int
      WHERE owner_id = $1 AND kind = 'cash'`,
    [ownerId, sum(true), sum(false)],
  );
}

/**
 * Ends play and payments of an owner who has nothing left: all accounts are locked, found empty
 * and blocked at once, so that no stake and no hold comes in between. A win or a deposit that was
 * under way still lands. Refuses `account_not_empty` with what is left.
 */
export async function closeWallet(
  transaction: Transaction,
  ownerId: bigint,
  currency: Currency,
): Promise<void> {
  const { rows } = await transaction.query<{ id: bigint }>(
    // Points are no money: they stay where they are.
    `SELECT id FROM accounts WHERE owner_id = $1 AND kind <> 'points'`,
    [ownerId],
  );
  const ids = rows.map(({ id }) => id);
  const locked = await lockAccounts(transaction, ids);
  if (ids.some((id) => locked.balance(id) !== 0n)) {
    const left = (await readBalances(transaction, [ownerId])).get(ownerId);
    const { balance, held } = balanceValue(left ?? { currency, cash: 0n, held: 0n });
    throw new Refusal('account_not_empty', { balance, held });
  }
  await setBlocks(transaction, ownerId, {
    stake: true,
    deposit: true,
    withdraw: true,
    transfer: true,
  });
}

/** Refuses `deposits_blocked` when the owner may not put money in, `play_paused` while excluded. */
export async function assertMayDeposit(
  database: Database | Transaction,
  ownerId: bigint,
): Promise<void> {
  const { rows } = await database.query(
    `SELECT 1 FROM accounts WHERE owner_id = $1 AND kind = 'cash' AND blocks & $2 <> 0 LIMIT 1`,
    [ownerId, blockBits.deposit],
  );
  if (rows.length > 0) throw new Refusal('deposits_blocked');
  await assertNotExcluded(database, ownerId);
}
