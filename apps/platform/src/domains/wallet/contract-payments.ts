/**
 * Money of agency contracts: the operator pays into commission clearing what a line of agents is
 * owed, uplines pay in what their bills lack, and each agent gets out what stays with it. Who is owed
 * what is the agency's to decide; its bills and payments keep each movement from happening twice.
 */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import {
  lockAccounts,
  type LockedAccounts,
  operatorAccountIn,
  readWalletIds,
  writeTransfers,
} from './ledger/ledger.ts';

export type ContractMoney = {
  /** The bill, or the payment of a debt, each movement is of. */
  reference: bigint;
  ownerId: bigint;
  /** Minor units, none below zero. */
  funded: bigint;
  paid: bigint;
  sharePaid: bigint;
  toppedUp: bigint;
  shareReturned: bigint;
  topUpReturned: bigint;
};

type Wallets = { locked: LockedAccounts; cashOf: (ownerId: bigint) => bigint };

/** Locks the cash of these members in one currency, so that what is free stays free. */
export async function lockContractWallets(
  transaction: Transaction,
  ownerIds: readonly bigint[],
  currency: Currency,
): Promise<Wallets & { freeOf: (ownerId: bigint) => bigint }> {
  const wallets = await readWalletIds(transaction, ownerIds);
  const cash = new Map(
    wallets.filter((one) => one.currency === currency).map((one) => [one.ownerId, one.cash]),
  );
  const cashOf = (ownerId: bigint) => {
    const account = cash.get(ownerId);
    if (account === undefined)
      throw new Error(`The owner ${ownerId} has no wallet in ${currency}.`);
    return account;
  };
  const locked = await lockAccounts(transaction, ownerIds.map(cashOf));
  return { locked, cashOf, freeOf: (ownerId) => locked.balance(cashOf(ownerId)) };
}

/** Books what bills moved, on wallets that `lockContractWallets` locked. */
export async function bookContractMoney(
  transaction: Transaction,
  { locked, cashOf }: Wallets,
  moved: readonly ContractMoney[],
  currency: Currency,
): Promise<void> {
  const cost = await operatorAccountIn(transaction, 'commission_cost', '', currency);
  const clearing = await operatorAccountIn(transaction, 'commission_clearing', '', currency);
  for (const { reference, ownerId, ...amounts } of moved) {
    const cash = cashOf(ownerId);
    const legs = [
      ['contract_funded', cost, clearing, amounts.funded],
      ['contract_topped_up', cost, clearing, amounts.toppedUp],
      ['contract_share_paid', cash, clearing, amounts.sharePaid],
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

/** From one agent's cash to another's, for a debt. */
export async function payContractDebt(
  transaction: Transaction,
  { locked, cashOf }: Wallets,
  payment: { payerId: bigint; payeeId: bigint; amount: bigint; reference: bigint },
): Promise<void> {
  const { payerId, payeeId, amount, reference } = payment;
  locked.plan({
    debit: cashOf(payerId),
    credit: cashOf(payeeId),
    amount,
    code: 'contract_debt_paid',
    reference,
  });
  await writeTransfers(transaction, locked);
}
