import { useState } from 'react';
import type { OperationsJob } from '@bahati/contract/back-office/operations/operations.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { useWholeList } from '#office/lists/use-whole-list.ts';
import { useCan } from '#office/session/staff.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import { Ago } from './ago.tsx';
import { JobDialog, type JobAct } from './job-dialog.tsx';
import { refreshEveryMs } from './operations-card.tsx';

type Row = OperationsJob;
type Asking = { job: Row; act: JobAct };

/** Each kind of background work: what failed last first, then by name. */
export function JobList() {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/operations/jobs/:task/run');
  const list = useWholeList(
    'GET /bo/operations/jobs',
    {},
    { rowsOf: ({ items }) => items, idOf: ({ task }) => task, refetchEveryMs: refreshEveryMs },
  );
  const [asking, setAsking] = useState<Asking>();
  const rows = list.rows.toSorted((a, b) => b.failuresInARow - a.failuresInARow);
  const columns = useColumns(canAccess ? setAsking : undefined);
  return (
    <section className="operations-part" aria-labelledby="operations-jobs">
      <h2 id="operations-jobs">{translate('operations.jobs')}</h2>
      <RecordList
        label={translate('operations.jobs')}
        list={{ ...list, rows }}
        columns={columns}
        empty={{ title: translate('operations.no_jobs'), seed: 'jobs' }}
      />
      {asking && <JobDialog {...asking} onClose={() => setAsking(undefined)} />}
    </section>
  );
}

function useColumns(onAsk: ((asking: Asking) => void) | undefined) {
  const { translate, instant, span } = useWords();
  const columns: Column<Row>[] = [
    {
      id: 'task',
      label: translate('operations.job'),
      render: ({ task }) => <strong className="operations-code">{task}</strong>,
    },
    {
      id: 'state',
      label: translate('operations.state'),
      isTight: true,
      isInCardHead: true,
      render: (job) => <JobState job={job} />,
    },
    {
      id: 'last',
      label: translate('operations.last_run'),
      isTight: true,
      render: ({ lastStartedAt }) => (lastStartedAt ? <Ago at={lastStartedAt} /> : '–'),
    },
    {
      id: 'took',
      label: translate('operations.took'),
      isNumber: true,
      render: ({ lastTookMs }) => (lastTookMs === null ? '–' : `${lastTookMs} ms`),
    },
    {
      id: 'next',
      label: translate('operations.next_run'),
      isTight: true,
      render: ({ nextAt, schedule, paused }) =>
        paused ? (
          '–'
        ) : nextAt ? (
          <time dateTime={nextAt} title={instant(nextAt)}>
            {translate('operations.in_time', {
              time: span(Math.max(0, Date.parse(nextAt) - Date.now())),
            })}
          </time>
        ) : (
          <span className="quiet">
            {translate(schedule ? 'operations.later' : 'operations.when_needed')}
          </span>
        ),
    },
    {
      id: 'runs',
      label: translate('operations.runs'),
      isNumber: true,
      render: ({ runs, failures }) => (
        <span title={translate('operations.runs_hint')}>{`${runs} / ${failures}`}</span>
      ),
    },
  ];
  if (!onAsk) return columns;
  return [...columns, actsColumn(translate('operations.acts'), onAsk)];
}

function actsColumn(label: string, onAsk: (asking: Asking) => void): Column<Row> {
  return {
    id: 'acts',
    label,
    isTight: true,
    render: (job) => <JobButtons job={job} onAsk={onAsk} />,
  };
}

function JobButtons({ job, onAsk }: { job: Row; onAsk: (asking: Asking) => void }) {
  const { translate } = useWords();
  if (job.schedule === null) return null;
  const acts: JobAct[] = job.paused ? ['resume'] : job.isVital ? ['run'] : ['run', 'pause'];
  return (
    <span className="operations-acts">
      {acts.map((act) => (
        <Button
          key={act}
          size="s"
          aria-label={`${translate(`job_acts.${act}`)}: ${job.task}`}
          onClick={() => onAsk({ job, act })}
        >
          {translate(`job_acts.${act}`)}
        </Button>
      ))}
    </span>
  );
}

function JobState({ job: { paused, failuresInARow, runs, lastError } }: { job: Row }) {
  const { translate } = useWords();
  if (paused) {
    return (
      <span title={`${paused.by}: ${paused.reason}`}>
        <StatusChip tone="brass">{translate('operations.paused')}</StatusChip>
      </span>
    );
  }
  if (failuresInARow > 0) {
    return (
      <span title={lastError ?? undefined}>
        <StatusChip tone="hibiscus">
          {translate('operations.failed_times', { count: failuresInARow })}
        </StatusChip>
      </span>
    );
  }
  return (
    <StatusChip tone={runs > 0 ? 'lagoon' : 'quiet'}>
      {translate(runs > 0 ? 'operations.went_well' : 'operations.not_run')}
    </StatusChip>
  );
}
