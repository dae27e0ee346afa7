/** The rebate of a member's level, taken for its whole days without a claim of the member's own. */
import type { Currency } from '@bahati/money/currencies.ts';
import { maxAmount } from '@bahati/money/money.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import type { Context } from '#platform/context.ts';
import { readDue } from './rebate.ts';
import type { RebatePlan } from './rebate.rules.ts';
import { lockRebate, writeClaim } from './write-claim.ts';

type Taker = {
  memberId: bigint;
  currency: Currency;
  /** Basis points by game type. */
  rates: ReadonlyMap<string, number>;
};

/**
 * Marks what is due as given and answers it, to be paid in the same transaction; undefined: nothing is
 * due. A day the member claimed is left out, and a day taken here can be claimed no more. Where members
 * may claim too, a game type has the better of both rates; the brand's cap of a day holds.
 */
export async function takeLevelRebate(
  context: Context,
  transaction: Transaction,
  { memberId, currency, rates }: Taker,
): Promise<{ claimId: bigint; amount: bigint } | undefined> {
  await lockRebate(transaction, memberId);
  const { flags } = await readBrand(transaction, context.config.BRAND);
  const plansOf = (plans: readonly RebatePlan[]): RebatePlan[] =>
    plans.length === 0
      ? [{ from: '0001-01-01', dailyCap: maxAmount, rates }]
      : plans.map((plan) => ({
          ...plan,
          rates: flags.manualRebate ? better(plan.rates, rates) : rates,
        }));
  const { due } = await readDue(context, transaction, { memberId, currency }, plansOf);
  if (due.amount === 0n) return undefined;
  const { rowId } = await writeClaim(transaction, { memberId, currency }, due);
  return { claimId: rowId, amount: due.amount };
}

function better(
  one: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
): Map<string, number> {
  const products = new Set([...one.keys(), ...other.keys()]);
  return new Map(
    [...products].map((product) => [
      product,
      Math.max(one.get(product) ?? 0, other.get(product) ?? 0),
    ]),
  );
}
