import { useState } from 'react';
import type { Anomaly } from '@bahati/contract/back-office/risk/anomalies.ts';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { useCanAccess } from 'react-admin';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { PageTitle } from '#office/layouts/page-title.tsx';
import { Guarded } from '#office/lists/guarded.tsx';
import { RecordList } from '#office/lists/record-list.tsx';
import { useCursorList } from '#office/lists/use-cursor-list.ts';
import { useSearch } from '#office/lists/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { useAnomalyColumns, useFigureColumns } from './anomaly-columns.tsx';
import type { FigureRecord } from './anomaly-columns.tsx';
import './risk.css';

export function AnomaliesPage() {
  return (
    <Guarded resource="anomalies">
      <Anomalies />
    </Guarded>
  );
}

const views = ['open', 'seen', 'figures'] as const;

/** Figures of the house far from their own past, and all that is watched. */
function Anomalies() {
  const { translate } = useWords();
  const search = useSearch();
  const view = views.find((known) => known === search.get('view')) ?? 'open';
  return (
    <>
      <PageTitle title={translate('sections.anomalies')} />
      <div className="office-toolbar">
        <Segmented
          label={translate('aml.view')}
          value={view}
          options={views.map((value) => ({ value, label: translate(`anomaly_views.${value}`) }))}
          onValueChange={(value) => search.set({ view: value })}
        />
      </div>
      {view === 'figures' ? <Figures /> : <Found state={view} />}
    </>
  );
}

function Found({ state }: { state: 'open' | 'seen' }) {
  const { translate } = useWords();
  const { canAccess } = useCanAccess({ resource: 'anomalies', action: 'answer' });
  const list = useCursorList<Anomaly>(
    'anomalies',
    { state },
    { perPage: 25, refetchEveryMs: 60_000 },
  );
  const [answering, setAnswering] = useState<Anomaly>();
  const columns = useAnomalyColumns(state, canAccess ? setAnswering : undefined);
  return (
    <>
      <RecordList
        label={translate('sections.anomalies')}
        list={list}
        columns={columns}
        empty={{
          title: translate('anomalies.empty'),
          text: translate('anomalies.empty_hint'),
          seed: 'anomalies',
        }}
      />
      {answering && (
        <ReasonDialog
          title={translate('anomalies.answer_title')}
          confirmLabel={translate('anomalies.answer')}
          reasonLabel={translate('anomalies.note')}
          send={(note) =>
            call('POST /bo/anomalies/:id/acknowledge', {
              params: { id: answering.id },
              body: { note },
            })
          }
          tell={() => translate('anomalies.told')}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </>
  );
}

function Figures() {
  const { translate } = useWords();
  const list = useCursorList<FigureRecord>('anomaly_figures', {});
  const columns = useFigureColumns();
  return (
    <RecordList
      label={translate('anomaly_views.figures')}
      list={list}
      columns={columns}
      empty={{
        title: translate('anomalies.no_figures'),
        text: translate('anomalies.no_figures_hint'),
        seed: 'figures',
      }}
    />
  );
}
