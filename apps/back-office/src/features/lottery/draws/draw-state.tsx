import type { OfficeDraw } from '@bahati/contract/lottery-office/office.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useWords } from '#office/words/use-words.ts';

const tones = {
  open: 'lagoon',
  suspended: 'hibiscus',
  closed: 'brass',
  drawn: 'brass',
  settled: 'quiet',
  refunded: 'coral',
} as const;

/** How a draw stands, and whether its numbers were corrected. */
export function DrawState({ draw: { state, corrections } }: Pick<OfficeDraw, 'draw'>) {
  const { translate } = useWords();
  return (
    <span className="room-chips">
      <StatusChip tone={tones[state]} isLive={state === 'open'}>
        {translate(`lottery.state.${state}`)}
      </StatusChip>
      {corrections > 0 && (
        <StatusChip tone="coral">
          {translate('lottery.draws.corrected', { smart_count: corrections })}
        </StatusChip>
      )}
    </span>
  );
}
