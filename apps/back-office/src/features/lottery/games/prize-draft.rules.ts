/** A prize table while it is changed: what is typed beside what stands. */
import { betTypeOf } from '@bahati/lottery-rules/bets/bet-types.ts';
import { lowestReturn } from '@bahati/lottery-rules/bets/lowest-return.ts';
import type { PrizeTable, PrizeTables } from '@bahati/lottery-rules/bets/prize-table.ts';
import { readOdds, writeOdds } from '#features/lottery/room/figures.ts';

/** Odds as they are typed, by type of bet and tier; what is not there stands as it was. */
export type PrizeDraft = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type TierChange = { betType: string; tier: string; before: number; after: number };

/** What is typed, or what stands, in the order of the tiers. */
export function tiersOf(
  betTypeId: string,
  table: PrizeTable,
  typed: PrizeDraft[string] = {},
): { tier: string; before: number; text: string; isWrong: boolean }[] {
  const betType = betTypeOf(betTypeId);
  const tiers = betType?.tiers.filter((tier) => !betType.pooled.includes(tier)) ?? [];
  return tiers.map((tier) => {
    const before = table[tier] ?? 0;
    const text = typed[tier] ?? writeOdds(before);
    return { tier, before, text, isWrong: readOdds(text) === undefined };
  });
}

/** The table with what is typed; undefined: something typed is no odds. */
export function tableWith(
  betTypeId: string,
  table: PrizeTable,
  typed: PrizeDraft[string] = {},
): PrizeTable | undefined {
  const next: Record<string, number> = {};
  for (const { tier, text } of tiersOf(betTypeId, table, typed)) {
    const odds = readOdds(text);
    if (odds === undefined) return undefined;
    next[tier] = odds;
  }
  return next;
}

/** In millionths of the stake; null: nothing but a pool is won. */
export function returnWith(betTypeId: string, table: PrizeTable): number | null {
  const betType = betTypeOf(betTypeId);
  if (!betType || betType.tiers.length === betType.pooled.length) return null;
  return lowestReturn(betType, table);
}

/** Every tier whose odds change, and the whole table then; undefined while something is wrong. */
export function readPrizes(
  odds: PrizeTables,
  draft: PrizeDraft,
): { odds: Record<string, Record<string, number>>; changes: TierChange[] } | undefined {
  const changes: TierChange[] = [];
  const whole: Record<string, Record<string, number>> = {};
  for (const [betType, table] of Object.entries(odds)) {
    const next = tableWith(betType, table, draft[betType]);
    if (!next) return undefined;
    whole[betType] = { ...next };
    for (const [tier, after] of Object.entries(next)) {
      const before = table[tier] ?? 0;
      if (before !== after) changes.push({ betType, tier, before, after });
    }
  }
  return { odds: whole, changes };
}
