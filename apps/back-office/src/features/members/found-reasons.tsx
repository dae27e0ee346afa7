import type { FoundBy } from '@bahati/contract/back-office/members/members.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useWords } from '#office/words/use-words.ts';

/** By what a search found somebody. */
export function FoundReasons({ reasons }: { reasons: readonly FoundBy[] }) {
  const { translate } = useWords();
  return (
    <span className="member-why">
      {reasons.map((by) => (
        <StatusChip key={by} tone={by === 'similar_name' ? 'quiet' : 'lagoon'}>
          {translate(`found_by.${by}`)}
        </StatusChip>
      ))}
    </span>
  );
}
