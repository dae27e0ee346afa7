import type { DuplicateReason } from '@bahati/contract/back-office/members/duplicates.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useWords } from '#office/words/use-words.ts';

const tones = {
  document: 'hibiscus',
  payout: 'coral',
  address_and_name: 'brass',
  browser: 'quiet',
} as const satisfies Record<DuplicateReason, string>;

/** What two accounts share, in colour and words. */
export function DuplicateReasons({ reasons }: { reasons: readonly DuplicateReason[] }) {
  const { translate } = useWords();
  return (
    <span className="kyc-flags">
      {reasons.map((reason) => (
        <StatusChip key={reason} tone={tones[reason]}>
          {translate(`duplicate_reasons.${reason}`)}
        </StatusChip>
      ))}
    </span>
  );
}

/** How much speaks for one person. */
export function DuplicateScore({ score }: { score: number }) {
  const { translate } = useWords();
  const tone = score >= 80 ? 'hibiscus' : score >= 50 ? 'coral' : 'quiet';
  return (
    <StatusChip tone={tone}>
      {translate('duplicates.score_of', { score: String(score) })}
    </StatusChip>
  );
}
