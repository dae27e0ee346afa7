import type { OfficeReport } from '@bahati/contract/rooms-office/reports.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import { roomsCall } from '#features/rooms/room/rooms-session.ts';

const words = 'rooms_office.reports';

export type Decision = {
  readonly report: OfficeReport;
  readonly decision: 'upheld' | 'dismissed';
};

/** One person decides on a report, with what he found; it moves no money. */
export function ReportDecision({
  report: { reportId, reason, text },
  decision,
  onClose,
}: Decision & { onClose: () => void }) {
  const { translate } = useWords();
  const send = (found: string) =>
    roomsCall('POST /rooms-office/v1/reports/:reportId', {
      params: { reportId },
      body: { decision, reason: found },
    });
  return (
    <ReasonDialog
      title={translate(`${words}.title_${decision}`)}
      confirmLabel={translate(`${words}.decide_${decision}`)}
      send={send}
      tell={() => translate(`${words}.told_${decision}`)}
      onClose={onClose}
    >
      <p className="room-two rooms-report">
        <strong>{translate(`${words}.reason.${reason}`)}</strong>
        {text !== null && <q>{text}</q>}
      </p>
      <p className="quiet">{translate(`${words}.hint_${decision}`)}</p>
    </ReasonDialog>
  );
}
