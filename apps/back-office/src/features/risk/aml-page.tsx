import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { useList } from '#office/lists/use-list.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { RecordQueue, useQueueState } from '#office/lists/record-queue.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { useAmlColumns } from './aml-columns.tsx';
import { AmlPanel } from './aml-panel.tsx';
import { AmlRules } from './aml-rules.tsx';
import '#features/cashier/cashier.css';
import './risk.css';

const views = ['cases', 'rules'] as const;

/** Suspected money laundering: the cases, and the thresholds that open them. */
export function AmlPage() {
  const { translate } = useWords();
  const search = useSearch();
  const view = views.find((known) => known === search.get('view')) ?? 'cases';
  return (
    <>
      <div className="office-toolbar">
        <Segmented
          label={translate('aml.view')}
          value={view}
          options={views.map((value) => ({ value, label: translate(`aml_views.${value}`) }))}
          onValueChange={(value) => search.set({ view: value, id: undefined })}
        />
      </div>
      {view === 'cases' ? <Cases /> : <AmlRules />}
    </>
  );
}

const states = ['open', 'in_review', 'escalated', 'reported', 'cleared'] as const;

function Cases() {
  const { translate } = useWords();
  const state = useQueueState(states);
  const list = useList(
    'GET /bo/aml/cases',
    { query: { state } },
    { pageSize: 25, refetchEveryMs: 15_000 },
  );
  const selectedId = useSearch().get('id');
  const columns = useAmlColumns(selectedId);
  return (
    <RecordQueue
      states={states}
      state={state}
      words="aml_states"
      panel={(id, onClose) => <AmlPanel id={id} onClose={onClose} />}
    >
      <RecordList
        label={translate('sections.aml')}
        list={list}
        columns={columns}
        selectedId={selectedId}
        empty={{
          title: translate('aml.empty'),
          text: translate('aml.empty_hint'),
          seed: 'aml',
        }}
      />
    </RecordQueue>
  );
}
