import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { brandQuery } from '#features/brand/use-brand.ts';
import { AuthLink } from '#features/identity/auth-link.tsx';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { TrialNotice } from '#features/members/trial-notice.tsx';
import { useIsTrial } from '#features/members/use-trial.ts';
import { GoodsSkeleton } from './goods-grid.tsx';
import { Mall } from './mall.tsx';
import './mall.css';

/** The points mall (spec §2): what points there are, how more are earned, and what they buy. */
export function PointMallPage() {
  const { t } = useTranslation();
  const brand = useQuery(brandQuery);
  const isLoggedIn = useIsLoggedIn();
  const isTrial = useIsTrial();
  if (!brand.data) {
    return (
      <div className="page">{brand.isError ? <QueryError query={brand} /> : <GoodsSkeleton />}</div>
    );
  }
  if (!brand.data.flags.points) return <NoPoints />;
  if (isTrial) {
    return (
      <div className="page">
        <TrialNotice />
      </div>
    );
  }
  if (isLoggedIn) return <Mall />;
  return (
    <div className="page">
      <PageTitle words={t('points_title')} />
      <EmptyState
        seed="points"
        title={<h1 className="page-heading">{t('points_title')}</h1>}
        text={t('points_visitor')}
        action={<AuthLink popup="login" />}
      />
    </div>
  );
}

/** Where a brand without points says so: nothing is collected, and so nothing is redeemed. */
function NoPoints() {
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
