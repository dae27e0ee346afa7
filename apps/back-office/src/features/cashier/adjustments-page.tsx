import { useState } from 'react';
import type { Adjustment } from '@bahati/contract/back-office/cashier/adjustments.ts';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { PageTitle } from '#office/layouts/page-title.tsx';
import { Guarded } from '#office/lists/guarded.tsx';
import { RecordList } from '#office/lists/record-list.tsx';
import { useCursorList } from '#office/lists/use-cursor-list.ts';
import { useSearch } from '#office/lists/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { useAdjustmentColumns } from './adjustment-columns.tsx';
import { type AdjustmentAct, AdjustmentDialog } from './adjustment-dialog.tsx';
import { isNarrowed, QueueFilters, useQueueFilters } from './queue-filters.tsx';
import './cashier.css';

export function AdjustmentsPage() {
  return (
    <Guarded resource="adjustments">
      <Adjustments />
    </Guarded>
  );
}

const states = ['requested', 'posted', 'rejected'] as const;

/** Money given or taken by hand: what waits for a second person first. */
function Adjustments() {
  const { translate } = useWords();
  const search = useSearch();
  const state = states.find((known) => known === search.get('state')) ?? 'requested';
  const narrowing = useQueueFilters();
  const isWaiting = state === 'requested';
  const list = useCursorList<Adjustment>(
    'adjustments',
    { state, ...(isWaiting ? narrowing : {}) },
    { perPage: 25, refetchEveryMs: 15_000 },
  );
  const [deciding, setDeciding] = useState<AdjustmentAct>();
  const columns = useAdjustmentColumns(state, setDeciding);
  return (
    <>
      <PageTitle title={translate('sections.adjustments')} />
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
