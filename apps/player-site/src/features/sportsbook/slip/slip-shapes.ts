/** What a slip can be: its tabs and its systems, by the legs on it. Pure. */
import {
  linesOf,
  mostSystemLegs,
  type SlipShape,
  systemFor,
  systemCodes,
  systems,
  type SystemCode,
} from '@bahati/book-rules/slip/lines.ts';
import type { DraftLeg, SlipDraft, SlipKind } from './slip-draft.ts';

/** A system of two legs would be singles or a multiple. */
const leastSystemLegs = 3;

/** The places of the legs that stand in every line of a system. */
export const bankersOf = (legs: readonly DraftLeg[]): number[] =>
  legs.flatMap(({ isBanker }, place) => (isBanker ? [place] : []));

/** Which kinds so many legs can be bet as; `free` of them are no bankers. */
export function kindsFor(legs: number, free: number = legs): readonly SlipKind[] {
  if (legs === 0) return [];
  if (legs === 1) return ['singles'];
  if (legs < leastSystemLegs || free > mostSystemLegs) return ['singles', 'multiple'];
  return ['singles', 'multiple', 'system'];
}

/** The chosen kind, or where the legs do not allow it the one that is likeliest meant. */
export function kindOf({ kind, legs }: Pick<SlipDraft, 'kind' | 'legs'>): SlipKind {
  const offered = kindsFor(legs.length, legs.length - bankersOf(legs).length);
  if (offered.includes(kind)) return kind;
  return legs.length === 1 ? 'singles' : 'multiple';
}

export type SystemChoice = {
  readonly folds: readonly number[];
  /** A system with a name; else each line has `folds[0]` of `of` legs. */
  readonly code: SystemCode | undefined;
  /** How many legs are no bankers. */
  readonly of: number;
  readonly lines: number;
};

/**
 * Systems of these legs: every "k of n", then those with a name. A banker stands in every line, so
 * that the others may stand alone beside it; a named system is one of all its legs.
 */
export function systemChoices(legs: readonly DraftLeg[]): SystemChoice[] {
  const bankers = bankersOf(legs);
  const free = legs.length - bankers.length;
  const least = bankers.length > 0 ? 1 : 2;
  const choice = (folds: readonly number[]): SystemChoice => ({
    folds,
    code: bankers.length > 0 ? undefined : systemFor(free, folds),
    of: free,
    lines: linesOf({ kind: 'system', folds }, legs.length, bankers).length,
  });
  const plain = Array.from({ length: Math.max(0, free - least) }, (_, at) => choice([at + least]));
  const named = systemCodes.filter((code) => bankers.length === 0 && systems[code].legs === free);
  return [...plain, ...named.map((code) => choice(systems[code].folds))];
}

/** The system that stands: the chosen one where it is to be had, else the first. */
export function systemOf({ legs, folds }: Pick<SlipDraft, 'legs' | 'folds'>) {
  const choices = systemChoices(legs);
  return choices.find((one) => one.folds.join() === folds.join()) ?? choices[0];
}

/** The shape as the book takes it. */
export function shapeOf(draft: Pick<SlipDraft, 'kind' | 'legs' | 'folds'>): SlipShape {
  const kind = kindOf(draft);
  if (kind !== 'system') return { kind };
  return { kind, folds: systemOf(draft)?.folds ?? [] };
}
