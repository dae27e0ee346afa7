import type { StaffPerson } from '@bahati/contract/back-office/staff/staff-people.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useWords } from '#office/words/use-words.ts';

const tones = { active: 'lagoon', invited: 'brass', disabled: 'hibiscus' } as const;

/** Whether another staff user can work: told by word, then by colour. */
export function StaffState({ state }: Pick<StaffPerson, 'state'>) {
  const { translate } = useWords();
  return <StatusChip tone={tones[state]}>{translate(`staff_states.${state}`)}</StatusChip>;
}
