import type { StaffDeposit } from '@bahati/contract/back-office/cashier/cashier.ts';
import type { Tone } from '@bahati/ui/badge/badge.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useWords } from '#office/words/use-words.ts';

export type DepositState = StaffDeposit['status'];

const tones: Readonly<Record<DepositState, Tone>> = {
  pending: 'coral',
  completed: 'lagoon',
  failed: 'hibiscus',
  expired: 'quiet',
};

export const depositStates = ['pending', 'completed', 'failed', 'expired'] as const;

export function DepositStatus({ status }: { status: DepositState }) {
  const { translate } = useWords();
  return <StatusChip tone={tones[status]}>{translate(`deposit_status.${status}`)}</StatusChip>;
}
