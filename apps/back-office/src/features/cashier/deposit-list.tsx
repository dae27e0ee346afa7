import type { StaffDeposit } from '@bahati/contract/back-office/cashier.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { MemberLink } from '#features/members/member-link.tsx';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useCursorList } from '#office/lists/use-cursor-list.ts';
import { useWords } from '#office/words/use-words.ts';
import { DepositStatus, type DepositState } from './deposit-status.tsx';

type Filter = { status?: DepositState | undefined; memberId?: string | undefined };

/** Deposits, newest first: of everybody, or of one member on his card. */
export function DepositList({ filter, hasMember = true }: { filter: Filter; hasMember?: boolean }) {
  const { translate } = useWords();
  const list = useCursorList<StaffDeposit>('deposits', filter, { perPage: 25 });
  const columns = useColumns().filter(({ id }) => hasMember || id !== 'member');
  return (
    <RecordList
      label={translate('sections.deposits')}
      list={list}
      columns={columns}
      empty={{ title: translate('deposits.empty'), seed: 'deposits' }}
    />
  );
}

function useColumns() {
  const { translate, instant, locale, codeWords } = useWords();
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
      render: ({ createdAt }) => instant(createdAt),
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
      render: ({ method }) => codeWords('methods', method),
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
      render: ({ gatewayReference, failureReason }) => (
        <>
          <span className="office-code">{gatewayReference ?? '–'}</span>
          {failureReason && (
            <span className="cashier-why">{codeWords('failure_reasons', failureReason)}</span>
          )}
        </>
      ),
    },
  ] satisfies Column<StaffDeposit>[];
}
