import type { Exclusion } from '@bahati/contract/player-site/responsible-gambling/limits.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { Card } from '@bahati/ui/card/card.tsx';
import { ClockIcon } from '@bahati/ui/icons/icons.tsx';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useExclusionWords } from './use-exclusion-words.ts';

/** A break that stands: until when, what goes on, and the way back where there is one. */
export function ExclusionCard({ exclusion }: { exclusion: Exclusion }) {
  const { t } = useTranslation();
  const words = useExclusionWords();
  const comeBack = useMutation({
    mutationFn: () => call('POST /wps/member/selfExclusion/return', { body: {} }),
    onSettled: () =>
      Promise.all([
        forgetMemberCall('GET /wps/member/limits'),
        forgetMemberCall('GET /wps/member/info'),
      ]),
  });
  return (
    <Card padding="l" className="exclusion-card">
      <ClockIcon size={28} />
      <div className="exclusion-words">
        <h2 className="member-section-title">{t('limits_paused_title')}</h2>
        <p>{words(exclusion)}</p>
        <p className="quiet">{t('limits_paused_money')}</p>
        <FormAlert error={comeBack.error ?? undefined} />
        <div className="exclusion-ways">
          <Link to="/member/withdraw" className={buttonClass({ tone: 'brass' })}>
            {t('member_withdrawal')}
          </Link>
          {exclusion.canReturn && (
            <Button
              isLoading={comeBack.isPending}
              loadingLabel={t('loading')}
              onClick={() => comeBack.mutate()}
            >
              {t('limits_return')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
