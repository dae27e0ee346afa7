import type { KycFlag } from '@bahati/contract/back-office/kyc/kyc.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useWords } from '#office/words/use-words.ts';

const tones = {
  used_elsewhere: 'hibiscus',
  name_differs: 'coral',
  birthday_differs: 'coral',
  sent_before: 'brass',
} as const satisfies Record<KycFlag, string>;

/** What deserves a second look, in colour and words. */
export function KycFlags({ flags }: { flags: readonly KycFlag[] }) {
  const { translate } = useWords();
  if (flags.length === 0) return <span className="quiet">{translate('kyc.flags_none')}</span>;
  return (
    <span className="kyc-flags">
      {flags.map((flag) => (
        <StatusChip key={flag} tone={tones[flag]}>
          {translate(`kyc_flags.${flag}`)}
        </StatusChip>
      ))}
    </span>
  );
}
