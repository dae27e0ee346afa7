import type { StaffDebt } from '@bahati/contract/back-office/agency/bills.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { useKindWords } from '#features/agency/words/use-kind-words.ts';
import { Link } from '#office/address/link.tsx';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useNow } from '#office/words/use-now.ts';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { AgentFilter } from './agent-filter.tsx';

const states = ['open', 'paid', 'expired'] as const;

/** What uplines owe downlines; the oldest open debt first. */
export function DebtList() {
  const { translate } = useWords();
  const search = useSearch();
  const state = states.find((one) => one === search.get('state')) ?? 'open';
  const list = useList(
    'GET /bo/agency/debts',
    { query: { state, agentId: search.get('agent') } },
    { pageSize: 25, idOf: ({ billId }) => billId },
  );
  return (
    <>
      <div className="office-toolbar">
        <Segmented
          label={translate('cashier.status')}
          value={state}
          options={states.map((value) => ({ value, label: translate(`debt_states.${value}`) }))}
          onValueChange={(value) => search.set({ state: value })}
        />
        <AgentFilter />
      </div>
      <RecordList
        label={translate('agency_bills.debts')}
        list={list}
        columns={useDebtColumns(state)}
        empty={{
          title: translate('agency_bills.no_debts'),
          text: translate('agency_bills.no_debts_hint'),
          seed: 'debts',
        }}
      />
    </>
  );
}

function useDebtColumns(state: StaffDebt['state']): Column<StaffDebt>[] {
  const { translate, locale, instant, span } = useWords();
  const now = useNow(60_000);
  const words = useKindWords();
  const agent = ({ id, nickname }: StaffDebt['debtor']) => (
    <Link to={`/agents/${id}/show`} className="office-link">
      {nickname}
    </Link>
  );
  return [
    {
      id: 'debtor',
      label: translate('agency_bills.debtor'),
      render: ({ debtor }) => agent(debtor),
    },
    {
      id: 'creditor',
      label: translate('agency_bills.creditor'),
      render: ({ creditor }) => agent(creditor),
    },
    {
      id: 'bill',
      label: translate('agency_bills.bill'),
      render: ({ billId, kind }) => (
        <Link to={`/agency_bills/${billId}/show`} className="office-link">
          {words.kind(kind)}
        </Link>
      ),
    },
    {
      id: 'amount',
      label: translate('agency_bills.debt'),
      isNumber: true,
      render: ({ amount, currency }) => (
        <Amount size="s" value={amount} currency={currency} locale={locale} />
      ),
    },
    {
      id: 'paid',
      label: translate('agency_bills.paid_since'),
      isNumber: true,
      render: ({ paid, currency }) => (
        <Amount size="s" value={paid} currency={currency} locale={locale} />
      ),
    },
    {
      id: 'age',
      label: translate(state === 'open' ? 'agency_bills.age' : 'agency_bills.since'),
      isTight: true,
      render: ({ since }) => (state === 'open' ? span(now - Date.parse(since)) : instant(since)),
    },
    {
      id: 'expires',
      label: translate('agency_bills.expires'),
      isTight: true,
      render: ({ expiresAt }) => instant(expiresAt),
    },
  ];
}
