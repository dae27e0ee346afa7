import type { DuplicatePair } from '@bahati/contract/back-office/members/duplicates.ts';
import { useList } from '#office/lists/use-list.ts';
import { useAddress } from '#office/address/use-address.ts';
import { Link } from '#office/address/link.tsx';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { RecordQueue, useQueueState } from '#office/lists/record-queue.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { DuplicatePanel } from './duplicate-panel.tsx';
import { DuplicateReasons, DuplicateScore } from './duplicate-reasons.tsx';
import '#features/cashier/cashier.css';
import './verification.css';

const states = ['open', 'same', 'different'] as const;

/** Pairs of accounts that may be one person's, the likeliest first. */
export function DuplicatesPage() {
  const { translate } = useWords();
  const state = useQueueState(states);
  const list = useList('GET /bo/duplicates', { query: { state } }, { pageSize: 25 });
  const selectedId = useSearch().get('id');
  const columns = useColumns(selectedId);
  return (
    <>
      <RecordQueue
        states={states}
        state={state}
        words="duplicate_states"
        panel={(id, onClose) => <DuplicatePanel id={id} onClose={onClose} />}
      >
        <RecordList
          label={translate('sections.duplicates')}
          list={list}
          columns={columns}
          selectedId={selectedId}
          empty={{
            title: translate('duplicates.empty'),
            text: translate('duplicates.empty_hint'),
            seed: 'duplicates',
          }}
        />
      </RecordQueue>
    </>
  );
}

function useColumns(selectedId: string | undefined) {
  const { translate, instant } = useWords();
  const search = useSearch();
  const { state } = useAddress();
  const columns = [
    {
      id: 'pair',
      label: translate('duplicates.pair'),
      render: ({ id, first, second }) => (
        <Link
          to={search.withChanges({ id })}
          state={state}
          className="records-open"
          aria-current={id === selectedId ? 'true' : undefined}
        >
          {`${first.username} · ${second.username}`}
        </Link>
      ),
    },
    {
      id: 'score',
      label: translate('duplicates.score'),
      isTight: true,
      isInCardHead: true,
      render: ({ score }) => <DuplicateScore score={score} />,
    },
    {
      id: 'reasons',
      label: translate('duplicates.reasons'),
      render: ({ reasons }) => <DuplicateReasons reasons={reasons} />,
    },
    {
      id: 'found',
      label: translate('duplicates.found'),
      isTight: true,
      render: ({ foundAt }) => instant(foundAt),
    },
    {
      id: 'by',
      label: translate('duplicates.decided_by'),
      isTight: true,
      render: ({ decidedBy }) => decidedBy ?? '–',
    },
  ] satisfies Column<DuplicatePair>[];
  return selectedId ? columns.filter(({ id }) => id !== 'by' && id !== 'found') : columns;
}
