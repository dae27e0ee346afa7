/**
 * The same said of several places: a digit of each position, the size of each lane, the higher of a
 * pair. Every symbol of every place is a line of its own.
 */
import { add, multiply, rational } from '@bahati/game-rules/rational.ts';
import type {
  BetType,
  Expected,
  PanelKind,
  Selection,
  Win,
} from '@bahati/lottery-rules/bets/bet-type.ts';
import { lineLiability } from '@bahati/lottery-rules/bets/liability.ts';
import { setOf, singles } from '@bahati/lottery-rules/bets/lines/line-system.ts';
import type { Space, View } from '@bahati/lottery-rules/bets/spaces.ts';
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import type { Options } from './choice-type.ts';
import { panelOf, row } from './panels.ts';
import { gatherWins, sumOdds } from './view-type.ts';

export type PlacedRules = {
  readonly id: string;
  readonly family: Family;
  readonly panel: PanelKind;
  readonly places: readonly string[];
  readonly options: Options;
  readonly tierOf: (symbol: string) => string;
  readonly viewOf: (numbers: DrawNumbers, place: number) => View;
  /** Every case of one place; all places are alike. */
  readonly one: Space;
  /**
   * How places hang together: `free` of each other; `distinct`, no number in two places; or draws
   * among which the best one of any selection is.
   */
  readonly together: 'free' | 'distinct' | (() => Iterable<DrawNumbers>);
};

export function placedType(rules: PlacedRules): BetType {
  const symbols = [...rules.options.keys()];
  const tiers = [...new Set(symbols.map(rules.tierOf))];
  const system = singles(rules.places);
  const judge = (selection: Selection, numbers: DrawNumbers) =>
    gatherWins(
      tiers,
      rules.places.flatMap((_, place) =>
        winsOf(rules, selection, place, rules.viewOf(numbers, place)),
      ),
    );
  const tiersOf = (line: string) => [rules.tierOf(line.split(':')[1] ?? '')];
  const rest = rules.places.slice(1).map(() => '|');
  return {
    id: rules.id,
    family: rules.family,
    panel: panelOf(rules.panel, ...rules.places.map((name) => row(name, symbols, 0))),
    tiers,
    pooled: [],
    unitsPerLine: 1,
    mostLines: 2_000,
    samples: tiers.map(
      (tier) => `${symbols.find((symbol) => rules.tierOf(symbol) === tier) ?? ''}${rest.join('')}`,
    ),
    lines: system.count,
    eachLine: system.each,
    tiersOf,
    liability: (selection, oddsOf) =>
      lineLiability({ group: rules.id, system, tiersOf }, selection, oddsOf),
    judge,
    expected: (selection) => expectedOf(rules, tiers, selection),
    most(selection, oddsOf) {
      if (typeof rules.together === 'function') {
        let best = 0n;
        for (const numbers of rules.together()) {
          const sum = sumOdds(judge(selection, numbers), oddsOf);
          if (sum > best) best = sum;
        }
        return best;
      }
      const values = rules.places.map((_, place) =>
        Array.from(rules.one.cases(), ({ view }) =>
          Number(sumOdds(winsOf(rules, selection, place, view), oddsOf)),
        ),
      );
      return BigInt(rules.together === 'free' ? bestFree(values) : bestDistinct(values));
    },
  };
}

function winsOf(rules: PlacedRules, selection: Selection, place: number, view: View): Win[] {
  return setOf(selection, place)
    .filter((symbol) => rules.options.get(symbol)?.(view))
    .map((symbol) => ({ tier: rules.tierOf(symbol), lines: 1 }));
}

function expectedOf(
  rules: PlacedRules,
  tiers: readonly string[],
  selection: Selection,
): Expected[] {
  const cases = [...rules.one.cases()];
  return tiers.flatMap((tier) => {
    const ways = rules.places.map((_, place) =>
      cases.reduce((sum, one) => {
        const wins = winsOf(rules, selection, place, one.view);
        return sum + one.ways * BigInt(wins.filter((win) => win.tier === tier).length);
      }, 0n),
    );
    const all = add(...ways.map((sum) => rational(sum)));
    return all.numerator === 0n
      ? []
      : [{ tier, lines: multiply(all, rational(1n, rules.one.total)) }];
  });
}

const bestFree = (values: readonly (readonly number[])[]): number =>
  values.reduce((sum, ofPlace) => sum + Math.max(0, ...ofPlace), 0);

/** The best way to give each place a number of its own, over all sets of numbers given so far. */
function bestDistinct(values: readonly (readonly number[])[]): number {
  const size = 2 ** (values[0]?.length ?? 0);
  let best = new Float64Array(size).fill(-1);
  best[0] = 0;
  for (const ofPlace of values) {
    const next = new Float64Array(size).fill(-1);
    for (const [taken, sum] of best.entries()) {
      if (sum < 0) continue;
      for (const [number, value] of ofPlace.entries()) {
        if ((taken >> number) % 2 === 1) continue;
        const key = taken + 2 ** number;
        next[key] = Math.max(next[key] ?? -1, sum + value);
      }
    }
    best = next;
  }
  return Math.max(...best);
}
