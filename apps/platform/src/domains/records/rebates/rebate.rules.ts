/** What is due for days of play, exactly. */
import { shareRoundedDown } from '@bahati/money/money.ts';

export type RebatePlan = {
  /** The first day it holds for. */
  from: string;
  dailyCap: bigint;
  rates: ReadonlyMap<string, number>;
};

export type PlayedDay = { day: string; product: string; validBet: bigint };

export type DueDay = { day: string; validBet: bigint; amount: bigint };
export type DueProduct = { product: string; rateBps: number; validBet: bigint; amount: bigint };
export type Due = { days: DueDay[]; products: DueProduct[]; amount: bigint };

/** The plan that holds for a day: the newest that has begun. */
export function planOf(plans: readonly RebatePlan[], day: string): RebatePlan | undefined {
  return plans
    .filter(({ from }) => from <= day)
    .toSorted((first, second) => (first.from < second.from ? 1 : -1))[0];
}

/**
 * Each day by the plan of that day: a share of each product, rounded down, and all of a day no
 * more than its cap. Products are told with the newest rate and what they are worth without caps.
 */
export function dueOf(plans: readonly RebatePlan[], played: readonly PlayedDay[]): Due {
  const days = new Map<string, DueDay>();
  const products = new Map<string, DueProduct>();
  for (const { day, product, validBet } of played.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    const plan = planOf(plans, day);
    const rateBps = plan?.rates.get(product) ?? 0;
    if (!plan || rateBps === 0 || validBet <= 0n) continue;
    const share = shareRoundedDown(validBet, rateBps);
    const known = days.get(day) ?? { day, validBet: 0n, amount: 0n };
    const uncapped = known.amount + share;
    days.set(day, {
      day,
      validBet: known.validBet + validBet,
      amount: uncapped < plan.dailyCap ? uncapped : plan.dailyCap,
    });
    const ofProduct = products.get(product) ?? { product, rateBps, validBet: 0n, amount: 0n };
    products.set(product, {
      product,
      rateBps,
      validBet: ofProduct.validBet + validBet,
      amount: ofProduct.amount + share,
    });
  }
  const dueDays = [...days.values()];
  return {
    days: dueDays,
    products: [...products.values()],
    amount: dueDays.reduce((sum, { amount }) => sum + amount, 0n),
  };
}
