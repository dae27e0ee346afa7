import { Button } from '@bahati/ui/button/button.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { useIsTrial, useRealAccount } from './use-trial.ts';

/** Says to a trial member, on every page, that the money is play money. */
export function TrialStrip() {
  const { t } = useTranslation();
  const isTrial = useIsTrial();
  if (!isTrial) return null;
  return <NoticeBar action={<OpenAccount size="s" tone="quiet" />}>{t('trial_strip')}</NoticeBar>;
}

/** In place of a page that only a real account has (spec §5, §6). */
export function TrialNotice() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle words={t('trial_title')} />
      <EmptyState
        title={t('trial_title')}
        text={t('in_need_true_account')}
        action={<OpenAccount size="m" tone="brass" />}
        seed="trial"
      />
    </>
  );
}

function OpenAccount({ size, tone }: { size: 's' | 'm'; tone: 'quiet' | 'brass' }) {
  const { t } = useTranslation();
  const leave = useRealAccount();
  return (
    <Button
      tone={tone}
      size={size}
      isLoading={leave.isPending}
      loadingLabel={t('loading')}
      onClick={() => {
        if (!leave.isPending) leave.mutate();
      }}
    >
      {t('register_submit')}
    </Button>
  );
}
