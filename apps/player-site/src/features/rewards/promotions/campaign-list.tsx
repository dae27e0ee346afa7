import type {
  MemberPromotion,
  Promotion,
} from '@bahati/contract/player-site/rewards/promotions.ts';
import { CampaignCard } from '@bahati/ui/campaign-card/campaign-card.tsx';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { AuthLink } from '#features/identity/auth-link.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { ActivityStateChip } from './activity-state.tsx';
import { PromotionActs } from './promotion-acts.tsx';
import { usePromotionWords } from './use-promotion-words.ts';
import '#features/rewards/centre/reward-centre.css';

/** Campaigns for the member, each with its state and what can be done. */
export function MemberCampaigns({ items }: { items: readonly MemberPromotion[] }) {
  return (
    <ul className="campaign-list">
      {items.map((promotion, at) => (
        <li key={promotion.id}>
          <Card
            promotion={promotion}
            isLeading={at === 0}
            state={<ActivityStateChip state={promotion.state} />}
          >
            <PromotionActs promotion={promotion} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** The same for somebody who is not logged in. */
export function PublicCampaigns({ items }: { items: readonly Promotion[] }) {
  const { t } = useTranslation();
  return (
    <ul className="campaign-list">
      {items.map((promotion, at) => (
        <li key={promotion.id}>
          <Card promotion={promotion} isLeading={at === 0}>
            <AuthLink popup="register" tone={at === 0 ? 'brass' : 'quiet'} next="/promotions">
              {t('campaign_register')}
            </AuthLink>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function Card({
  promotion,
  isLeading,
  state,
  children,
}: {
  promotion: Promotion;
  isLeading: boolean;
  state?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const words = usePromotionWords();
  return (
    <CampaignCard
      id={promotion.id}
      told={words.told(promotion)}
      pictureUrl={words.picture(promotion)}
      dates={words.dates(promotion)}
      termsLabel={t('campaign_terms')}
      state={state}
      isLeading={isLeading}
    >
      {children}
    </CampaignCard>
  );
}

/** Cards on their way. */
export function CampaignSkeletons() {
  return (
    <div className="campaign-list" aria-hidden="true">
      {[1, 2].map((place) => (
        <div key={place} className="campaign-card">
          <div className="campaign-picture ui-skeleton" />
          <div className="campaign-words">
            <Skeleton width="40%" />
            <Skeleton width="80%" height={24} />
            <Skeleton width="60%" />
          </div>
        </div>
      ))}
    </div>
  );
}
