import { useState } from 'react';
import type { FailedJob } from '@bahati/contract/back-office/operations/operations.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useCan } from '#office/session/staff.ts';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import { Ago } from './ago.tsx';
import { refreshEveryMs } from './operations-card.tsx';

type Asking = { job: FailedJob; act: 'retry' | 'drop' };

/** Work that failed: what was given up waits here for somebody to decide. */
export function FailedJobs() {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/operations/failedJobs/:id/retry');
  const list = useList(
    'GET /bo/operations/failedJobs',
    {},
    { pageSize: 10, refetchEveryMs: refreshEveryMs },
  );
  const [asking, setAsking] = useState<Asking>();
  const columns = useColumns(canAccess ? setAsking : undefined);
  return (
    <section className="operations-part" aria-labelledby="operations-failed">
      <h2 id="operations-failed">{translate('operations.failed_jobs')}</h2>
      <RecordList
        label={translate('operations.failed_jobs')}
        list={list}
        columns={columns}
        empty={{ title: translate('operations.no_failed'), seed: 'failed' }}
      />
      {asking && <FailedDialog {...asking} onClose={() => setAsking(undefined)} />}
    </section>
  );
}

function useColumns(onAsk: ((asking: Asking) => void) | undefined) {
  const { translate, span } = useWords();
  const columns: Column<FailedJob>[] = [
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
      render: ({ isDead, nextTryAt }) => (
        <StatusChip tone={isDead ? 'hibiscus' : 'brass'}>
          {isDead || nextTryAt === null
            ? translate('operations.given_up')
            : translate('operations.tried_in', {
                time: span(Math.max(0, Date.parse(nextTryAt) - Date.now())),
              })}
        </StatusChip>
      ),
    },
    {
      id: 'tries',
      label: translate('operations.tries'),
      isNumber: true,
      render: ({ attempts, maxAttempts }) => `${attempts} / ${maxAttempts}`,
    },
    {
      id: 'since',
      label: translate('operations.since'),
      isTight: true,
      render: ({ createdAt }) => <Ago at={createdAt} />,
    },
    {
      id: 'error',
      label: translate('operations.error'),
      render: ({ lastError }) => <span className="quiet">{lastError}</span>,
    },
  ];
  if (!onAsk) return columns;
  const acts: Column<FailedJob> = {
    id: 'acts',
    label: translate('operations.acts'),
    isTight: true,
    render: (job) => (
      <span className="operations-acts">
        <Button size="s" onClick={() => onAsk({ job, act: 'retry' })}>
          {translate('failed_acts.retry')}
        </Button>
        {job.isDead && (
          <Button size="s" onClick={() => onAsk({ job, act: 'drop' })}>
            {translate('failed_acts.drop')}
          </Button>
        )}
      </span>
    ),
  };
  return [...columns, acts];
}

function FailedDialog({ job: { id, task }, act, onClose }: Asking & { onClose: () => void }) {
  const { translate } = useWords();
  const key =
    act === 'retry'
      ? 'POST /bo/operations/failedJobs/:id/retry'
      : 'POST /bo/operations/failedJobs/:id/drop';
  return (
    <ReasonDialog
      title={translate(`failed_acts.${act}_title`)}
      confirmLabel={translate(`failed_acts.${act}_now`)}
      tone={act === 'drop' ? 'danger' : 'ink'}
      send={(reason) => call(key, { params: { id }, body: { reason } })}
      tell={() => translate(`failed_acts.${act}_told`, { task })}
      onClose={onClose}
    >
      <p>{translate(`failed_acts.${act}_about`, { task })}</p>
    </ReasonDialog>
  );
}
