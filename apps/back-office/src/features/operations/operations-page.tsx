import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { AlarmBoard } from './alarm-board.tsx';
import { CallTimes } from './call-times.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { JobList } from './job-list.tsx';
import { MachinesCard } from './machines-card.tsx';
import { ProofsCard } from './proofs-card.tsx';
import { QueuesCard } from './queues-card.tsx';
import { SlowCalls } from './slow-calls.tsx';
import { SwitchesCard } from './switches-card.tsx';
import './operations.css';

const views = ['overview', 'work', 'outside', 'calls'] as const;

/** What is wrong stands above every view; each part below is read by itself and fails by itself. */
export function OperationsPage() {
  const { translate } = useWords();
  const search = useSearch();
  const view = views.find((known) => known === search.get('view')) ?? 'overview';
  return (
    <div className="operations">
      <AlarmBoard />
      <div className="office-toolbar">
        <Segmented
          label={translate('operations.view')}
          value={view}
          options={views.map((value) => ({
            value,
            label: translate(`operation_views.${value}`),
          }))}
          onValueChange={(value) => search.set({ view: value, window: undefined })}
        />
      </div>
      {view === 'overview' && (
        <div className="operations-cards">
          <ProofsCard />
          <QueuesCard />
          <SwitchesCard />
          <MachinesCard />
        </div>
      )}
      {view === 'work' && (
        <>
          <FailedJobs />
          <JobList />
        </>
      )}
      {view === 'outside' && <CallTimes kind="outside" />}
      {view === 'calls' && (
        <>
          <CallTimes kind="own" />
          <SlowCalls />
        </>
      )}
    </div>
  );
}
