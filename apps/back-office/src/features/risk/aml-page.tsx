import type { AmlCase } from '@bahati/contract/back-office/risk/aml.ts';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { PageTitle } from '#office/layouts/page-title.tsx';
import { Guarded } from '#office/lists/guarded.tsx';
import { RecordList } from '#office/lists/record-list.tsx';
import { RecordQueue, useQueueState } from '#office/lists/record-queue.tsx';
import { useCursorList } from '#office/lists/use-cursor-list.ts';
import { useSearch } from '#office/lists/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { useAmlColumns } from './aml-columns.tsx';
import { AmlPanel } from './aml-panel.tsx';
import { AmlRules } from './aml-rules.tsx';
import '#features/cashier/cashier.css';
import './risk.css';

export function AmlPage() {
  return (
    <Guarded resource="aml">
      <Aml />
    </Guarded>
  );
}

const views = ['cases', 'rules'] as const;

/** Suspected money laundering: the cases, and the thresholds that open them. */
function Aml() {
  const { translate } = useWords();
  const search = useSearch();
  const view = views.find((known) => known === search.get('view')) ?? 'cases';
  return (
    <>
      <PageTitle title={translate('sections.aml')} />
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
  const list = useCursorList<AmlCase>('aml', { state }, { perPage: 25, refetchEveryMs: 15_000 });
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
