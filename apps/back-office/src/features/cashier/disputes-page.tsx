import type { StaffDispute } from '@bahati/contract/back-office/cashier/withdrawals.ts';
import { PageTitle } from '#office/layouts/page-title.tsx';
import { Guarded } from '#office/lists/guarded.tsx';
import { RecordList } from '#office/lists/record-list.tsx';
import { RecordQueue, useQueueState } from '#office/lists/record-queue.tsx';
import { useCursorList } from '#office/lists/use-cursor-list.ts';
import { useSearch } from '#office/lists/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { DisputePanel } from './dispute-panel.tsx';
import { useDisputeColumns } from './dispute-columns.tsx';
import { isNarrowed, QueueFilters, useQueueFilters, useMethodFilter } from './queue-filters.tsx';
import './cashier.css';

export function DisputesPage() {
  return (
    <Guarded resource="disputes">
      <Disputes />
    </Guarded>
  );
}

const states = ['open', 'answered', 'resolved'] as const;

/** Cases of withdrawals that did not arrive: those who wait for an answer first, first due first. */
function Disputes() {
  const { translate } = useWords();
  const state = useQueueState(states);
  const narrowing = { ...useQueueFilters(), method: useMethodFilter() };
  const isOver = state === 'resolved';
  const list = useCursorList<StaffDispute>(
    'disputes',
    { state, ...(isOver ? {} : narrowing) },
    { perPage: 25, refetchEveryMs: 15_000 },
  );
  const selectedId = useSearch().get('id');
  const columns = useDisputeColumns(state, selectedId);
  return (
    <>
      <PageTitle title={translate('sections.disputes')} />
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
