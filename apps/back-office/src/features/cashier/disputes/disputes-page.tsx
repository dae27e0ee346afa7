import { useList } from '#office/lists/use-list.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { RecordQueue, useQueueState } from '#office/lists/record-queue.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { DisputePanel } from './dispute-panel.tsx';
import { useDisputeColumns } from './dispute-columns.tsx';
import {
  isNarrowed,
  QueueFilters,
  useQueueFilters,
  useMethodFilter,
} from '#features/cashier/queue-filters.tsx';
import '#features/cashier/cashier.css';

const states = ['open', 'answered', 'resolved'] as const;

/** Cases of withdrawals that did not arrive: those who wait for an answer first, first due first. */
export function DisputesPage() {
  const { translate } = useWords();
  const state = useQueueState(states);
  const narrowing = { ...useQueueFilters(), method: useMethodFilter() };
  const isOver = state === 'resolved';
  const list = useList(
    'GET /bo/disputes',
    { query: { state, ...(isOver ? {} : narrowing) } },
    { pageSize: 25, refetchEveryMs: 15_000 },
  );
  const selectedId = useSearch().get('id');
  const columns = useDisputeColumns(state, selectedId);
  return (
    <>
      <RecordQueue
        states={states}
        state={state}
        words="dispute_states"
        panel={(id, onClose) => <DisputePanel id={id} onClose={onClose} />}
      >
        {!isOver && <QueueFilters methods="withdrawal" />}
        <RecordList
          label={translate('sections.disputes')}
          list={list}
          columns={columns}
          selectedId={selectedId}
          empty={
            !isOver && isNarrowed(narrowing)
              ? { title: translate('queue_filters.empty'), seed: 'narrowed' }
              : {
                  title: translate('disputes.empty'),
                  text: translate('disputes.empty_hint'),
                  seed: 'disputes',
                }
          }
        />
      </RecordQueue>
    </>
  );
}
