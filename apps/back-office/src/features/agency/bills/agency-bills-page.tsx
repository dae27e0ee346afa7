import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { BillList } from './bill-list.tsx';
import { DebtList } from './debt-list.tsx';

/** Bills of agency contracts, and what uplines owe of them. */
export function AgencyBillsPage() {
  const { translate } = useWords();
  const search = useSearch();
  return (
    <Tabs
      label={translate('sections.agency_bills')}
      tabs={[
        { id: 'bills', label: translate('agency_bills.bills'), panel: <BillList /> },
        { id: 'debts', label: translate('agency_bills.debts'), panel: <DebtList /> },
      ]}
      selectedId={search.get('tab') === 'debts' ? 'debts' : 'bills'}
      onSelect={(id) =>
        search.set({ tab: id === 'debts' ? id : undefined, state: undefined }, true)
      }
    />
  );
}
