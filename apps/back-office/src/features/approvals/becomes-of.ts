import type { ChangeRequestValue } from '@bahati/contract/back-office/system/approvals.ts';

/** How it would stand: what a wish does not name stays as it is. */
export function becomesOf({
  before,
  wanted,
}: Pick<ChangeRequestValue, 'before' | 'wanted'>): ChangeRequestValue['wanted'] {
  return { ...before, ...wanted };
}
