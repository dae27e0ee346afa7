/** What changed from one version of a contract's terms to the next. */
import type { TermField, TermPlace, Terms, Tier } from './terms.ts';

/** As the terms hold it; null also where the field, or its tier, is not there. */
export type TermValue = string | bigint | number | boolean | null;

export type TermChange = TermPlace & { readonly before: TermValue; readonly after: TermValue };

/**
 * The fields that differ: those of the terms, then tier by tier. Tiers are compared by their place; of
 * an added or removed tier each field is listed. Throws a RangeError for terms of two kinds.
 */
export function diffTerms(before: Terms, after: Terms): TermChange[] {
  if (before.kind !== after.kind) {
    throw new RangeError(`${before.kind} and ${after.kind} are no versions of one contract.`);
  }
  const tiersBefore = tiersOf(before);
  const tiersAfter = tiersOf(after);
  const tiers = Array.from({ length: Math.max(tiersBefore.length, tiersAfter.length) }, (_, tier) =>
    diffFields(tiersBefore[tier] ?? {}, tiersAfter[tier] ?? {}, tier),
  );
  return [...diffFields(before, after, null), ...tiers.flat()];
}

function tiersOf(terms: Terms): readonly Tier[] {
  return terms.kind === 'real_time_salary' ? [] : terms.tiers;
}

/** In the order of the form. */
const fields = [
  'period',
  'mode',
  'carryOver',
  'hasLossCheck',
  'dailyTurnoverBrake',
  'turnover',
  'activeMembers',
  'loss',
  'pays',
  'rateBps',
  'sum',
  'winRateBps',
  'lossRateBps',
] as const satisfies readonly Exclude<TermField, 'tiers'>[];

type Fields = Partial<Record<(typeof fields)[number], TermValue>> & { readonly tiers?: unknown };

function diffFields(before: Fields, after: Fields, tier: number | null): TermChange[] {
  return fields.flatMap((field) => {
    const [was, is] = [before[field] ?? null, after[field] ?? null];
    return was === is ? [] : [{ field, tier, before: was, after: is }];
  });
}
