/** What of a deposit reaches the balance, as the server alone decides it. */
import { toDecimal } from '@bahati/money/money.ts';
import type { Transaction, Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import {
  feeOf,
  type Method,
  readCashierSettings,
  taxOn,
} from '#domains/cashier/payment-methods/payment-methods.ts';

export type DepositParts = {
  amount: bigint;
  fee: bigint;
  tax: bigint;
  taxCode: string | null;
  taxName: { en: string; sw: string } | null;
  taxBps: number | null;
};

/** Refuses `amount_out_of_range` where tax and fee would leave nothing to credit. */
export function assertSomethingArrives({ amount, fee, tax }: DepositParts, method: Method): void {
  if (fee + tax < amount) return;
  throw new Refusal('amount_out_of_range', {
    minimum: toDecimal(method.minimum, method.currency),
    maximum: toDecimal(method.maximum, method.currency),
  });
}

/** The law takes its share of all that comes in, the fee included. */
export async function partsOfDeposit(
  { config, now }: Context,
  database: Transaction | Database,
  method: Pick<Method, 'feeFixed' | 'feeBps'>,
  amount: bigint,
): Promise<DepositParts> {
  const { jurisdiction } = await readCashierSettings(database, config.BRAND);
  const taken = await taxOn(database, { jurisdiction, event: 'deposit', amount, at: now() });
  return {
    amount,
    fee: feeOf(method, amount),
    tax: taken?.tax ?? 0n,
    taxCode: taken?.code ?? null,
    taxName: taken?.name ?? null,
    taxBps: taken?.rateBps ?? null,
  };
}
