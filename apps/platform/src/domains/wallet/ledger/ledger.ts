/**
 * The ledger's own two movements: lock accounts in order, then write transfers and the balances
 * they leave. Everything that moves money goes through `writeTransfers`; the balance of a
 * member's account is the locked one changed by exactly what is written with it.
 */
import type { Transaction } from '@bahati/server-kit/database.ts';
import {
  sendStatements,
  type Statement,
  type StatementAnswer,
} from '@bahati/server-kit/statement-group.ts';
import { type TransferCode, transferCodes } from './transfer-codes.ts';

export {
  type AccountKind,
  type WalletIds,
  openAccounts,
  readWalletIds,
} from './accounts.ts';
export {
  type OperatorAccounts,
  createOperatorAccounts,
  operatorAccountIn,
} from './operator-account.ts';
export { startSealing } from './seal-transfers.ts';
export {
  codeList,
  lastOperationCode,
  payoutCodes,
  settledStakeCodes,
  type TransferCode,
  transferCodeName,
  transferCodes,
  undoneStakeCodes,
} from './transfer-codes.ts';
export { verifyLedger } from './verify-ledger.ts';
export { continueRound, proveNewest } from './watch-ledger.ts';

export type Transfer = {
  debit: bigint;
  credit: bigint;
  /** Minor units, above 0. */
  amount: bigint;
  code: TransferCode;
  /** The row of the owning domain; with the code it is unique for ever. */
  reference: bigint;
  /** Of a settled stake, or one that goes back: what counts as turnover. Absent or null: all. */
  validAmount?: bigint | null;
};

/** House accounts have ids below this; they are never locked and have no balance while hot. */
export const firstMemberAccount = 10_000n;

/**
 * What the owner of an account may not do; `limited`: what the owner may do is to be read with the
 * owner's limits and exclusions (play-guard.ts); `bonus`: the owner has an active bonus; `owing`:
 * the owner owes a provider what he no longer had as it was taken back.
 */
export const blockBits = {
  stake: 1,
  deposit: 2,
  withdraw: 4,
  transfer: 8,
  limited: 16,
  bonus: 32,
  owing: 64,
} as const;

/** Balances of locked member accounts, kept current while transfers are planned on them. */
export class LockedAccounts {
  readonly #balances: Map<bigint, bigint>;
  readonly #blocks: Map<bigint, number>;
  readonly #planned: Transfer[] = [];
  readonly #after: { debit: bigint | null; credit: bigint | null }[] = [];
  readonly #changed = new Set<bigint>();

  constructor(rows: readonly { id: bigint; balance: bigint; blocks: number }[]) {
    this.#balances = new Map(rows.map((row) => [row.id, row.balance]));
    this.#blocks = new Map(rows.map((row) => [row.id, row.blocks]));
  }

  balance(accountId: bigint): bigint {
    const balance = this.#balances.get(accountId);
    if (balance === undefined) throw new Error(`The account ${accountId} is not locked.`);
    return balance;
  }

  /**
   * Takes up an account that only moves under the lock of another, which is held: the bonus money of
   * whoever's cash is locked.
   */
  add(row: { id: bigint; balance: bigint }): void {
    this.#balances.set(row.id, row.balance);
  }

  isLocked(accountId: bigint): boolean {
    return this.#balances.has(accountId);
  }

  isBlocked(accountId: bigint, bit: number): boolean {
    return ((this.#blocks.get(accountId) ?? 0) & bit) !== 0;
  }

  /** Plans a transfer; throws when it would overdraw, which callers decide on beforehand. */
  plan(transfer: Transfer): void {
    if (transfer.amount <= 0n) throw new Error('A transfer moves more than nothing.');
    const debit = this.#move(transfer.debit, -transfer.amount);
    const credit = this.#move(transfer.credit, transfer.amount);
    this.#planned.push(transfer);
    this.#after.push({ debit, credit });
  }

  #move(accountId: bigint, delta: bigint): bigint | null {
    if (accountId < firstMemberAccount) return null;
    const next = this.balance(accountId) + delta;
    if (next < 0n) throw new Error(`The account ${accountId} would be overdrawn.`);
    this.#balances.set(accountId, next);
    this.#changed.add(accountId);
    return next;
  }

  /** What is planned, as the columns of the two statements. */
  columns() {
    const changed = [...this.#changed];
    return {
      count: this.#planned.length,
      transfers: [
        this.#planned.map((transfer) => transfer.debit),
        this.#planned.map((transfer) => transfer.credit),
        this.#planned.map((transfer) => transfer.amount),
        this.#planned.map((transfer) => transferCodes[transfer.code]),
        this.#planned.map((transfer) => transfer.reference),
        this.#after.map((after) => after.debit),
        this.#after.map((after) => after.credit),
        this.#planned.map((transfer) => transfer.validAmount ?? null),
      ],
      balances: [changed, changed.map((id) => this.balance(id))],
    };
  }
}

const lockText = `SELECT id, balance, blocks FROM accounts
  WHERE id = ANY($1::bigint[]) ORDER BY id FOR NO KEY UPDATE`;

/**
 * Locks member accounts in id order, or only those that nobody else holds. Taking the lock before
 * a transfer's id also gives the transaction its own id first, on which sealing relies (see
 * seal-transfers.ts).
 */
export function lockStatement(accountIds: Iterable<bigint>, isSkippingLocked: boolean): Statement {
  const ids = [...new Set(accountIds)].filter((id) => id >= firstMemberAccount);
  return isSkippingLocked
    ? { name: 'ledger-lock-free', text: `${lockText} SKIP LOCKED`, values: [ids] }
    : { name: 'ledger-lock', text: lockText, values: [ids] };
}

/** The accounts a lock statement answered. */
export function lockedAccounts({ rows }: StatementAnswer): LockedAccounts {
  return new LockedAccounts(rows as { id: bigint; balance: bigint; blocks: number }[]);
}

/** Locks member accounts in id order, waiting for whoever holds one. */
export async function lockAccounts(
  transaction: Transaction,
  accountIds: Iterable<bigint>,
): Promise<LockedAccounts> {
  const [answer] = await sendStatements(transaction, [lockStatement(accountIds, false)]);
  if (!answer) throw new Error('The lock was not answered.');
  return lockedAccounts(answer);
}

const insertStatement = {
  name: 'ledger-insert',
  text: `INSERT INTO transfers (debit_account_id, credit_account_id, amount, code, reference,
           debit_balance_after, credit_balance_after, valid_amount)
         SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::smallint[],
           $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[])`,
};

const updateStatement = {
  name: 'ledger-update',
  text: `UPDATE accounts SET balance = new.balance
           FROM unnest($1::bigint[], $2::bigint[]) AS new (id, balance)
          WHERE accounts.id = new.id`,
};

/** The statements that write what was planned on locked accounts, in order. */
export function transferStatements(locked: LockedAccounts): Statement[] {
  const { count, transfers, balances } = locked.columns();
  if (count === 0) return [];
  return [
    { ...insertStatement, values: transfers },
    { ...updateStatement, values: balances },
  ];
}

/** Writes what was planned on locked accounts. */
export async function writeTransfers(
  transaction: Transaction,
  locked: LockedAccounts,
): Promise<void> {
  await sendStatements(transaction, transferStatements(locked));
}
