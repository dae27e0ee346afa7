import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { publicQuery } from '#site/api.ts';
import { currentLanguage } from '#site/i18n.ts';
import { PromotionCard } from './promotion-card.tsx';
import { joinPromotions } from './promotions.rules.ts';
import { useBanners } from './use-banners.ts';
import './promotions-page.css';

/** More promotions than this at once would be a market without stalls. */
const pageSize = 50;

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
  const execution = useIsLoggedIn() ? 'A' : 'B';
  const language = currentLanguage();
  const announced = useQuery({
    ...publicQuery('GET /wps/relay/MCSFE_getListAnnouncements', {
      query: { types: 'PR', execution, language, pageSize },
    }),
    staleTime: 60_000,
  });
  const { banners, isPending } = useBanners('w_promotion');
  if (announced.isError && !announced.data) return <QueryError query={announced} />;
  if (!announced.data || isPending) return <PromotionSkeletons />;
  // Without its pictures the page still says everything.
  const promotions = joinPromotions(announced.data.content, banners);
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
