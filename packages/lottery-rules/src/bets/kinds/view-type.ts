/** Bet types that look at a part of the draw small enough to go through every case of it. */
import { multiply, type Rational, rational } from '@bahati/game-rules/rational.ts';
import type {
  BetType,
  Expected,
  Panel,
  Selection,
  Win,
} from '@bahati/lottery-rules/bets/bet-type.ts';
import { lineLiability } from '@bahati/lottery-rules/bets/liability.ts';
import type { LineSystem } from '@bahati/lottery-rules/bets/lines/line-system.ts';
import type { Space, View } from '@bahati/lottery-rules/bets/spaces.ts';
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';

/** A line that a case makes win, and in which tier. */
export type WinningLine = readonly [line: string, tier: string];

export type ViewRules = {
  readonly id: string;
  readonly family: Family;
  readonly panel: Panel;
  readonly tiers: readonly string[];
  readonly samples: readonly string[];
  readonly system: LineSystem;
  readonly space: Space;
  readonly view: (numbers: DrawNumbers) => View;
  readonly wins: (view: View) => readonly WinningLine[];
  /** Absent: any line can win any tier. */
  readonly tiersOf?: (line: string) => readonly string[];
  /** At most one line of a selection wins in a draw. */
  readonly isExclusive?: boolean;
  /** Cases among which the best one of the selection is; absent: all. */
  readonly best?: (selection: Selection) => Iterable<View>;
  /** Bet types on the same lines count liability together under this name; absent: the id. */
  readonly group?: string;
  /** Lines are counted by this piece of them where there are more than exposure can hold. */
  readonly coarse?: (line: string) => string;
  /** The pieces by which a selection is counted, straight, where its lines are many. */
  readonly pieces?: (selection: Selection) => Iterable<string>;
  readonly mostLines?: number;
  /** What each line wins with where all are alike: spares going through a large space. */
  readonly lineChance?: Rational;
};

export function viewType(rules: ViewRules): BetType {
  const { tiers, system, space, wins, coarse } = rules;
  const tiersOf = rules.tiersOf ?? (() => tiers);
  const judgeView = (selection: Selection, view: View) =>
    gatherWins(
      tiers,
      wins(view).map(([line, tier]) => ({ tier, lines: system.times(selection, line) })),
    );
  return {
    id: rules.id,
    family: rules.family,
    panel: rules.panel,
    tiers,
    pooled: [],
    unitsPerLine: 1,
    mostLines: rules.mostLines ?? 2_000,
    samples: rules.samples,
    lines: system.count,
    eachLine: system.each,
    tiersOf,
    liability: (selection, oddsOf) =>
      lineLiability(
        { group: rules.group ?? rules.id, system, tiersOf, coarse, pieces: rules.pieces },
        selection,
        oddsOf,
      ),
    judge: (selection, numbers) => judgeView(selection, rules.view(numbers)),
    expected: (selection) =>
      rules.lineChance
        ? [
            {
              tier: tiers[0] ?? '',
              lines: multiply(rules.lineChance, rational(BigInt(system.count(selection)))),
            },
          ]
        : expectedByCases(rules, selection),
    most(selection, oddsOf) {
      if (rules.isExclusive) return mostOfOne(rules, tiersOf, selection, oddsOf);
      let best = 0n;
      for (const view of rules.best?.(selection) ?? viewsOf(space)) {
        const sum = sumOdds(judgeView(selection, view), oddsOf);
        if (sum > best) best = sum;
      }
      return best;
    },
  };
}

function* viewsOf(space: Space): Generator<View> {
  for (const { view } of space.cases()) yield view;
}

/** The mean by going through every case of the space. */
function expectedByCases(
  { tiers, system, space, wins }: ViewRules,
  selection: Selection,
): Expected[] {
  const ways = new Map<string, bigint>();
  for (const one of space.cases()) {
    for (const [line, tier] of wins(one.view)) {
      const lines = system.times(selection, line);
      if (lines > 0) ways.set(tier, (ways.get(tier) ?? 0n) + one.ways * BigInt(lines));
    }
  }
  return tiers.flatMap((tier) => {
    const found = ways.get(tier);
    return found === undefined ? [] : [{ tier, lines: rational(found, space.total) }];
  });
}

function mostOfOne(
  { tiers, system }: ViewRules,
  tiersOf: (line: string) => readonly string[],
  selection: Selection,
  oddsOf: (tier: string) => number,
): bigint {
  if (tiers.length === 1) {
    return system.count(selection) > 0 ? BigInt(oddsOf(tiers[0] ?? '')) : 0n;
  }
  let best = 0;
  for (const line of system.each(selection)) {
    best = Math.max(best, ...tiersOf(line).map(oddsOf));
  }
  return BigInt(best);
}

/** Wins by tier in the order of the tiers, without those that nobody has. */
export function gatherWins(tiers: readonly string[], found: readonly Win[]): Win[] {
  const sums = new Map<string, number>();
  for (const { tier, lines } of found) sums.set(tier, (sums.get(tier) ?? 0) + lines);
  return tiers.flatMap((tier) => {
    const lines = sums.get(tier) ?? 0;
    return lines > 0 ? [{ tier, lines }] : [];
  });
}

export const sumOdds = (wins: readonly Win[], oddsOf: (tier: string) => number): bigint =>
  wins.reduce((sum, { tier, lines }) => sum + BigInt(oddsOf(tier)) * BigInt(lines), 0n);
