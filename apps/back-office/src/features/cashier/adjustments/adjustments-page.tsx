import { useState } from 'react';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { useList } from '#office/lists/use-list.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { useAdjustmentColumns } from './adjustment-columns.tsx';
import { type AdjustmentAct, AdjustmentDialog } from './adjustment-dialog.tsx';
import { isNarrowed, QueueFilters, useQueueFilters } from '#features/cashier/queue-filters.tsx';
import '#features/cashier/cashier.css';

const states = ['requested', 'posted', 'rejected'] as const;

/** Money given or taken by hand: what waits for a second person first. */
export function AdjustmentsPage() {
  const { translate } = useWords();
  const search = useSearch();
  const state = states.find((known) => known === search.get('state')) ?? 'requested';
  const narrowing = useQueueFilters();
  const isWaiting = state === 'requested';
  const list = useList(
    'GET /bo/adjustments',
    { query: { state, ...(isWaiting ? narrowing : {}) } },
    { pageSize: 25, refetchEveryMs: 15_000 },
  );
  const [deciding, setDeciding] = useState<AdjustmentAct>();
  const columns = useAdjustmentColumns(state, setDeciding);
  return (
    <>
      <div className="office-toolbar">
        <Segmented
          label={translate('cashier.status')}
          value={state}
          options={states.map((value) => ({
            value,
            label: translate(`adjustment_states.${value}`),
          }))}
          onValueChange={(value) => search.set({ state: value })}
        />
      </div>
      {isWaiting && <QueueFilters />}
      <RecordList
        label={translate('sections.adjustments')}
        list={list}
        columns={columns}
        empty={
          isWaiting && isNarrowed(narrowing)
            ? { title: translate('queue_filters.empty'), seed: 'narrowed' }
            : {
                title: translate('adjustments.empty'),
                text: translate('adjustments.empty_hint'),
                seed: 'adjustments',
              }
        }
      />
      {deciding && <AdjustmentDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </>
  );
}
