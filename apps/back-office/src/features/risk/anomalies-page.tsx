import { useState } from 'react';
import type { Anomaly } from '@bahati/contract/back-office/risk/anomalies.ts';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { useWholeList } from '#office/lists/use-whole-list.ts';
import { useList } from '#office/lists/use-list.ts';
import { useCan } from '#office/session/staff.ts';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { RecordList } from '#office/lists/record-list.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { useAnomalyColumns, useFigureColumns } from './anomaly-columns.tsx';
import './risk.css';

const views = ['open', 'seen', 'figures'] as const;

/** Figures of the operator far from their own past, and all that is watched. */
export function AnomaliesPage() {
  const { translate } = useWords();
  const search = useSearch();
  const view = views.find((known) => known === search.get('view')) ?? 'open';
  return (
    <>
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
  const canAccess = useCan('POST /bo/anomalies/:id/acknowledge');
  const list = useList(
    'GET /bo/anomalies',
    { query: state === 'seen' ? { state } : {} },
    { pageSize: 25, refetchEveryMs: 60_000 },
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
  const list = useWholeList(
    'GET /bo/anomalies/figures',
    {},
    {
      rowsOf: ({ items }) => items,
      idOf: ({ figure, scope, currency }) => `${figure} ${scope} ${currency}`,
    },
  );
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
