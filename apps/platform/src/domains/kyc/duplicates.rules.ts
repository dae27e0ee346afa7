/** How much what two accounts share speaks for one person. */
import {
  duplicateReason,
  type DuplicateReason,
} from '@bahati/contract/back-office/members/duplicates.ts';

/** A document is one person's; a family may share a phone, and a street an address. */
const points: Readonly<Record<DuplicateReason, number>> = {
  document: 80,
  payout: 60,
  address_and_name: 50,
  browser: 25,
};

export function scoreOf(reasons: readonly DuplicateReason[]): number {
  const sum = reasons.reduce((total, reason) => total + points[reason], 0);
  return Math.min(100, sum);
}

/** Both together, each once, the strongest first. */
export function joinReasons(
  some: readonly DuplicateReason[],
  more: readonly DuplicateReason[],
): DuplicateReason[] {
  return duplicateReason.options.filter((reason) => some.includes(reason) || more.includes(reason));
}
