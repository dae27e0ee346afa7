import { kycLevels } from '@bahati/contract/kyc-words.ts';
import type { KycLevel } from '@bahati/contract/player-site/kyc/kyc.ts';
import { Card } from '@bahati/ui/card/card.tsx';
import { Timeline, type TimelineStep } from '@bahati/ui/timeline/timeline.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';

/** How far the member has proven who he is; a later step counts for the earlier ones. */
export function KycSteps({ level, isWaiting }: { level: KycLevel; isWaiting: boolean }) {
  const { t } = useTranslation();
  const steps = kycLevels.map((step): TimelineStep => {
    const state =
      step <= level ? 'done' : isWaiting && step === nextOf(level) ? 'current' : 'upcoming';
    return {
      id: String(step),
      title: t(`kyc_level_${step}`),
      detail:
        step === 1 && level === 0 ? (
          <Link to="/member">{t('kyc_prove_phone')}</Link>
        ) : (
          t(`kyc_about_${step}`)
        ),
      state,
      stateLabel: t(`kyc_step_${state}`),
    };
  });
  return (
    <Card padding="l" className="stack">
      <h2 className="member-section-title">{t('kyc_steps')}</h2>
      <Timeline label={t('kyc_steps')} steps={steps} />
    </Card>
  );
}

/** Documents raise to the second level, and from there to the third. */
const nextOf = (level: KycLevel) => (level < 2 ? 2 : 3);
