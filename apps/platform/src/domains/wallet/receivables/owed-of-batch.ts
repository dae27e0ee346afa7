/** What the owners of a batch owe, changed in memory as it is decided and written at its end. */
import type { Statement } from '@bahati/server-kit/statement-group.ts';
import { blockBits, type LockedAccounts, type WalletIds } from '#domains/wallet/ledger/ledger.ts';

/** Minor units. */
export type OwedRow = { ownerId: bigint; scope: string; open: bigint };

type Owed = OwedRow & { wallet: WalletIds };

/** A movement of a batch: whose, at which provider, by which account of the operator. */
type Move = { wallet: WalletIds; scope: string; house: bigint; reference: bigint };

export class OwedOfBatch {
  readonly #rows = new Map<string, OwedRow>();
  readonly #changed = new Map<string, Owed>();

  know(row: OwedRow): void {
    this.#rows.set(keyOf(row.ownerId, row.scope), row);
  }

  open(ownerId: bigint, scope: string): bigint {
    // Nobody owes anything in almost every batch.
    if (this.#rows.size === 0) return 0n;
    return this.#rows.get(keyOf(ownerId, scope))?.open ?? 0n;
  }

  /** Lends the owner's cash what it is short of for the amount. */
  lend(locked: LockedAccounts, amount: bigint, move: Move): void {
    const short = amount - locked.balance(move.wallet.cash);
    if (short <= 0n) return;
    locked.plan({
      debit: move.house,
      credit: move.wallet.cash,
      amount: short,
      code: 'receivable_opened',
      reference: move.reference,
    });
    this.#change(move, short);
  }

  /** Of what was just paid into the owner's cash, takes what is owed. */
  payOff(locked: LockedAccounts, paid: bigint, move: Move): void {
    const open = this.open(move.wallet.ownerId, move.scope);
    const amount = open < paid ? open : paid;
    if (amount <= 0n) return;
    locked.plan({
      debit: move.wallet.cash,
      credit: move.house,
      amount,
      code: 'receivable_paid',
      reference: move.reference,
    });
    this.#change(move, -amount);
  }

  #change({ wallet, scope }: Move, by: bigint): void {
    const { ownerId } = wallet;
    const key = keyOf(ownerId, scope);
    const row = { ownerId, scope, open: this.open(ownerId, scope) + by };
    this.#rows.set(key, row);
    this.#changed.set(key, { ...row, wallet });
  }

  /** The rows to write, and the cash accounts of owners who owe something now, or nothing more. */
  changes() {
    const rows = [...this.#changed.values()];
    const owing = new Set(
      [...this.#rows.values()].flatMap(({ ownerId, open }) => (open > 0n ? ownerId : [])),
    );
    const cash = (isOwing: boolean) => [
      ...new Set(
        rows.flatMap(({ ownerId, wallet }) => (owing.has(ownerId) === isOwing ? wallet.cash : [])),
      ),
    ];
    return { rows, owing: cash(true), clear: cash(false) };
  }
}

const keyOf = (ownerId: bigint, scope: string) => `${ownerId} ${scope}`;

/** All that these owners owe. */
export function owedStatement(ownerIds: readonly bigint[]): Statement {
  return {
    name: 'wallet-owed',
    text: `SELECT owner_id AS "ownerId", scope, open FROM receivables
            WHERE owner_id = ANY($1::bigint[]) AND open > 0`,
    values: [[...ownerIds]],
  };
}

const writeOwed = {
  name: 'wallet-write-owed',
  text: `INSERT INTO receivables AS known (owner_id, scope, currency, open)
         SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::bigint[])
         ON CONFLICT (owner_id, scope) DO UPDATE SET open = excluded.open, changed_at = now(),
           since = CASE WHEN known.open = 0 THEN now() ELSE known.since END`,
};

const markOwing = {
  name: 'wallet-mark-owing',
  text: `UPDATE accounts SET blocks = blocks | ${blockBits.owing}
          WHERE id = ANY($1::bigint[]) AND blocks & ${blockBits.owing} = 0`,
};

const markClear = {
  name: 'wallet-mark-clear',
  text: `UPDATE accounts SET blocks = blocks & ~${blockBits.owing}
          WHERE id = ANY($1::bigint[]) AND blocks & ${blockBits.owing} <> 0`,
};

/** Writes what changed; nothing where nothing did. */
export function owedStatements(owed: OwedOfBatch): Statement[] {
  const { rows, owing, clear } = owed.changes();
  if (rows.length === 0) return [];
  return [
    {
      ...writeOwed,
      values: [
        rows.map(({ ownerId }) => ownerId),
        rows.map(({ scope }) => scope),
        rows.map(({ wallet }) => wallet.currency),
        rows.map(({ open }) => open),
      ],
    },
    { ...markOwing, values: [owing] },
    { ...markClear, values: [clear] },
  ];
}
