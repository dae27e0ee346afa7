import { messageStates } from '@bahati/contract/back-office/messaging/messages.ts';
import type { Tone } from '@bahati/ui/badge/badge.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useWords } from '#office/words/use-words.ts';

type MessageState = (typeof messageStates)[number];

const tones: Readonly<Record<MessageState, Tone>> = {
  queued: 'coral',
  sent: 'lagoon',
  delivered: 'lagoon',
  failed: 'hibiscus',
};

export function MessageStateChip({ state }: { state: MessageState }) {
  const { translate } = useWords();
  return <StatusChip tone={tones[state]}>{translate(`message_state.${state}`)}</StatusChip>;
}
