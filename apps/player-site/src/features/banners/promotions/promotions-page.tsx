import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { PromotionCard } from './promotion-card.tsx';
import { usePromotions } from './use-promotions.ts';
import './promotions-page.css';

export function PromotionsPage() {
  const { t } = useTranslation();
  return (
    <div className="page promotions">
      <PageTitle words={t('promotions_title')} />
      <div>
        <h1 className="page-heading">{t('promotions_title')}</h1>
        <p className="page-lead">{t('promotions_lead')}</p>
      </div>
      <Promotions />
    </div>
  );
}

function Promotions() {
  const { t } = useTranslation();
  const { query, promotions } = usePromotions();
  if (query.isError && !query.data) return <QueryError query={query} />;
  if (!promotions) return <PromotionSkeletons />;
  if (promotions.length === 0)
    return (
      <EmptyState
        seed="promotions"
        title={t('promotions_none_title')}
        text={t('promotions_none_text')}
      />
    );
  return (
    <ul className="promotions-list">
      {promotions.map((promotion, at) => (
        <li key={promotion.key}>
          <PromotionCard promotion={promotion} leads={at === 0} />
        </li>
      ))}
    </ul>
  );
}

function PromotionSkeletons() {
  return (
    <div className="promotions-list" aria-hidden="true">
      {[1, 2, 3].map((place) => (
        <div key={place} className="promotion">
          <div className="promotion-picture ui-skeleton" />
          <div className="promotion-words">
            <Skeleton width="60%" />
            <Skeleton width="90%" />
          </div>
        </div>
      ))}
    </div>
  );
}
