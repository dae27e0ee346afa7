import type { ReportRun } from '@bahati/contract/back-office/records/report-schedules.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { DownloadIcon } from '@bahati/ui/icons/icons.tsx';
import { useList } from '#office/lists/use-list.ts';
import { call } from '#office/api.ts';
import { useAct } from '#office/forms/use-act.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { takeFile } from '#office/lists/take-file.ts';
import { useWords } from '#office/words/use-words.ts';

const tones = { ready: 'lagoon', failed: 'coral', expired: 'quiet' } as const;

/** What was made, each to take away until it runs out; the one a letter named is marked. */
export function ReportRuns({ selectedId }: { selectedId: string | undefined }) {
  const { translate, day, instant } = useWords();
  const { act, isBusy, refusal } = useAct();
  const list = useList('GET /bo/reportRuns', {}, { pageSize: 25 });
  const take = (id: string) =>
    act(async () => {
      const { url } = await call('POST /bo/reportRuns/:id/file', { params: { id }, body: {} });
      takeFile(url);
    });
  const columns: Column<ReportRun>[] = [
    {
      id: 'report',
      label: translate('schedules.report'),
      render: ({ report }) => <strong>{translate(`scheduled_reports.${report}`)}</strong>,
    },
    {
      id: 'state',
      label: translate('cashier.status'),
      isTight: true,
      isInCardHead: true,
      render: ({ state }) => (
        <StatusChip tone={tones[state]}>{translate(`run_states.${state}`)}</StatusChip>
      ),
    },
    {
      id: 'days',
      label: translate('schedules.days'),
      isTight: true,
      render: ({ from, to }) => (from === to ? day(from) : `${day(from)} – ${day(to)}`),
    },
    {
      id: 'due',
      label: translate('schedules.made'),
      isTight: true,
      render: ({ dueAt }) => instant(dueAt),
    },
    {
      id: 'until',
      label: translate('schedules.until'),
      isTight: true,
      render: ({ expiresAt }) => instant(expiresAt),
    },
    {
      id: 'acts',
      label: '',
      isNumber: true,
      render: ({ id, state }) =>
        state === 'ready' && (
          <Button
            size="s"
            icon={<DownloadIcon size={18} />}
            disabled={isBusy}
            onClick={() => void take(id)}
          >
            {translate('reports.csv')}
          </Button>
        ),
    },
  ];
  return (
    <>
      {refusal && (
        <p className="ui-dialog-error" role="alert">
          {refusal}
        </p>
      )}
      <RecordList
        label={translate('schedule_views.runs')}
        list={list}
        columns={columns}
        selectedId={selectedId}
        empty={{
          title: translate('schedules.no_runs'),
          text: translate('schedules.no_runs_hint'),
          seed: 'runs',
        }}
      />
    </>
  );
}
