import type { announcementStates } from '@bahati/contract/back-office/content/announcements.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useWords } from '#office/words/use-words.ts';

const tones = { draft: 'quiet', up: 'lagoon', planned: 'brass', over: 'quiet' } as const;

/** Whether something is told just now. */
export function StateChip({ state }: { state: (typeof announcementStates)[number] }) {
  const { translate } = useWords();
  return <StatusChip tone={tones[state]}>{translate(`content_states.${state}`)}</StatusChip>;
}
