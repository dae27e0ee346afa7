/** One decision at a time about contracts of a kind, so that what was looked at still holds. */
import { type ContractKind, contractKinds } from '@bahati/contract/agency-terms.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';

/** Held until the transaction ends; taken before any other lock. */
export async function lockKind(transaction: Transaction, kind: ContractKind): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `contracts ${kind}`,
  ]);
}

export async function lockEveryKind(transaction: Transaction): Promise<void> {
  for (const kind of contractKinds) await lockKind(transaction, kind);
}
