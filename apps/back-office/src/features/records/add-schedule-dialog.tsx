import { useState } from 'react';
import {
  type ReportSchedule,
  scheduledReport,
  scheduleEvery,
} from '@bahati/contract/back-office/records/report-schedules.ts';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import '#features/content/content.css';

const mostRecipients = 5;
const languages = { en: 'English', sw: 'Kiswahili' } as const;

/** Which report, when, and to whom it is told that it is there. */
export function AddScheduleDialog({ onClose }: { onClose: () => void }) {
  const { translate } = useWords();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [report, setReport] = useState<ReportSchedule['report']>('days');
  const [every, setEvery] = useState<ReportSchedule['every']>('day');
  const [hour, setHour] = useState('6');
  const [language, setLanguage] = useState<keyof typeof languages>('en');
  const [typed, setTyped] = useState('');
  const recipients = [...new Set(typed.split(/[\s,;]+/).filter((one) => one !== ''))];
  const areGood =
    recipients.length > 0 &&
    recipients.length <= mostRecipients &&
    recipients.every((one) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(one));
  return (
    <ReasonDialog
      title={translate('schedules.add')}
      confirmLabel={translate('schedules.add_now')}
      isReady={areGood}
      send={(reason) =>
        call('POST /bo/reportSchedules', {
          body: { idempotencyKey, report, every, hour: Number(hour), language, recipients, reason },
        })
      }
      tell={() => translate('schedules.told_added')}
      onClose={onClose}
    >
      {(isWanting) => (
        <>
          <p>{translate('schedules.add_hint')}</p>
          <div className="content-row">
            <SelectField
              label={translate('schedules.report')}
              value={report}
              options={scheduledReport.options.map((value) => ({
                value,
                label: translate(`scheduled_reports.${value}`),
              }))}
              onValueChange={(value) => setReport(scheduledReport.parse(value))}
            />
            <SelectField
              label={translate('schedules.every')}
              value={every}
              options={scheduleEvery.options.map((value) => ({
                value,
                label: translate(`schedule_rhythms.${value}`),
              }))}
              onValueChange={(value) => setEvery(scheduleEvery.parse(value))}
            />
            <SelectField
              label={translate('schedules.hour')}
              value={hour}
              options={Array.from({ length: 24 }, (_, at) => ({
                value: String(at),
                label: `${String(at).padStart(2, '0')}:00`,
              }))}
              onValueChange={setHour}
            />
            <SelectField
              label={translate('schedules.language')}
              value={language}
              options={Object.entries(languages).map(([value, label]) => ({ value, label }))}
              onValueChange={(value) => setLanguage(value === 'sw' ? 'sw' : 'en')}
            />
          </div>
          <TextField
            label={translate('schedules.recipients')}
            hint={translate('schedules.recipients_hint')}
            value={typed}
            maxLength={600}
            autoComplete="off"
            onValueChange={setTyped}
            error={isWanting && !areGood ? translate('schedules.recipients_wrong') : undefined}
          />
        </>
      )}
    </ReasonDialog>
  );
}
