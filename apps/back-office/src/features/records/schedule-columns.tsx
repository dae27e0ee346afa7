import type { ReportSchedule } from '@bahati/contract/back-office/records/report-schedules.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import type { Column } from '#office/lists/columns.ts';
import { useWords } from '#office/words/use-words.ts';
import type { ScheduleAct } from './schedule-dialog.tsx';

export function useScheduleColumns(
  onAct: ((act: ScheduleAct) => void) | undefined,
): Column<ReportSchedule>[] {
  const { translate, instant } = useWords();
  const columns: Column<ReportSchedule>[] = [
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
      render: ({ isPaused }) => (
        <StatusChip tone={isPaused ? 'quiet' : 'lagoon'}>
          {translate(isPaused ? 'schedules.paused' : 'schedules.runs')}
        </StatusChip>
      ),
    },
    {
      id: 'when',
      label: translate('schedules.when'),
      isTight: true,
      render: ({ every, hour }) =>
        translate(`schedule_every.${every}`, { hour: `${String(hour).padStart(2, '0')}:00` }),
    },
    {
      id: 'recipients',
      label: translate('schedules.recipients'),
      render: ({ recipients }) => recipients.join(', '),
    },
    {
      id: 'next',
      label: translate('schedules.next'),
      isTight: true,
      render: ({ nextAt, isPaused }) => (isPaused ? '–' : instant(nextAt)),
    },
    { id: 'by', label: translate('schedules.by'), isTight: true, render: (row) => row.createdBy },
  ];
  if (!onAct) return columns;
  const acts: Column<ReportSchedule> = {
    id: 'acts',
    label: '',
    isNumber: true,
    render: (schedule) => (
      <span className="report-acts">
        <Button
          size="s"
          onClick={() => onAct({ schedule, act: schedule.isPaused ? 'resume' : 'pause' })}
        >
          {translate(schedule.isPaused ? 'schedules.resume' : 'schedules.pause')}
        </Button>
        <Button size="s" onClick={() => onAct({ schedule, act: 'remove' })}>
          {translate('schedules.remove')}
        </Button>
      </span>
    ),
  };
  return [...columns, acts];
}
