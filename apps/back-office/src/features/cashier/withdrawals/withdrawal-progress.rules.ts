import type { StaffWithdrawal } from '@bahati/contract/back-office/cashier/withdrawals.ts';

export type ProgressStep = {
  id: 'requested' | 'approved' | 'rejected' | 'paid' | 'failed' | 'confirmed';
  state: 'done' | 'current' | 'upcoming' | 'failed';
  at: string | null;
  by?: string | null;
  reason?: string | null;
};

/** The steps of a withdrawal: requested, approved, paid, confirmed, or where it ended early. */
export function progressOf(withdrawal: StaffWithdrawal): ProgressStep[] {
  const { status, createdAt, decidedAt, decidedBy, paidAt, confirmedAt, reason } = withdrawal;
  const requested: ProgressStep = { id: 'requested', state: 'done', at: createdAt };
  if (status === 'rejected') {
    return [requested, { id: 'rejected', state: 'failed', at: decidedAt, by: decidedBy, reason }];
  }
  const approved: ProgressStep = {
    id: 'approved',
    state: status === 'requested' ? 'current' : 'done',
    at: decidedAt,
    by: decidedBy,
  };
  if (status === 'failed') {
    return [requested, approved, { id: 'failed', state: 'failed', at: null, reason }];
  }
  const isPaid = status === 'paid' || status === 'disputed' || status === 'confirmed';
  return [
    requested,
    approved,
    {
      id: 'paid',
      state: isPaid ? 'done' : status === 'approved' ? 'current' : 'upcoming',
      at: paidAt,
    },
    {
      id: 'confirmed',
      state: status === 'confirmed' ? 'done' : isPaid ? 'current' : 'upcoming',
      at: confirmedAt,
    },
  ];
}
