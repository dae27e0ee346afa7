import { useState } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { useWholeList } from '#office/lists/use-whole-list.ts';
import { useCan } from '#office/session/staff.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { AddScheduleDialog } from './add-schedule-dialog.tsx';
import { ReportRuns } from './report-runs.tsx';
import { type ScheduleAct, ScheduleDialog } from './schedule-dialog.tsx';
import { useScheduleColumns } from './schedule-columns.tsx';
import './reports.css';

const views = ['schedules', 'runs'] as const;

/** Reports that make themselves, and what they made. */
export function ScheduledReportsPage() {
  const { translate } = useWords();
  const search = useSearch();
  const view = views.find((known) => known === search.get('view')) ?? 'schedules';
  return (
    <>
      <div className="office-toolbar">
        <Segmented
          label={translate('aml.view')}
          value={view}
          options={views.map((value) => ({ value, label: translate(`schedule_views.${value}`) }))}
          onValueChange={(value) => search.set({ view: value, id: undefined })}
        />
      </div>
      {view === 'runs' ? <ReportRuns selectedId={search.get('id')} /> : <Schedules />}
    </>
  );
}

function Schedules() {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/reportSchedules');
  const list = useWholeList(
    'GET /bo/reportSchedules',
    {},
    { rowsOf: ({ items }) => items, idOf: ({ id }) => id },
  );
  const [isAdding, setIsAdding] = useState(false);
  const [act, setAct] = useState<ScheduleAct>();
  const columns = useScheduleColumns(canAccess ? setAct : undefined);
  return (
    <>
      {canAccess && (
        <div className="office-toolbar">
          <Button className="office-ink" onClick={() => setIsAdding(true)}>
            {translate('schedules.add')}
          </Button>
        </div>
      )}
      <RecordList
        label={translate('sections.scheduled_reports')}
        list={list}
        columns={columns}
        empty={{
          title: translate('schedules.empty'),
          text: translate('schedules.empty_hint'),
          seed: 'schedules',
        }}
      />
      {isAdding && <AddScheduleDialog onClose={() => setIsAdding(false)} />}
      {act && <ScheduleDialog {...act} onClose={() => setAct(undefined)} />}
    </>
  );
}
