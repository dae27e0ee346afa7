/** A ticket as it is put together: what it covers, costs and may win, by the rules themselves. */
import type { BetType, SelectionRefusal } from '@bahati/lottery-rules/bets/bet-type.ts';
import {
  costOf,
  type PrizeTable,
  returnOf,
  topWin,
} from '@bahati/lottery-rules/bets/prize-table.ts';
import { quickPick } from '@bahati/lottery-rules/bets/quick-pick.ts';
import { parseSelection, selectionText } from '@bahati/lottery-rules/bets/selection.ts';
import type { Part } from '@bahati/lottery-rules/bets/bet-type.ts';

export type Sets = readonly (readonly string[])[];

export type Reckoned =
  | {
      readonly lines: number;
      readonly text: string;
      /** In minor units. */
      readonly stake: bigint;
      /** The most any draw can bring; what a pool pays is not in it. */
      readonly topWin: bigint;
    }
  | { readonly refusal: SelectionRefusal };

export const emptySets = (betType: BetType): Sets => betType.panel.parts.map(() => []);

export const isEmpty = (sets: Sets): boolean => sets.every((symbols) => symbols.length === 0);

export function reckonTicket(
  betType: BetType,
  sets: Sets,
  { unit, multiple, odds }: { unit: bigint; multiple: number; odds: PrizeTable },
): Reckoned {
  const read = parseSelection(betType, selectionText({ sets }));
  if ('refusal' in read) return read;
  const { selection, lines } = read;
  return {
    lines,
    text: selectionText(selection),
    stake: costOf(betType, { unit, multiple, lines }),
    topWin: topWin(betType, selection, odds, { unit, multiple }),
  };
}

const returns = new WeakMap<PrizeTable, { least: number; most: number } | null>();

/**
 * What a type returns of each stake, in basis points rounded down, over its kinds of lines; null: its
 * prizes come from a pool.
 */
export function returnsOf(betType: BetType, odds: PrizeTable) {
  const known = returns.get(odds);
  if (known !== undefined) return known;
  const shares = betType.samples.flatMap((text) => {
    const read = parseSelection(betType, text);
    if ('refusal' in read) return [];
    const { numerator, denominator } = returnOf(betType, read.selection, odds);
    return [Number((numerator * 10_000n) / denominator)];
  });
  const hasPool = betType.pooled.length > 0;
  const told = hasPool ? null : { least: Math.min(...shares), most: Math.max(...shares) };
  returns.set(odds, told);
  return told;
}

const wordSpan = 2 ** 32;

/** A whole number below `range`, each as likely as any other. */
function nextInt(range: number): number {
  const fair = wordSpan - (wordSpan % range);
  const word = new Uint32Array(1);
  do crypto.getRandomValues(word);
  while ((word[0] ?? 0) >= fair);
  return (word[0] ?? 0) % range;
}

export const pickQuickly = (betType: BetType): Sets => quickPick(betType, { nextInt }).sets;

export type Helper = 'all' | 'big' | 'small' | 'odd' | 'even' | 'clear';

export const helpers: readonly Helper[] = ['all', 'big', 'small', 'odd', 'even', 'clear'];

/** Symbols that a helper takes; those of words have none but all and clear. */
export function helped(symbols: readonly string[], helper: Helper): readonly string[] {
  const middle = symbols.length / 2;
  const isWanted: Record<Helper, (symbol: string, at: number) => boolean> = {
    all: () => true,
    big: (_, at) => at >= middle,
    small: (_, at) => at < middle,
    odd: (symbol) => Number(symbol) % 2 === 1,
    even: (symbol) => Number(symbol) % 2 === 0,
    clear: () => false,
  };
  return symbols.filter(isWanted[helper]);
}

/** Puts a symbol in or takes it out; undefined: there is no room for one more. */
export function toggled(part: Part, chosen: readonly string[], symbol: string) {
  if (chosen.includes(symbol)) return chosen.filter((one) => one !== symbol);
  return chosen.length < part.most ? [...chosen, symbol] : undefined;
}

/** One number is in one of two sets at most: as a banker, or among the others. */
export function withBanker(
  parts: readonly Part[],
  sets: Sets,
  at: number,
  symbol: string,
): Sets | undefined {
  const part = parts[at];
  const next = part && toggled(part, sets[at] ?? [], symbol);
  if (!next) return undefined;
  return sets.map((symbols, place) =>
    place === at ? next : symbols.filter((one) => one !== symbol),
  );
}

/** Sold out by itself: the key of a single number, or of one in its place. */
export const isSoldOut = (
  sold: ReadonlySet<string>,
  betType: BetType,
  part: Part,
  symbol: string,
): boolean =>
  sold.has(`${betType.id}:${symbol}`) || sold.has(`${betType.id}:${part.name}:${symbol}`);
