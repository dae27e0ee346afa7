import type { StaffDispute } from '@bahati/contract/back-office/cashier/withdrawals.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { useAddress } from '#office/address/use-address.ts';
import { Link } from '#office/address/link.tsx';
import type { Column } from '#office/lists/columns.ts';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { ClaimMark } from '#features/cashier/claim-mark.tsx';
import { DueTime } from '#features/cashier/due-time.tsx';
import { WaitingTime } from '#features/cashier/waiting-time.tsx';

/** The columns of the list of cases; beside an open one only what tells its rows apart. */
export function useDisputeColumns(state: StaffDispute['state'], selectedId: string | undefined) {
  const { translate, locale, instant, codeWords } = useWords();
  const search = useSearch();
  const location = useAddress();
  const columns = [
    {
      id: 'member',
      label: translate('cashier.member'),
      render: ({ id, username, claim }) => (
        <span className="claimed-name">
          <Link
            to={search.withChanges({ id })}
            state={location.state}
            className="records-open"
            aria-current={id === selectedId ? 'true' : undefined}
          >
            {username}
          </Link>
          <ClaimMark claim={claim} />
        </span>
      ),
    },
    {
      id: 'kind',
      label: translate('disputes.kind'),
      isTight: true,
      render: ({ kind }) => translate(`dispute_kinds.${kind}`),
    },
    {
      id: 'missing',
      label: translate('disputes.missing'),
      isNumber: true,
      isInCardHead: true,
      render: ({ remaining, currency }) => (
        <Amount size="s" value={remaining} currency={currency} locale={locale} />
      ),
    },
    {
      id: 'since',
      label: translate('withdrawals.waits'),
      isTight: true,
      render: ({ openedAt, resolvedAt }) =>
        resolvedAt ? instant(resolvedAt) : <WaitingTime since={openedAt} />,
    },
    {
      id: 'due',
      label: translate('withdrawals.due'),
      isTight: true,
      render: ({ dueAt }) => (dueAt ? <DueTime at={dueAt} /> : '–'),
    },
    {
      id: 'outcome',
      label: translate('disputes.outcome'),
      isTight: true,
      render: ({ outcome }) => (outcome ? translate(`dispute_outcomes.${outcome}`) : '–'),
    },
    {
      id: 'method',
      label: translate('cashier.method'),
      isTight: true,
      render: ({ method }) => codeWords('methods', method),
    },
  ] satisfies Column<StaffDispute>[];
  return columns.filter(
    ({ id }) =>
      (id !== 'due' || state === 'open') &&
      (id !== 'outcome' || (state === 'resolved' && !selectedId)) &&
      (id !== 'method' || !selectedId),
  );
}
