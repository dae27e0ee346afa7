/**
 * Bets on how many of the chosen numbers are drawn. Lines are choices of so many numbers out of the
 * pool; a line's tier goes by its hits among the numbers drawn first and by the additional number.
 */
import { combinations } from '@bahati/game-rules/combinations.ts';
import { add, multiply, type Rational, rational } from '@bahati/game-rules/rational.ts';
import type { BetType, Expected, Selection, Win } from '@bahati/lottery-rules/bets/bet-type.ts';
import { lineLiability } from '@bahati/lottery-rules/bets/liability.ts';
import { choose } from '@bahati/lottery-rules/bets/lines/line-system.ts';
import { bankersOf, othersOf, pick, pickParts } from '@bahati/lottery-rules/bets/lines/pick.ts';
import { type BallLayout, type Family, layoutOf } from '@bahati/lottery-rules/draws/families.ts';
import { ballsOf } from '@bahati/lottery-rules/draws/numbers.ts';
import { numberSymbols, panelOf } from './panels.ts';
import { gatherWins, sumOdds } from './view-type.ts';

export type HitRules = {
  readonly id: string;
  readonly family: Family;
  /** Numbers of a line. */
  readonly taken: number;
  readonly tiers: readonly string[];
  readonly pooled?: readonly string[];
  /** Undefined: so many hits win nothing. */
  readonly tierOf: (hits: number, hasExtra: boolean) => string | undefined;
};

/** How a ticket's numbers met a draw: of the bankers and of the others. */
type Met = { readonly main: number; readonly extra: number; readonly none: number };

export function hitType(rules: HitRules): BetType {
  const layout = layoutOf(rules.family);
  if (layout.kind !== 'balls') throw new RangeError('Hits are counted among balls.');
  const symbols = numberSymbols(layout.from, layout.to);
  const width = symbols[0]?.length ?? 2;
  const system = pick(rules.taken, width);
  return {
    id: rules.id,
    family: rules.family,
    panel: panelOf('grid', ...pickParts(symbols, rules.taken)),
    tiers: rules.tiers,
    pooled: rules.pooled ?? [],
    unitsPerLine: 1,
    mostLines: 2_000,
    samples: [`|${symbols.slice(0, rules.taken).join(',')}`],
    lines: system.count,
    eachLine: system.each,
    tiersOf: () => rules.tiers,
    liability: (selection, oddsOf) =>
      lineLiability({ group: rules.id, system, tiersOf: () => rules.tiers }, selection, oddsOf),
    judge(selection, numbers) {
      const { main, extra } = ballsOf(numbers);
      const met = (chosen: readonly string[]): Met => {
        const inMain = chosen.filter((symbol) => main.includes(Number(symbol))).length;
        const inExtra = chosen.filter((symbol) => extra.includes(Number(symbol))).length;
        return { main: inMain, extra: inExtra, none: chosen.length - inMain - inExtra };
      };
      return winsOf(rules, met(bankersOf(selection)), met(othersOf(selection)));
    },
    expected: (selection) => expectedOf(rules, layout, system.count(selection)),
    most: (selection, oddsOf) => mostOf(rules, layout, selection, oddsOf),
  };
}

/** Lines by tier, counted without writing one out. */
function winsOf({ taken, tiers, tierOf }: HitRules, bankers: Met, others: Met): Win[] {
  const left = taken - bankers.main - bankers.extra - bankers.none;
  const found: Win[] = [];
  for (let main = 0; main <= Math.min(left, others.main); main += 1) {
    for (let extra = 0; extra <= Math.min(left - main, others.extra); extra += 1) {
      const tier = tierOf(bankers.main + main, bankers.extra + extra > 0);
      if (tier === undefined) continue;
      const lines =
        choose(others.main, main) *
        choose(others.extra, extra) *
        choose(others.none, left - main - extra);
      found.push({ tier, lines });
    }
  }
  return gatherWins(tiers, found);
}

/** Every line is as likely as any other, so that the mean is that of one line times the lines. */
function expectedOf({ taken, tiers, tierOf }: HitRules, layout: BallLayout, lines: number) {
  const size = layout.to - layout.from + 1;
  const extraWays = layout.extra === 1 ? BigInt(size - layout.main) : 1n;
  const total = combinations(size, layout.main) * extraWays;
  const chances = new Map<string, Rational>();
  for (let hits = 0; hits <= Math.min(taken, layout.main); hits += 1) {
    const ways = combinations(taken, hits) * combinations(size - taken, layout.main - hits);
    const withExtra = layout.extra === 1 ? BigInt(taken - hits) : 0n;
    for (const hasExtra of [true, false]) {
      const tier = tierOf(hits, hasExtra);
      const all = ways * (hasExtra ? withExtra : extraWays - withExtra);
      if (tier === undefined || all === 0n) continue;
      chances.set(tier, add(chances.get(tier) ?? rational(0n), rational(all, total)));
    }
  }
  return tiers.flatMap((tier): Expected[] => {
    const chance = chances.get(tier);
    return chance ? [{ tier, lines: multiply(chance, rational(BigInt(lines))) }] : [];
  });
}

/** Goes through every way in which a draw can meet bankers, others and what was not chosen. */
function mostOf(
  rules: HitRules,
  { from, to, main, extra }: BallLayout,
  selection: Selection,
  oddsOf: (tier: string) => number,
): bigint {
  const [bankers, others] = [bankersOf(selection).length, othersOf(selection).length];
  const outside = to - from + 1 - bankers - others;
  let best = 0n;
  for (let inBankers = 0; inBankers <= Math.min(bankers, main); inBankers += 1) {
    for (let inOthers = 0; inOthers <= Math.min(others, main - inBankers); inOthers += 1) {
      const beside = main - inBankers - inOthers;
      if (beside > outside) continue;
      for (const [toBankers, toOthers] of extra === 1 ? extraPlaces : noExtra) {
        if (inBankers + toBankers > bankers || inOthers + toOthers > others) continue;
        if (extra === 1 && toBankers + toOthers === 0 && beside === outside) continue;
        const wins = winsOf(
          rules,
          { main: inBankers, extra: toBankers, none: bankers - inBankers - toBankers },
          { main: inOthers, extra: toOthers, none: others - inOthers - toOthers },
        );
        const sum = sumOdds(wins, oddsOf);
        if (sum > best) best = sum;
      }
    }
  }
  return best;
}

const noExtra = [[0, 0]] as const;
const extraPlaces = [
  [0, 0],
  [1, 0],
  [0, 1],
] as const;
