import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { mallTabs } from '#site/search.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { EarnTable } from './earn-table.tsx';
import { GoodsGrid } from './goods-grid.tsx';
import { OrderList } from './order-list.tsx';
import { PointsHead } from './points-head.tsx';
import { PointsRecord } from './points-record.tsx';

const panels = {
  goods: <GoodsGrid />,
  orders: <OrderList />,
  record: <PointsRecord />,
  earn: <EarnTable />,
} as const;

/** The mall of who is logged in: the tab stands in the address. */
export function Mall() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { tab } = useSearch({ from: '/site/pointMall' });
  return (
    <div className="page mall">
      <PageTitle words={t('points_title')} />
      <PointsHead />
      <Tabs
        label={t('points_title')}
        tabs={mallTabs.map((id) => ({ id, label: t(`points_tab_${id}`), panel: panels[id] }))}
        selectedId={tab ?? 'goods'}
        onSelect={(id) => {
          const next = mallTabs.find((known) => known === id);
          void navigate({
            to: '/pointMall',
            search: next && next !== 'goods' ? { tab: next } : {},
            replace: true,
            resetScroll: false,
          });
        }}
      />
    </div>
  );
}
