import { Button } from '@bahati/ui/button/button.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { GoodCard } from './good-card.tsx';
import { RedeemDialog } from './redeem-dialog.tsx';
import { usePointBalance } from './use-points.ts';

const none = 0;

/** What points buy; all of it, or what they reach for now. */
export function GoodsGrid() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { only } = useSearch({ from: '/site/pointMall' });
  const query = useQuery(memberQuery('GET /wps/relay/MCS2_getPointReward'));
  const points = usePointBalance().data?.points ?? none;
  const [openId, setOpenId] = useState<string>();
  const goods = query.data?.items;
  if (!goods) return query.isError ? <QueryError query={query} /> : <GoodsSkeleton />;
  if (goods.length === 0) {
    return (
      <EmptyState
        seed="goods"
        title={t('points_goods_none_title')}
        text={t('points_goods_none_text')}
      />
    );
  }
  const show = (next: 'all' | 'affordable') =>
    void navigate({
      to: '/pointMall',
      search: next === 'affordable' ? { only: next } : {},
      replace: true,
      resetScroll: false,
    });
  const within = goods.filter((good) => good.points <= points && good.stock > 0);
  const shown = only === 'affordable' ? within : goods;
  const open = goods.find(({ id }) => id === openId);
  return (
    <div className="mall-goods">
      <Segmented
        label={t('points_filter')}
        options={[
          { value: 'all', label: t('points_filter_all'), count: String(goods.length) },
          {
            value: 'affordable',
            label: t('points_filter_affordable'),
            count: String(within.length),
          },
        ]}
        value={only ?? 'all'}
        onValueChange={show}
      />
      {shown.length === 0 ? (
        <EmptyState
          seed="affordable"
          title={t('points_affordable_none_title')}
          text={t('points_affordable_none_text')}
          action={<Button onClick={() => show('all')}>{t('points_filter_all')}</Button>}
        />
      ) : (
        <ul className="mall-grid">
          {shown.map((good) => (
            <li key={good.id}>
              <GoodCard good={good} points={points} onOpen={() => setOpenId(good.id)} />
            </li>
          ))}
        </ul>
      )}
      {open && <RedeemDialog good={open} balance={points} onClose={() => setOpenId(undefined)} />}
    </div>
  );
}

const places = ['a', 'b', 'c', 'd'];

export function GoodsSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="mall-grid" role="status" aria-busy="true" aria-label={t('loading')}>
      {places.map((place) => (
        <div key={place} className="good-card">
          <span className="good-picture ui-skeleton" />
          <span className="good-words">
            <Skeleton width="80%" />
            <Skeleton width="50%" />
          </span>
        </div>
      ))}
    </div>
  );
}
