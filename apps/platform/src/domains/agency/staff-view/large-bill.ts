/** Which bills one person of the staff may not approve alone. */
import type { AgencyRules } from '#domains/agency/rules/rules.ts';

export const largeBillKindName = 'agency_bill';

export const billSubject = (id: string): string => `agency_bill:${id}`;

/** Above twice the limit of the brand; without a limit none is. */
export function isLargeBill(own: bigint, { approvalLimit }: AgencyRules): boolean {
  return approvalLimit !== null && own > 2n * approvalLimit;
}
