import type { StaffDeposit } from '@bahati/contract/back-office/cashier/cashier.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { MemberLink } from '#features/members/member-link.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useAddress } from '#office/address/use-address.ts';
import { Link } from '#office/address/link.tsx';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import { ClaimMark } from '#features/cashier/claim-mark.tsx';
import { DueTime } from '#features/cashier/due-time.tsx';
import { isNarrowed } from '#features/cashier/queue-filters.tsx';
import { DepositStatus, type DepositState } from './deposit-status.tsx';

type Filter = {
  status?: DepositState | undefined;
  memberId?: string | undefined;
  /** Only those with a proof to look at, which what follows narrows. */
  isToLookAt?: string | undefined;
  method?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  fromDay?: string | undefined;
  toDay?: string | undefined;
  isDueSoon?: string | undefined;
  isMine?: string | undefined;
};

/** Deposits of everybody, newest first or those to look at first due first; or of one member. */
export function DepositList({
  filter,
  hasMember = true,
  selectedId,
}: {
  filter: Filter;
  hasMember?: boolean;
  /** The one that is open beside the list. */
  selectedId?: string | undefined;
}) {
  const { translate } = useWords();
  const list = useList('GET /bo/deposits', { query: filter }, { pageSize: 25 });
  const columns = useColumns().filter(
    ({ id }) =>
      (hasMember || id !== 'member') &&
      !(selectedId && besideOpen.has(id)) &&
      !(filter.isToLookAt ? id === 'completed' || id === 'status' : id === 'due'),
  );
  const { isToLookAt, status: _, memberId: __, ...narrowing } = filter;
  return (
    <RecordList
      label={translate('sections.deposits')}
      list={list}
      columns={columns}
      selectedId={selectedId}
      empty={
        isToLookAt && isNarrowed(narrowing)
          ? { title: translate('queue_filters.empty'), seed: 'narrowed' }
          : { title: translate('deposits.empty'), seed: 'deposits' }
      }
    />
  );
}

/** What the open one tells by itself. */
const besideOpen: ReadonlySet<string> = new Set(['completed', 'reference', 'method']);

function useColumns() {
  const { translate, instant, locale, codeWords } = useWords();
  const { pathname, search, state } = useAddress();
  return [
    {
      id: 'member',
      label: translate('cashier.member'),
      render: ({ memberId, username }) => <MemberLink id={memberId} username={username} />,
    },
    {
      id: 'created',
      label: translate('deposits.created'),
      isTight: true,
      render: ({ id, createdAt, claim }) => (
        <span className="claimed-name">
          <Link to={openOf(id, pathname, search)} state={state} className="records-open">
            {instant(createdAt)}
          </Link>
          <ClaimMark claim={claim} />
        </span>
      ),
    },
    {
      id: 'due',
      label: translate('withdrawals.due'),
      isTight: true,
      render: ({ dueAt }) => (dueAt ? <DueTime at={dueAt} /> : '–'),
    },
    {
      id: 'status',
      label: translate('cashier.status'),
      isTight: true,
      render: ({ status }) => <DepositStatus status={status} />,
    },
    {
      id: 'method',
      label: translate('cashier.method'),
      isTight: true,
      render: ({ methodName }) => methodName,
    },
    {
      id: 'amount',
      label: translate('cashier.amount'),
      isNumber: true,
      isInCardHead: true,
      render: ({ amount, currency }) => (
        <Amount size="s" value={amount} currency={currency} locale={locale} />
      ),
    },
    {
      id: 'completed',
      label: translate('deposits.completed'),
      isTight: true,
      render: ({ completedAt }) => (completedAt ? instant(completedAt) : '–'),
    },
    {
      id: 'reference',
      label: translate('cashier.gateway_reference'),
      render: ({ receipt, gatewayReference, failureReason }) => (
        <>
          <span className="office-code">{receipt ?? gatewayReference ?? '–'}</span>
          {failureReason && (
            <span className="cashier-why">{codeWords('failure_reasons', failureReason)}</span>
          )}
        </>
      ),
    },
  ] satisfies Column<StaffDeposit>[];
}

/** Beside the list it is seen in; from a member's card, in the list of all. */
function openOf(id: string, pathname: string, search: string): string {
  const query = new URLSearchParams(pathname === '/deposits' ? search : '');
  query.set('id', id);
  return `/deposits?${query}`;
}
