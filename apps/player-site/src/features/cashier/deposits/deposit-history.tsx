import { Amount } from '@bahati/ui/amount/amount.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { ListRow } from '@bahati/ui/list-row/list-row.tsx';
import { Pager } from '@bahati/ui/pager/pager.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberPages } from '#site/api.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { depositTones } from '#features/cashier/status-tones.ts';

export function DepositHistory() {
  const { t } = useTranslation();
  const { locale, time } = useFormat();
  const query = useInfiniteQuery(memberPages('GET /wps/cashier/deposits', { pageSize: 10 }));
  const deposits = query.data?.pages.flatMap((page) => page.items);
  return (
    <section className="member-section">
      <h2 className="member-section-title">{t('deposit_history')}</h2>
      {!deposits ? (
        query.isError ? (
          <QueryError query={query} />
        ) : (
          <SkeletonRows count={4} label={t('loading')} />
        )
      ) : deposits.length === 0 ? (
        <EmptyState seed="deposit" title={t('deposit_none_title')} text={t('deposit_none_text')} />
      ) : (
        <>
          <ul className="rows">
            {deposits.map(({ id, amount, currency, status, createdAt }) => (
              <li key={id}>
                <ListRow
                  title={<Amount value={amount} currency={currency} locale={locale} />}
                  subtitle={time(createdAt)}
                  trailing={
                    <StatusChip tone={depositTones[status]} isLive={status === 'pending'}>
                      {t(`deposit_status_${status}`)}
                    </StatusChip>
                  }
                  renderLink={(link) => (
                    <Link to="/member/depositv2" search={{ deposit: id }} {...link} />
                  )}
                />
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
      )}
    </section>
  );
}
