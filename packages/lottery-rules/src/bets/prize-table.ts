/**
 * What tiers pay. A table is data of its own, so that the back office can version it; rules never
 * hold odds. Odds are multiples of the stake of one unit, the stake included, in ten-thousandths.
 */
import type { BetType, Selection, Win } from './bet-type.ts';
import { add, multiply, type Rational, rational } from '@bahati/game-rules/rational.ts';

export const oddsScale = 10_000;

/** Odds by tier of one bet type, in ten-thousandths: 9.5 is 95000. Pooled tiers are absent. */
export type PrizeTable = Readonly<Record<string, number>>;

/** Prize tables by bet type. */
export type PrizeTables = Readonly<Record<string, PrizeTable>>;

/** Beyond this a sum of odds over the lines of a ticket would not be a safe integer. */
const mostOdds = 100_000_000_000;

/** Reads odds as plain decimal text, `9.5`; undefined: none, or finer than ten-thousandths. */
export function parseOdds(text: string): number | undefined {
  const found = /^(\d{1,8})(?:\.(\d{1,4}))?$/.exec(text);
  if (!found) return undefined;
  return Number(found[1]) * oddsScale + Number((found[2] ?? '').padEnd(4, '0'));
}

/** Why a table is none of the bet type; null: it is one. */
export function tableFault(betType: BetType, table: PrizeTable): string | null {
  const wanted = betType.tiers.filter((tier) => !betType.pooled.includes(tier));
  const missing = wanted.find((tier) => table[tier] === undefined);
  if (missing !== undefined) return `missing_tier:${missing}`;
  const extra = Object.keys(table).find((tier) => !wanted.includes(tier));
  if (extra !== undefined) return `unknown_tier:${extra}`;
  const wrong = Object.entries(table).find(
    ([, odds]) => !Number.isSafeInteger(odds) || odds < 0 || odds > mostOdds,
  );
  return wrong ? `wrong_odds:${wrong[0]}` : null;
}

/** The odds of a tier; a pooled tier has none and counts 0 here. */
export const oddsIn =
  (table: PrizeTable) =>
  (tier: string): number =>
    table[tier] ?? 0;

/** What a ticket costs: minor units. */
export function costOf(
  betType: BetType,
  { unit, multiple, lines }: { unit: bigint; multiple: number; lines: number },
): bigint {
  return unit * BigInt(multiple) * BigInt(lines) * BigInt(betType.unitsPerLine);
}

/** What is paid for wins: unit × multiple × Σ odds × lines, rounded down once, in minor units. */
export function payoutOf(
  wins: readonly Win[],
  table: PrizeTable,
  { unit, multiple }: { unit: bigint; multiple: number },
): bigint {
  const oddsOf = oddsIn(table);
  const sum = wins.reduce((all, win) => all + BigInt(oddsOf(win.tier)) * BigInt(win.lines), 0n);
  return (unit * BigInt(multiple) * sum) / BigInt(oddsScale);
}

/** The highest payment that any draw can bring to a ticket, exactly; pools count nothing. */
export function topWin(
  betType: BetType,
  selection: Selection,
  table: PrizeTable,
  { unit, multiple }: { unit: bigint; multiple: number },
): bigint {
  const sum = betType.most(selection, oddsIn(table));
  return (unit * BigInt(multiple) * sum) / BigInt(oddsScale);
}

/** The exact return of a selection: paid on average ÷ staked; pools count nothing. */
export function returnOf(betType: BetType, selection: Selection, table: PrizeTable): Rational {
  const oddsOf = oddsIn(table);
  const paid = betType
    .expected(selection)
    .map(({ tier, lines }) => multiply(lines, rational(BigInt(oddsOf(tier)), BigInt(oddsScale))));
  const units = BigInt(betType.lines(selection)) * BigInt(betType.unitsPerLine);
  return multiply(add(...paid), rational(1n, units));
}
