import type { VerificationCase } from '@bahati/contract/player-site/kyc/kyc.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';

const tones = {
  waiting: 'brass',
  approved: 'lagoon',
  refused: 'hibiscus',
  more_asked: 'coral',
} as const;

/** What became of the documents sent last, and why. */
export function DocumentsState({ documents }: { documents: VerificationCase }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const { state, documentType, sentAt, decidedAt, reason, words } = documents;
  return (
    <section className="kyc-state" aria-live="polite">
      <div className="kyc-state-lead">
        <h2 className="member-section-title">{t(`kyc_document_type_${documentType}`)}</h2>
        <StatusChip tone={tones[state]} isLive={state === 'waiting'}>
          {t(`kyc_state_${state}`)}
        </StatusChip>
      </div>
      <p className="quiet">
        {decidedAt
          ? t('kyc_decided_at', { time: time(decidedAt) })
          : t('kyc_sent_at', { time: time(sentAt) })}
      </p>
      {reason && (
        <p className="kyc-reason">
          <strong>{t(`kyc_reason_${reason}`)}</strong>
          {words && <span>{words}</span>}
        </p>
      )}
    </section>
  );
}
