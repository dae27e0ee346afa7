import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { PageTitle } from '#office/layouts/page-title.tsx';
import { Guarded } from '#office/lists/guarded.tsx';
import { useSearch } from '#office/lists/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { DepositList } from './deposit-list.tsx';
import { depositStates } from './deposit-status.tsx';
import './cashier.css';

export function DepositsPage() {
  return (
    <Guarded resource="deposits">
      <Deposits />
    </Guarded>
  );
}

function Deposits() {
  const { translate } = useWords();
  const search = useSearch();
  const status = depositStates.find((known) => known === search.get('status'));
  return (
    <>
      <PageTitle title={translate('sections.deposits')} />
      <div className="office-toolbar">
        <Segmented
          label={translate('cashier.status')}
          value={status ?? 'all'}
          options={[
            { value: 'all', label: translate('deposit_tabs.all') },
            ...depositStates.map((value) => ({
              value,
              label: translate(`deposit_tabs.${value}`),
            })),
          ]}
          onValueChange={(value) => search.set({ status: value === 'all' ? undefined : value })}
        />
      </div>
      <DepositList filter={{ status }} />
    </>
  );
}
