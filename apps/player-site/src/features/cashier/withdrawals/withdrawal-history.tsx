import type { Withdrawal } from '@bahati/contract/player-site/cashier/withdrawals.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { ChevronDownIcon } from '@bahati/ui/icons/icons.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { ListRow } from '@bahati/ui/list-row/list-row.tsx';
import { Pager } from '@bahati/ui/pager/pager.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { Timeline } from '@bahati/ui/timeline/timeline.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberPages } from '#site/api.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { ConfirmReceipt } from './confirm-receipt.tsx';
import { DisputeCase } from '#features/cashier/disputes/dispute-case.tsx';
import { withdrawalTones } from '#features/cashier/status-tones.ts';
import { useCostLines } from './use-cost-lines.tsx';
import { useWithdrawalSteps } from './use-withdrawal-steps.ts';
import { WaitingClock } from './waiting-clock.tsx';
import '#features/cashier/cashier.css';

/** Own withdrawals, each with its way so far; the one just made stands open. */
export function WithdrawalHistory({ openId }: { openId: string | undefined }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(memberPages('GET /wps/cashier/withdrawals', { pageSize: 10 }));
  const withdrawals = query.data?.pages.flatMap((page) => page.items);
  return (
    <section className="member-section">
      <h2 className="member-section-title">{t('withdraw_history')}</h2>
      {!withdrawals ? (
        query.isError ? (
          <QueryError query={query} />
        ) : (
          <SkeletonRows count={4} label={t('loading')} />
        )
      ) : withdrawals.length === 0 ? (
        <EmptyState
          seed="withdraw"
          title={t('withdraw_none_title')}
          text={t('withdraw_none_text')}
        />
      ) : (
        <>
          <ul className="rows">
            {withdrawals.map((withdrawal) => (
              <li key={withdrawal.id}>
                <WithdrawalEntry withdrawal={withdrawal} isNew={withdrawal.id === openId} />
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

function WithdrawalEntry({ withdrawal, isNew }: { withdrawal: Withdrawal; isNew: boolean }) {
  const { t } = useTranslation();
  const { locale, time } = useFormat();
  const steps = useWithdrawalSteps(withdrawal);
  const costs = useCostLines();
  const { status, amount, currency, payee, createdAt } = withdrawal;
  const isUnderWay = status === 'requested' || status === 'approved';
  // What the member has to answer, and what was just made, stands open by itself.
  const [choice, setChoice] = useState<boolean>();
  const isOpen = choice ?? (isNew || status === 'paid' || status === 'disputed');
  return (
    <details
      className="request"
      open={isOpen}
      onToggle={(event) => {
        if (event.currentTarget.open !== isOpen) setChoice(event.currentTarget.open);
      }}
    >
      <summary>
        <ListRow
          title={<Amount value={amount} currency={currency} locale={locale} />}
          subtitle={`${payee} · ${time(createdAt)}`}
          trailing={
            <StatusChip tone={withdrawalTones[status]} isLive={isUnderWay}>
              {t(`withdraw_status_${status}`)}
            </StatusChip>
          }
          trailingNote={
            <span className="request-turn">
              <ChevronDownIcon size={18} />
            </span>
          }
        />
      </summary>
      <div className="request-body">
        {isUnderWay && <WaitingClock withdrawal={withdrawal} />}
        <KeyValueList isCompact items={costs(withdrawal)} />
        <Timeline label={t('withdraw_timeline')} steps={steps} />
        {status === 'paid' && <ConfirmReceipt withdrawal={withdrawal} />}
        {withdrawal.hasDispute && isOpen && <DisputeCase withdrawal={withdrawal} />}
      </div>
    </details>
  );
}
