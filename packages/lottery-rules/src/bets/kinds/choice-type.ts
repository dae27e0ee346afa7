/** Bets on something said of a draw: big or small, a sum, a colour. Each thing chosen is a line. */
import type { BetType, PanelKind } from '@bahati/lottery-rules/bets/bet-type.ts';
import { singles } from '@bahati/lottery-rules/bets/lines/line-system.ts';
import type { Space, View } from '@bahati/lottery-rules/bets/spaces.ts';
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import { panelOf, row } from './panels.ts';
import { viewType } from './view-type.ts';

/** Whether what an option says is true of a case; `back`: the stake is given back. */
export type Saying = (view: View) => boolean | 'back';

/** What can be chosen, by symbol in the order of the panel. */
export type Options = ReadonlyMap<string, Saying>;

/** Options whose symbols are words. */
export const wordOptions = (options: Readonly<Record<string, Saying>>): Options =>
  new Map(Object.entries(options));

export type ChoiceRules = {
  readonly id: string;
  readonly family: Family;
  readonly panel: PanelKind;
  readonly space: Space;
  readonly view: (numbers: DrawNumbers) => View;
  readonly options: Options;
  /** The tier of all symbols; absent: each symbol is a tier of its own. */
  readonly tier?: string;
  /** Some option gives the stake back in some case. */
  readonly hasBack?: boolean;
  /** All views, where the ways of each are dear to count. */
  readonly views?: () => Iterable<View>;
};

/** The tier in which a stake comes back. */
export const backTier = 'back';

export function choiceType(rules: ChoiceRules): BetType {
  const symbols = [...rules.options.keys()];
  const tierOf = (symbol: string) => rules.tier ?? symbol;
  const { hasBack = false } = rules;
  const tiers = rules.tier === undefined ? symbols : [rules.tier];
  return viewType({
    id: rules.id,
    family: rules.family,
    panel: panelOf(rules.panel, row('choices', symbols)),
    tiers: hasBack ? [...tiers, backTier] : tiers,
    samples: rules.tier === undefined ? symbols : symbols.slice(0, 1),
    system: singles(['choices']),
    space: rules.space,
    view: rules.view,
    wins: (view) =>
      symbols.flatMap((symbol) => {
        const says = rules.options.get(symbol)?.(view);
        return says ? [[symbol, says === 'back' ? backTier : tierOf(symbol)] as const] : [];
      }),
    ...(rules.views ? { best: rules.views } : {}),
    tiersOf: (line) => [tierOf(line), ...(hasBack ? [backTier] : [])],
  });
}

/** One option for each number of a range, true where the view's sum is it. */
export function sumOptions(from: number, to: number): Options {
  const sums = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return new Map(sums.map((sum) => [String(sum), (view: View) => sumOf(view) === sum]));
}

export const sumOf = (view: View): number => view.reduce((sum, number) => sum + number, 0);

/** Big from this sum on, and odd or even. */
export const sizeOptions = (bigFrom: number): Options =>
  wordOptions({
    big: (view) => sumOf(view) >= bigFrom,
    small: (view) => sumOf(view) < bigFrom,
    odd: (view) => sumOf(view) % 2 === 1,
    even: (view) => sumOf(view) % 2 === 0,
  });
