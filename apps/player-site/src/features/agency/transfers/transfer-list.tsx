import type { MemberTransfer } from '@bahati/contract/player-site/agency/transfers.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { ListRow } from '@bahati/ui/list-row/list-row.tsx';
import { Pager } from '@bahati/ui/pager/pager.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberPages } from '#site/api.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { useFormat } from '#features/language/use-format.ts';

/** What was sent along the tree and what came, newest first. */
export function TransferList() {
  const { t } = useTranslation();
  const query = useInfiniteQuery(memberPages('GET /wps/transfers', { pageSize: 5 }));
  const transfers = query.data?.pages.flatMap((page) => page.items);
  if (!transfers) {
    return query.isError ? (
      <QueryError query={query} />
    ) : (
      <SkeletonRows count={3} label={t('loading')} />
    );
  }
  if (transfers.length === 0) {
    return <EmptyState seed="transfers" title={t('send_none_title')} text={t('send_none_text')} />;
  }
  return (
    <>
      <ul className="rows">
        {transfers.map((transfer) => (
          <li key={transfer.id}>
            <TransferRow transfer={transfer} />
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

function TransferRow({ transfer }: { transfer: MemberTransfer }) {
  const { t } = useTranslation();
  const { locale, time } = useFormat();
  const { isSent, other: name, amount, currency, createdAt } = transfer;
  return (
    <ListRow
      title={isSent ? t('send_to', { name }) : t('send_from', { name })}
      subtitle={time(createdAt)}
      trailing={
        <Amount
          value={isSent ? `-${amount}` : amount}
          currency={currency}
          locale={locale}
          sign="always"
          tone={isSent ? 'text' : 'win'}
        />
      }
    />
  );
}
