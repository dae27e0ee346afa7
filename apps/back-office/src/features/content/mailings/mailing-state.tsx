import type { mailingStates } from '@bahati/contract/back-office/content/mailings.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useWords } from '#office/words/use-words.ts';

const tones = {
  waiting: 'coral',
  scheduled: 'brass',
  sending: 'brass',
  sent: 'lagoon',
  stopped: 'quiet',
  rejected: 'quiet',
} as const;

export function MailingState({ state }: { state: (typeof mailingStates)[number] }) {
  const { translate } = useWords();
  return <StatusChip tone={tones[state]}>{translate(`mailing_states.${state}`)}</StatusChip>;
}
