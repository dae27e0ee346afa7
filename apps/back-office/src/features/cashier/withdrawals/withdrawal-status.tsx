import type { StaffWithdrawal } from '@bahati/contract/back-office/cashier/withdrawals.ts';
import type { Tone } from '@bahati/ui/badge/badge.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useWords } from '#office/words/use-words.ts';

export type WithdrawalState = StaffWithdrawal['status'];

const tones: Readonly<Record<WithdrawalState, Tone>> = {
  requested: 'coral',
  approved: 'quiet',
  paid: 'lagoon',
  disputed: 'coral',
  confirmed: 'lagoon',
  rejected: 'hibiscus',
  failed: 'hibiscus',
};

export const withdrawalStates = [
  'requested',
  'approved',
  'paid',
  'disputed',
  'confirmed',
  'rejected',
  'failed',
] as const;

export function WithdrawalStatus({ status }: { status: WithdrawalState }) {
  const { translate } = useWords();
  return <StatusChip tone={tones[status]}>{translate(`withdrawal_status.${status}`)}</StatusChip>;
}
