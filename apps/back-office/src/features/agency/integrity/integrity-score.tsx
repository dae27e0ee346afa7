import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useWords } from '#office/words/use-words.ts';

/** How suspicious a team is, of a hundred. */
export function IntegrityScore({ score }: { score: number }) {
  const { translate } = useWords();
  const tone = score >= 60 ? 'hibiscus' : score >= 30 ? 'coral' : score > 0 ? 'brass' : 'lagoon';
  return (
    <StatusChip tone={tone}>
      <span className="tabular">{translate('integrity.score_of', { score: String(score) })}</span>
    </StatusChip>
  );
}
