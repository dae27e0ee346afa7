/** What an upline's own terms allow at the place where a downline's go beyond them. */
import type { TermExcess } from '@bahati/agency-rules/chain/chain-terms.ts';
import type { TermValue } from '@bahati/agency-rules/terms/terms-diff.ts';
import type { Terms, Tier } from '@bahati/agency-rules/terms/terms.ts';

/**
 * The most that fits: of tiers, the most the upline is paid under conditions no harder. Null: nothing
 * fits. Undefined: no figure of that field says it.
 */
export function mostOfUpline(
  terms: Terms,
  upline: Terms,
  { field, tier }: TermExcess,
): TermValue | undefined {
  if (tier === null) return valueOf(upline, field) ?? undefined;
  if (terms.kind === 'real_time_salary' || upline.kind === 'real_time_salary') return undefined;
  const own = terms.tiers[tier];
  const typed = own && valueOf(own, field);
  if (!own || typed === null || typed === undefined) return undefined;
  const values = (upline.tiers as readonly Tier[])
    .filter((other) => asksNoMore(other, own))
    .map((other) => valueOf(other, field));
  if (values.length === 0) return null;
  const most = values.reduce((high, value) => (isMore(value, high) ? value : high), null);
  return most === null || !isMore(typed, most) ? undefined : most;
}

function asksNoMore(upline: Tier, own: Tier): boolean {
  const isLossWithin = !('loss' in upline && 'loss' in own) || upline.loss <= own.loss;
  return (
    upline.turnover <= own.turnover && upline.activeMembers <= own.activeMembers && isLossWithin
  );
}

function isMore(value: TermValue, than: TermValue): boolean {
  return value !== null && (than === null || value > than);
}

function valueOf(part: Terms | Tier, field: TermExcess['field']): TermValue {
  const values: Partial<Record<typeof field, unknown>> = part;
  return (values[field] ?? null) as TermValue;
}
