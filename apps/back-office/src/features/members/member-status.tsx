import type { MemberRow } from '@bahati/contract/back-office/members/members.ts';
import type { Tone } from '@bahati/ui/badge/badge.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useWords } from '#office/words/use-words.ts';

const tones: Readonly<Record<MemberRow['status'], Tone>> = {
  active: 'lagoon',
  blocked: 'hibiscus',
  closed: 'quiet',
};

export const memberStatuses = ['active', 'blocked', 'closed'] as const;

export function MemberStatus({ status }: { status: MemberRow['status'] }) {
  const { translate } = useWords();
  return <StatusChip tone={tones[status]}>{translate(`member_status.${status}`)}</StatusChip>;
}
