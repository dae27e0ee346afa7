/** What of a deposit reaches the balance, as the server alone decides it. */
import type { Transaction, Database } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { readCashierSettings } from './cashier-settings.ts';
import { feeOf, type Method } from './payment-methods.ts';
import { taxOn } from './tax-rates.ts';

export type DepositParts = {
  amount: bigint;
  fee: bigint;
  tax: bigint;
  taxCode: string | null;
  taxName: { en: string; sw: string } | null;
  taxBps: number | null;
};

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
