import type { BillValue, ContractKind } from '@bahati/contract/agency-terms.ts';
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
import { billTones, useBillWords } from './use-bill-words.ts';

/** Own bills of a kind of contract, newest first; with a day, those whose periods ended on it. */
export function BillList({ kind, day }: { kind: ContractKind; day?: string | undefined }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(
    memberPages('GET /wps/agent/bills', { side: 'own', kind, day, pageSize: 8 }),
  );
  const bills = query.data?.pages.flatMap((page) => page.items);
  if (!bills) {
    return query.isError ? (
      <QueryError query={query} />
    ) : (
      <SkeletonRows count={4} label={t('loading')} />
    );
  }
  if (bills.length === 0) {
    return <EmptyState seed="bills" title={t('bills_none_title')} text={t('bills_none_text')} />;
  }
  return (
    <>
      <ul className="rows">
        {bills.map((bill) => (
          <li key={bill.id}>
            <BillRow bill={bill} />
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

/** One bill: its period, its state and what is kept of it. */
function BillRow({ bill }: { bill: BillValue }) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const words = useBillWords();
  const { id, state, kept, currency } = bill;
  return (
    <ListRow
      renderLink={(link) => <Link to="/agentHome/bill/$billId" params={{ billId: id }} {...link} />}
      title={<span className="tabular">{words.span(bill)}</span>}
      subtitle={<StatusChip tone={billTones[state]}>{t(`bills_state_${state}`)}</StatusChip>}
      trailing={<Amount value={kept} currency={currency} locale={locale} />}
    />
  );
}
