import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { DepositList } from './deposit-list.tsx';
import { DepositPanel } from './deposit-panel.tsx';
import { depositStates } from './deposit-status.tsx';
import {
  QueueFilters,
  useQueueFilters,
  useMethodFilter,
} from '#features/cashier/queue-filters.tsx';
import '#office/lists/record-queue.css';
import '#features/cashier/cashier.css';

const tabs = ['look', ...depositStates] as const;

/** All deposits, and by themselves the transfers whose proof waits for a look. */
export function DepositsPage() {
  const { translate } = useWords();
  const search = useSearch();
  const tab = tabs.find((known) => known === search.get('status'));
  const selectedId = search.get('id');
  const narrowing = { ...useQueueFilters(), method: useMethodFilter() };
  return (
    <>
      <div className="queue" data-open={selectedId ? '' : undefined}>
        <div className="queue-list">
          <div className="office-toolbar">
            <Segmented
              label={translate('cashier.status')}
              value={tab ?? 'all'}
              options={[
                { value: 'all', label: translate('deposit_tabs.all') },
                ...tabs.map((value) => ({
                  value,
                  label: translate(`deposit_tabs.${value}`),
                })),
              ]}
              onValueChange={(value) =>
                search.set({ status: value === 'all' ? undefined : value, id: undefined })
              }
            />
          </div>
          {tab === 'look' && <QueueFilters methods="deposit" />}
          <DepositList
            filter={tab === 'look' ? { isToLookAt: 'true', ...narrowing } : { status: tab }}
            selectedId={selectedId}
          />
        </div>
        {selectedId && (
          <DepositPanel
            key={selectedId}
            id={selectedId}
            onClose={() => search.set({ id: undefined }, true)}
          />
        )}
      </div>
    </>
  );
}
