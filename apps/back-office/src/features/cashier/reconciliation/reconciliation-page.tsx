import { useState } from 'react';
import type { ReconciliationException } from '@bahati/contract/back-office/cashier/cashier.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useCan } from '#office/session/staff.ts';
import { Link } from '#office/address/link.tsx';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { UnallocatedDepositDialog } from './unallocated-deposit-dialog.tsx';
import { ExceptionState } from './exception-state.tsx';
import { ClaimAct } from '#features/cashier/claim-act.tsx';
import { ClaimMark } from '#features/cashier/claim-mark.tsx';
import { UnmatchedPayoutDialog } from './unmatched-payout-dialog.tsx';
import { DueTime } from '#features/cashier/due-time.tsx';
import {
  isNarrowed,
  QueueFilters,
  useQueueFilters,
  useMethodFilter,
} from '#features/cashier/queue-filters.tsx';
import { ResolveExceptionDialog } from './resolve-exception-dialog.tsx';
import '#features/cashier/cashier.css';

/** Where the books of a rail and ours differ, until somebody has explained it. */
export function ReconciliationPage() {
  const { translate } = useWords();
  const search = useSearch();
  const canAccess = useCan('POST /bo/reconciliationExceptions/:id/resolve');
  const [resolving, setResolving] = useState<ReconciliationException>();
  const isOpen = search.get('state') !== 'resolved';
  const narrowing = { ...useQueueFilters(), rail: useMethodFilter() };
  const list = useList(
    'GET /bo/reconciliationExceptions',
    { query: { isOpen: isOpen ? 'true' : 'false', ...(isOpen ? narrowing : {}) } },
    { pageSize: 25, refetchEveryMs: 15_000 },
  );
  const columns = useColumns(canAccess && isOpen ? setResolving : undefined);
  return (
    <>
      <div className="office-toolbar">
        <Segmented
          label={translate('cashier.status')}
          value={isOpen ? 'open' : 'resolved'}
          options={[
            { value: 'open', label: translate('reconciliation.open') },
            { value: 'resolved', label: translate('reconciliation.resolved') },
          ]}
          onValueChange={(state) => search.set({ state })}
        />
      </div>
      {isOpen && <QueueFilters methods="rail" />}
      <RecordList
        label={translate('sections.reconciliation')}
        list={list}
        columns={columns.filter(({ id }) => isOpen || id !== 'due')}
        empty={
          isOpen && isNarrowed(narrowing)
            ? { title: translate('queue_filters.empty'), seed: 'narrowed' }
            : {
                title: translate('reconciliation.empty'),
                text: translate('reconciliation.empty_hint'),
                seed: 'reconciliation',
              }
        }
      />
      {resolving && <DecideDialog found={resolving} onClose={() => setResolving(undefined)} />}
    </>
  );
}

function DecideDialog(props: { found: ReconciliationException; onClose: () => void }) {
  if (props.found.isUnallocatedDeposit) return <UnallocatedDepositDialog {...props} />;
  if (props.found.isUnmatchedPayout) return <UnmatchedPayoutDialog {...props} />;
  return <ResolveExceptionDialog {...props} />;
}

function useColumns(onResolve: ((found: ReconciliationException) => void) | undefined) {
  const { translate, locale, instant } = useWords();
  const sum = (value: string | null, { currency }: ReconciliationException) =>
    value === null ? '–' : <Amount size="s" value={value} currency={currency} locale={locale} />;
  return [
    {
      id: 'kind',
      label: translate('reconciliation.what'),
      isInCardHead: true,
      render: ({ kind, claim }) => (
        <span className="claimed-name">
          {translate(`exception_kinds.${kind}`)}
          <ClaimMark claim={claim} />
        </span>
      ),
    },
    {
      id: 'happened',
      label: translate('reconciliation.happened'),
      isTight: true,
      render: ({ happenedAt }) => instant(happenedAt),
    },
    {
      id: 'due',
      label: translate('withdrawals.due'),
      isTight: true,
      render: ({ dueAt }) => (dueAt ? <DueTime at={dueAt} /> : '–'),
    },
    {
      id: 'reference',
      label: translate('reconciliation.reference'),
      render: ({ rail, reference, subject }) => (
        <>
          <span className="office-code">{reference}</span>
          <div className="quiet">{rail}</div>
          {subject && <Link to={pathOf(subject)}>{translate('reconciliation.ours_link')}</Link>}
        </>
      ),
    },
    {
      id: 'account',
      label: translate('reconciliation.account'),
      render: ({ account, party }) => (
        <>
          {account || '–'}
          {party && <div className="quiet">{party}</div>}
        </>
      ),
    },
    {
      id: 'ours',
      label: translate('reconciliation.ours'),
      isNumber: true,
      render: (found) => sum(found.ours, found),
    },
    {
      id: 'theirs',
      label: translate('reconciliation.theirs'),
      isNumber: true,
      render: (found) => sum(found.theirs, found),
    },
    {
      id: 'explained',
      label: translate('reconciliation.explained'),
      render: (found) =>
        found.resolution === null ? (
          <ExceptionState found={found}>
            {onResolve && (
              <span className="claimed-acts">
                <Button size="s" onClick={() => onResolve(found)}>
                  {translate(
                    found.isUnallocatedDeposit || found.isUnmatchedPayout
                      ? 'reconciliation.decide'
                      : 'reconciliation.resolve',
                  )}
                </Button>
                <ClaimAct
                  queue="reconciliation"
                  id={found.id}
                  claim={found.claim}
                  hasMark={false}
                />
              </span>
            )}
          </ExceptionState>
        ) : (
          <Explained found={found} />
        ),
    },
  ] satisfies Column<ReconciliationException>[];
}

/** In the words of staff; what the rail's books decided has ours. */
function Explained({ found }: { found: ReconciliationException }) {
  const { translate } = useWords();
  const { resolution, resolvedBy, isUnmatchedPayout } = found;
  if (resolvedBy === 'system') {
    return translate(
      isUnmatchedPayout ? 'reconciliation.came_back' : 'reconciliation.returned_by_rail',
    );
  }
  return (
    <>
      {resolution}
      <div className="quiet">{resolvedBy}</div>
    </>
  );
}

/** A deposit or withdrawal of ours, opened in its own list. */
function pathOf(subject: string): string {
  const [kind = '', id = ''] = subject.split(':');
  return kind === 'withdrawal' ? `/withdrawals?status=all&id=${id}` : `/deposits?id=${id}`;
}
