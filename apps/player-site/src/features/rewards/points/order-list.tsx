import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { Pager } from '@bahati/ui/pager/pager.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberPages } from '#site/api.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { OrderEntry } from './order-entry.tsx';

/** Own orders, newest first. */
export function OrderList() {
  const { t } = useTranslation();
  const query = useInfiniteQuery(
    memberPages('GET /wps/relay/MCS2_getRedeemPointList', { pageSize: 10 }),
  );
  const orders = query.data?.pages.flatMap((page) => page.items);
  if (!orders) {
    return query.isError ? (
      <QueryError query={query} />
    ) : (
      <SkeletonRows count={4} label={t('loading')} />
    );
  }
  if (orders.length === 0) {
    return (
      <EmptyState
        seed="orders"
        title={t('points_orders_none_title')}
        text={t('points_orders_none_text')}
      />
    );
  }
  return (
    <>
      <ul className="rows">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderEntry order={order} />
          </li>
        ))}
      </ul>
      <Pager
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
        moreLabel={t('more')}
        loadingLabel={t('loading')}
      />
    </>
  );
}
