import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { GoodsList } from './goods-list.tsx';
import { OrderList } from './order-list.tsx';
import { PointRules } from './point-rules.tsx';
import '#features/content/content.css';
import './points-mall.css';

/** The points mall: orders that wait, the goods, and how points are earned. */
export function PointsMallPage() {
  const { translate } = useWords();
  const search = useSearch();
  const tabs = [
    { id: 'orders', label: translate('points_mall.orders'), panel: <OrderList /> },
    { id: 'goods', label: translate('points_mall.goods'), panel: <GoodsList /> },
    { id: 'rules', label: translate('points_mall.rules'), panel: <PointRules /> },
  ];
  const chosen = tabs.find(({ id }) => id === search.get('part'))?.id ?? 'orders';
  return (
    <Tabs
      label={translate('points_mall.parts')}
      tabs={tabs}
      selectedId={chosen}
      onSelect={(id) => search.set({ part: id === 'orders' ? undefined : id, state: undefined })}
    />
  );
}
