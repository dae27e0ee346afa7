import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { OwnAwardList } from '#features/rewards/claiming/own-award-list.tsx';
import { useOpenAwards } from '#features/rewards/claiming/use-own-awards.ts';
import { CashbackCard } from './cashback-card.tsx';
import { LevelHero } from './level-hero.tsx';
import { LevelLadder } from './level-ladder.tsx';
import { LevelMoves } from './level-moves.tsx';
import { NextGifts } from './next-gifts.tsx';
import './vip.css';

/** The member's VIP level: what it is, what is missing to the next, and what levels give. */
export function VipPage() {
  const { t } = useTranslation();
  const query = useQuery(memberQuery('GET /wps/rewards/vip'));
  const awards = useOpenAwards(['vip', 'cashback']);
  const vip = query.data;
  return (
    <>
      <PageTitle words={t('vip_title')} />
      <h1 className="page-heading">{t('vip_title')}</h1>
      {vip ? (
        <>
          <LevelHero vip={vip} />
          {awards.length > 0 && (
            <section className="member-section" aria-labelledby="vip-waiting">
              <h2 id="vip-waiting" className="member-section-title">
                {t('vip_waiting')}
              </h2>
              <OwnAwardList awards={awards} />
            </section>
          )}
          <div className="vip-columns">
            <LevelLadder vip={vip} />
            <div className="member-column">
              <NextGifts vip={vip} />
              <CashbackCard vip={vip} />
              <LevelMoves vip={vip} />
            </div>
          </div>
        </>
      ) : query.isError ? (
        <QueryError query={query} />
      ) : (
        <SkeletonRows count={6} label={t('loading')} />
      )}
    </>
  );
}
