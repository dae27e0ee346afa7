/** Verdicts on all outcomes of a market at once. Equal verdicts are one object, which pricing uses. */
import type { LegResult } from '@bahati/book-rules/leg-result.ts';

export type Verdict = ReadonlyMap<string, LegResult>;

const won: LegResult = { result: 'won' };
const lost: LegResult = { result: 'lost' };
const push: LegResult = { result: 'push' };
const voided: LegResult = { result: 'void' };

export const sideOutcomes = ['home', 'away'] as const;
export const threeWay = ['home', 'draw', 'away'] as const;
export const overUnder = ['over', 'under'] as const;
export const yesNo = ['yes', 'no'] as const;
export const oddEven = ['odd', 'even'] as const;

const known = new WeakMap<readonly string[], Map<string, Verdict>>();

function verdictOf(
  outcomes: readonly string[],
  name: string,
  of: (outcome: string) => LegResult,
): Verdict {
  let found = known.get(outcomes);
  if (!found) known.set(outcomes, (found = new Map()));
  let verdict = found.get(name);
  if (!verdict) {
    verdict = new Map(outcomes.map((outcome) => [outcome, of(outcome)]));
    found.set(name, verdict);
  }
  return verdict;
}

/** One outcome won, the others lost. */
export const only = (outcomes: readonly string[], winning: string): Verdict =>
  verdictOf(outcomes, `=${winning}`, (outcome) => (outcome === winning ? won : lost));

/** Several won: of double chances and the like. */
export const several = (outcomes: readonly string[], winning: readonly string[]): Verdict =>
  verdictOf(outcomes, winning.join(), (outcome) => (winning.includes(outcome) ? won : lost));

/** Every stake back. */
export const allBack = (outcomes: readonly string[]): Verdict =>
  verdictOf(outcomes, 'push', () => push);

export const allVoid = (outcomes: readonly string[]): Verdict =>
  verdictOf(outcomes, 'void', () => voided);

export const yesIf = (isSo: boolean): Verdict => only(yesNo, isSo ? 'yes' : 'no');

const byQuarters: Readonly<Record<number, LegResult>> = {
  [-1]: { result: 'half_lost' },
  0: push,
  1: { result: 'half_won' },
};

/** Ahead by so many quarters of a goal after the line: a whole one is won, a quarter half. */
const ahead = (quarters: number): LegResult => byQuarters[quarters] ?? (quarters > 0 ? won : lost);

const pairs = new Map<string, Verdict>();

/**
 * The two sides of a line, both sides of a handicap or over and under: the first is ahead by so many
 * quarters, the second behind by them. Source: game-math §8, the table of Asian handicaps.
 */
export function splitBy(outcomes: readonly [string, string], quarters: number): Verdict {
  const capped = Math.max(-2, Math.min(2, quarters));
  const name = `${outcomes[0]} ${capped}`;
  let verdict = pairs.get(name);
  if (!verdict) {
    verdict = new Map([
      [outcomes[0], ahead(capped)],
      [outcomes[1], ahead(-capped)],
    ]);
    pairs.set(name, verdict);
  }
  return verdict;
}
