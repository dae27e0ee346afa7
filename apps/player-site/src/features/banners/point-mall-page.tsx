import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { PageTitle } from '#features/loading/page-title.tsx';

/** Where a brand without points says so: nothing is collected, and so nothing is redeemed. */
export function PointMallPage() {
  const { t } = useTranslation();
  return (
    <div className="page">
      <PageTitle words={t('points_off_title')} />
      <EmptyState
        seed="points"
        title={<h1 className="page-heading">{t('points_off_title')}</h1>}
        text={t('points_off_text')}
        action={
          <Link to="/promotions" className={buttonClass({ tone: 'quiet' })}>
            {t('announcement_to_rewards')}
          </Link>
        }
      />
    </div>
  );
}
