/**
 * The member's money at vendors that keep a wallet of their own: one account for each vendor, filled
 * from cash and recalled to it. What is won or lost there is known at a move only, when the vendor
 * says what it holds; the difference is then booked against the vendor's revenue, once.
 */
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { sendStatements } from '@bahati/server-kit/statement-group.ts';
import {
  blockBits,
  operatorAccountIn,
  lockAccounts,
  type LockedAccounts,
  writeTransfers,
} from '#domains/wallet/ledger/ledger.ts';
import { type PlayGuard, usageStatements } from '#domains/wallet/limits/limits.ts';

export type VendorMove = {
  ownerId: bigint;
  currency: Currency;
  vendorCode: string;
  amount: bigint;
  /** The transfer wallet move this is of. */
  reference: bigint;
};

/** Reads the guard of an owner with limits or an exclusion, under the lock of the cash account. */
export type ReadGuard = (transaction: Transaction, ownerId: bigint) => Promise<PlayGuard>;

/** Opens the account of a member's wallet at a vendor; opening it again changes nothing. */
export async function openVendorAccount(
  transaction: Transaction,
  { ownerId, vendorCode, currency }: Pick<VendorMove, 'ownerId' | 'vendorCode' | 'currency'>,
): Promise<void> {
  await transaction.query(
    `INSERT INTO accounts (owner_id, kind, scope, currency)
     VALUES ($1, 'transfer_wallet', $2, $3) ON CONFLICT DO NOTHING`,
    [ownerId, vendorCode, currency],
  );
}

type Accounts = { cash: bigint; vendor: bigint; locked: LockedAccounts };

async function lockBoth(
  transaction: Transaction,
  { ownerId, vendorCode, currency }: VendorMove,
): Promise<Accounts> {
  const { rows } = await transaction.query<{ id: bigint; kind: string }>(
    `SELECT id, kind FROM accounts WHERE owner_id = $1 AND currency = $2
        AND (kind, scope) IN (('cash', ''), ('transfer_wallet', $3))`,
    [ownerId, currency, vendorCode],
  );
  const cash = rows.find(({ kind }) => kind === 'cash')?.id;
  const vendor = rows.find(({ kind }) => kind === 'transfer_wallet')?.id;
  if (cash === undefined || vendor === undefined) {
    throw new Error(`The owner ${ownerId} has no wallet at ${vendorCode} in ${currency}.`);
  }
  return { cash, vendor, locked: await lockAccounts(transaction, [cash, vendor]) };
}

/** What changed in the guard of an owner who has one; others have nothing to count. */
async function count(
  transaction: Transaction,
  { cash, locked }: Accounts,
  { ownerId }: VendorMove,
  readGuard: ReadGuard,
  change: (guard: PlayGuard) => void,
): Promise<void> {
  if (!locked.isBlocked(cash, blockBits.limited)) return;
  const guard = await readGuard(transaction, ownerId);
  change(guard);
  await sendStatements(transaction, usageStatements([guard]));
}

/**
 * Cash goes into the vendor's wallet, where no stake asks the platform any more: for the owner's
 * limits all of it counts as staked, and what comes back as paid. Refuses `transfers_blocked` to
 * who may not move or not stake, `limit_reached`, and `insufficient_funds` with the balance.
 */
export async function fillTransferWallet(
  transaction: Transaction,
  move: VendorMove,
  readGuard: ReadGuard,
): Promise<void> {
  const accounts = await lockBoth(transaction, move);
  const { cash, vendor, locked } = accounts;
  const { amount, reference, currency } = move;
  if (locked.isBlocked(cash, blockBits.transfer | blockBits.stake)) {
    throw new Refusal('transfers_blocked');
  }
  const balance = locked.balance(cash);
  if (balance < amount) {
    throw new Refusal('insufficient_funds', { balance: toDecimal(balance, currency) });
  }
  await count(transaction, accounts, move, readGuard, (guard) => {
    const refusal = guard.refusal(amount);
    if (refusal === 'excluded') throw new Refusal('transfers_blocked');
    if (refusal) throw new Refusal('limit_reached', refusal);
    guard.take(amount);
  });
  locked.plan({ debit: cash, credit: vendor, amount, code: 'transfer_wallet_filled', reference });
  await writeTransfers(transaction, locked);
}

/** What was put in never arrived, and is cash again. Blocks do not stop money that comes home. */
export async function returnFilled(
  transaction: Transaction,
  move: VendorMove & { filledAt: Date },
  readGuard: ReadGuard,
): Promise<void> {
  const accounts = await lockBoth(transaction, move);
  const { cash, vendor, locked } = accounts;
  const { amount, reference, filledAt } = move;
  await count(transaction, accounts, move, readGuard, (guard) => guard.giveBack(amount, filledAt));
  locked.plan({ debit: vendor, credit: cash, amount, code: 'transfer_wallet_recalled', reference });
  await writeTransfers(transaction, locked);
}

/**
 * A move is done and the vendor said what it holds after it. What was won or lost up to then is
 * booked first; then what was taken out, if anything, becomes cash.
 */
export async function settleTransferWallet(
  transaction: Transaction,
  move: VendorMove & { direction: 'in' | 'out'; heldByVendor: bigint },
  readGuard: ReadGuard,
): Promise<void> {
  const accounts = await lockBoth(transaction, move);
  const { cash, vendor, locked } = accounts;
  const { direction, amount, reference, heldByVendor } = move;
  const takenOut = direction === 'out' ? amount : 0n;
  const result = heldByVendor + takenOut - locked.balance(vendor);
  if (result !== 0n) {
    const { vendorCode, currency } = move;
    const revenue = await operatorAccountIn(transaction, 'game_revenue', vendorCode, currency);
    const [debit, credit] = result > 0n ? [revenue, vendor] : [vendor, revenue];
    const difference = result > 0n ? result : -result;
    locked.plan({ debit, credit, amount: difference, code: 'transfer_wallet_result', reference });
  }
  if (takenOut > 0n) {
    await count(transaction, accounts, move, readGuard, (guard) => guard.pay(takenOut));
    const code = 'transfer_wallet_recalled';
    locked.plan({ debit: vendor, credit: cash, amount: takenOut, code, reference });
  }
  await writeTransfers(transaction, locked);
}

/** What the books have of a member at each vendor, by the vendor's code. */
export async function readVendorAccounts(
  database: Database | Transaction,
  ownerId: bigint,
  currency: Currency,
): Promise<Map<string, bigint>> {
  const { rows } = await database.query<{ scope: string; balance: bigint }>(
    `SELECT scope, balance FROM accounts
      WHERE owner_id = $1 AND kind = 'transfer_wallet' AND currency = $2`,
    [ownerId, currency],
  );
  return new Map(rows.map(({ scope, balance }) => [scope, balance]));
}
