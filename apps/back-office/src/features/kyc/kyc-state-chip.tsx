import type { StaffKycCase } from '@bahati/contract/back-office/kyc/kyc.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useWords } from '#office/words/use-words.ts';

const tones = {
  waiting: 'brass',
  approved: 'lagoon',
  refused: 'hibiscus',
  more_asked: 'coral',
} as const satisfies Record<StaffKycCase['state'], string>;

export function KycStateChip({ state }: { state: StaffKycCase['state'] }) {
  const { translate } = useWords();
  return <StatusChip tone={tones[state]}>{translate(`kyc_states.${state}`)}</StatusChip>;
}
