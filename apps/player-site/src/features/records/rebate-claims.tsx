import { Amount } from '@bahati/ui/amount/amount.tsx';
import { ListRow } from '@bahati/ui/list-row/list-row.tsx';
import { Pager } from '@bahati/ui/pager/pager.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberPages } from '#site/api.ts';
import { useFormat } from '#features/language/use-format.ts';

/** What was claimed before; nothing where there was none. */
export function RebateClaims() {
  const { t } = useTranslation();
  const { locale, time, shortDay } = useFormat();
  const query = useInfiniteQuery(memberPages('GET /wps/records/rebate/claims', { pageSize: 10 }));
  const claims = query.data?.pages.flatMap((page) => page.items) ?? [];
  if (claims.length === 0) return null;
  return (
    <section className="member-section">
      <h2 className="member-section-title">{t('rebate_history')}</h2>
      <ul className="rows">
        {claims.map(({ id, amount, currency, claimedAt, from, to }) => (
          <li key={id}>
            <ListRow
              title={time(claimedAt)}
              subtitle={
                from === to
                  ? t('rebate_for_day', { day: shortDay(from) })
                  : t('rebate_for_days', { from: shortDay(from), to: shortDay(to) })
              }
              trailing={
                <Amount
                  value={amount}
                  currency={currency}
                  locale={locale}
                  sign="always"
                  tone="win"
                />
              }
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
    </section>
  );
}
