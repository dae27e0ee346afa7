import type { BillValue } from '@bahati/contract/agency-terms.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useKindWords } from '#features/agency/words/use-kind-words.ts';
import { Link } from '#office/address/link.tsx';
import type { Column } from '#office/lists/columns.ts';
import { useWords } from '#office/words/use-words.ts';

export function useBillColumns(): Column<BillValue>[] {
  const { translate, locale } = useWords();
  const words = useKindWords();
  const money = (value: string, currency: BillValue['currency']) => (
    <Amount size="s" value={value} currency={currency} locale={locale} />
  );
  return [
    {
      id: 'bill',
      label: translate('agency_bills.bill'),
      render: (bill) => (
        <Link to={`/agency_bills/${bill.id}/show`} className="records-open">
          {words.kind(bill.kind)}
          <span className="quiet bill-period">{words.period(bill)}</span>
        </Link>
      ),
    },
    {
      id: 'agent',
      label: translate('agents.agent'),
      render: ({ agent }) => (
        <Link to={`/agents/${agent.id}/show`} className="office-link">
          {agent.nickname}
        </Link>
      ),
    },
    {
      id: 'payer',
      label: translate('agency_bills.payer'),
      render: ({ upline }) => upline?.nickname ?? translate('agency_bills.operator'),
    },
    {
      id: 'own',
      label: translate('agency_bills.own'),
      isNumber: true,
      render: ({ own, currency }) => money(own, currency),
    },
    {
      id: 'received',
      label: translate('agency_bills.received'),
      isNumber: true,
      render: ({ received, currency }) => money(received, currency),
    },
    {
      id: 'state',
      label: translate('cashier.status'),
      isTight: true,
      isInCardHead: true,
      render: ({ state }) => <StatusChip tone={words.tone(state)}>{words.state(state)}</StatusChip>,
    },
  ];
}
