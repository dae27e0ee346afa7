import type { ReportSchedule } from '@bahati/contract/back-office/records/report-schedules.ts';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';

export type ScheduleAct = { schedule: ReportSchedule; act: 'pause' | 'resume' | 'remove' };

/** Lets a schedule rest, go on, or end. */
export function ScheduleDialog({ schedule, act, onClose }: ScheduleAct & { onClose: () => void }) {
  const { translate } = useWords();
  const params = { id: schedule.id };
  return (
    <ReasonDialog
      title={translate(`scheduled_reports.${schedule.report}`)}
      confirmLabel={translate(`schedules.${act}`)}
      tone={act === 'remove' ? 'danger' : 'ink'}
      send={async (reason) => {
        await (act === 'remove'
          ? call('POST /bo/reportSchedules/:id/remove', { params, body: { reason } })
          : call('POST /bo/reportSchedules/:id/pause', {
              params,
              body: { isPaused: act === 'pause', reason },
            }));
      }}
      tell={() => translate('content.told_saved')}
      onClose={onClose}
    >
      <p>{translate(`schedules.${act}_hint`)}</p>
    </ReasonDialog>
  );
}
