/** What two people may decide about a draw as it stands. */
import type { OfficeDraw } from '@bahati/contract/lottery-office/office.ts';

export const drawDecisions = ['result', 'correction', 'refund'] as const;
export type DrawDecision = (typeof drawDecisions)[number];

/** Nobody gives a house draw numbers. */
export function decisionsOf(
  { state }: Pick<OfficeDraw['draw'], 'state'>,
  isHouse: boolean,
): readonly DrawDecision[] {
  const isNumbers = !isHouse && (state === 'closed' || state === 'settled');
  const isRefund = state === 'open' || state === 'suspended' || state === 'closed';
  return [
    ...(isNumbers ? [state === 'closed' ? ('result' as const) : ('correction' as const)] : []),
    ...(isRefund ? (['refund'] as const) : []),
  ];
}
