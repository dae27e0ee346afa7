import { useState } from 'react';
import { contractKinds } from '@bahati/contract/agency-terms.ts';
import type { SettlementRun } from '@bahati/contract/back-office/agency/bills.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { ChevronLeftIcon } from '@bahati/ui/icons/icons.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { useKindWords } from '#features/agency/words/use-kind-words.ts';
import { call } from '#office/api.ts';
import { Link } from '#office/address/link.tsx';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useSearch } from '#office/address/use-search.ts';
import { useCan } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';

const states = ['all', 'done', 'waiting', 'failed'] as const;

/** The runs of one day, newest first; one that failed can be asked for again. */
export function RunList({ day }: { day: string }) {
  const { translate, day: dayWords } = useWords();
  const search = useSearch();
  const canRerun = useCan('POST /bo/agency/runs/:id/again');
  const [again, setAgain] = useState<SettlementRun>();
  const state = states.find((one) => one === search.get('state')) ?? 'all';
  const kind = contractKinds.find((one) => one === search.get('kind'));
  const list = useList(
    'GET /bo/agency/runs',
    { query: { day, kind, state: state === 'all' ? undefined : state } },
    { pageSize: 25 },
  );
  const columns = useRunColumns(canRerun ? setAgain : undefined);
  return (
    <>
      <div className="office-toolbar">
        <Button
          size="s"
          icon={<ChevronLeftIcon size={18} />}
          onClick={() => search.set({ day: undefined, kind: undefined, state: undefined })}
        >
          {translate('agency_runs.whole_month')}
        </Button>
        <strong>{dayWords(day)}</strong>
        <Segmented
          label={translate('cashier.status')}
          value={state}
          options={states.map((value) => ({ value, label: translate(`run_states.${value}`) }))}
          onValueChange={(value) => search.set({ state: value === 'all' ? undefined : value })}
        />
      </div>
      <RecordList
        label={translate('sections.agency_calendar')}
        list={list}
        columns={columns}
        empty={{
          title: translate('agency_runs.none'),
          text: translate('agency_runs.empty_hint'),
          seed: 'calendar',
        }}
      />
      {again && (
        <ReasonDialog
          title={translate('agency_runs.again_title')}
          confirmLabel={translate('agents.ask')}
          send={(reason) =>
            call('POST /bo/agency/runs/:id/again', { params: { id: again.id }, body: { reason } })
          }
          tell={() => translate('agents.told_waits')}
          onClose={() => setAgain(undefined)}
        >
          <p>{translate('agency_runs.again_hint')}</p>
          <p className="quiet">{again.failure}</p>
        </ReasonDialog>
      )}
    </>
  );
}

function useRunColumns(onAgain: ((run: SettlementRun) => void) | undefined) {
  const { translate, locale, instant } = useWords();
  const words = useKindWords();
  const stateOf = ({ state, failure }: SettlementRun) =>
    state === 'done' ? 'done' : failure === null ? 'waiting' : 'failed';
  const tones = { done: 'lagoon', waiting: 'brass', failed: 'hibiscus' } as const;
  const columns: Column<SettlementRun>[] = [
    {
      id: 'run',
      label: translate('agency_runs.run'),
      render: (run) => (
        <Link to={`/agency_bills?run=${run.id}`} className="records-open">
          {words.kind(run.kind)}
          <span className="quiet bill-period">{words.period(run)}</span>
        </Link>
      ),
    },
    {
      id: 'state',
      label: translate('cashier.status'),
      isInCardHead: true,
      render: (run) => (
        <>
          <StatusChip tone={tones[stateOf(run)]}>
            {translate(`run_states.${stateOf(run)}`)}
          </StatusChip>
          {run.failure && <span className="quiet bill-period">{run.failure}</span>}
        </>
      ),
    },
    {
      id: 'finished',
      label: translate('agency_runs.finished'),
      isTight: true,
      render: ({ finishedAt }) => (finishedAt ? instant(finishedAt) : '–'),
    },
    {
      id: 'bills',
      label: translate('agency_bills.bills'),
      isNumber: true,
      render: ({ bills }) => bills,
    },
    {
      id: 'own',
      label: translate('agency_bills.own'),
      isNumber: true,
      render: ({ own, currency }) => (
        <Amount size="s" value={own} currency={currency} locale={locale} />
      ),
    },
    {
      id: 'acts',
      label: '',
      isNumber: true,
      render: (run) => {
        if (run.wanted) {
          return (
            <span className="quiet">
              {translate('agency_runs.waits', { name: run.wanted.requestedBy })}
            </span>
          );
        }
        if (!onAgain || stateOf(run) !== 'failed') return null;
        return (
          <Button size="s" onClick={() => onAgain(run)}>
            {translate('agency_runs.again')}
          </Button>
        );
      },
    },
  ];
  return columns;
}
