import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import {
  CampaignSkeletons,
  MemberCampaigns,
  PublicCampaigns,
} from '#features/rewards/promotions/campaign-list.tsx';
import { useCampaigns } from '#features/rewards/promotions/use-campaigns.ts';
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
      <Campaigns />
    </div>
  );
}

/** What can be joined and claimed comes first, then what the operator announces besides. */
function Campaigns() {
  const { isMember, isTrial, own, open } = useCampaigns();
  const { t } = useTranslation();
  const query = isMember ? own : open;
  if (query.isError && !query.data) return <QueryError query={query} />;
  if (!query.data) return <CampaignSkeletons />;
  const count = query.data.items.length;
  return (
    <>
      {isTrial && <p>{t('in_need_true_account')}</p>}
      {count > 0 &&
        (isMember ? (
          <MemberCampaigns items={own.data?.items ?? []} />
        ) : (
          <PublicCampaigns items={open.data?.items ?? []} />
        ))}
      <Promotions isAlone={count === 0} />
    </>
  );
}

function Promotions({ isAlone }: { isAlone: boolean }) {
  const { t } = useTranslation();
  const { query, promotions } = usePromotions();
  if (query.isError && !query.data) return <QueryError query={query} />;
  if (!promotions) return <PromotionSkeletons />;
  if (promotions.length === 0)
    return isAlone ? (
      <EmptyState
        seed="promotions"
        title={t('promotions_none_title')}
        text={t('promotions_none_text')}
      />
    ) : null;
  return (
    <ul className="promotions-list" data-alone={isAlone ? '' : undefined}>
      {promotions.map((promotion, at) => (
        <li key={promotion.key}>
          <PromotionCard promotion={promotion} leads={isAlone && at === 0} />
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
