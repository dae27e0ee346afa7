import type { StaffMission } from '@bahati/contract/back-office/rewards/missions.ts';
import { missionCadences } from '@bahati/contract/mission-terms.ts';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useState } from 'react';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { toClockField } from '#office/words/time.ts';
import { useWords } from '#office/words/use-words.ts';
import { missingParts, missionSettings, newMission } from './mission-draft.rules.ts';
import { BudgetFields, type MissionFieldsProps, TermsFields } from './mission-fields.tsx';

type FieldsProps = MissionFieldsProps & {
  others: readonly StaffMission[];
};

/** Makes a mission, which another of the staff then starts. */
export function MissionDialog({
  others,
  onClose,
}: {
  /** What it may follow in a chain. */
  others: readonly StaffMission[];
  onClose: () => void;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState(() =>
    newMission(toClockField(new Date().toISOString()).slice(0, 10)),
  );
  const [isWanting, setIsWanting] = useState(false);
  const missing = isWanting ? missingParts(draft) : [];
  async function confirm() {
    setIsWanting(true);
    const settings = missionSettings(draft);
    if (!settings) return;
    const send = () => call('POST /bo/missions', { body: { ...settings, idempotencyKey } });
    if (await act(send, () => translate('missions.told_made'))) onClose();
  }
  const fields: FieldsProps = {
    draft,
    missing,
    others,
    onDraft: (change) => setDraft((before) => ({ ...before, ...change })),
  };
  return (
    <ActDialog
      title={translate('missions.add')}
      confirmLabel={translate('missions.add_now')}
      size="l"
      isBusy={isBusy}
      refusal={missing.length > 0 ? translate('content.incomplete') : refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <div className="content-form">
        <TermsFields {...fields} />
        <TimeFields {...fields} />
        <BudgetFields {...fields} />
      </div>
    </ActDialog>
  );
}

function TimeFields({ draft, missing, others, onDraft }: FieldsProps) {
  const { translate, locale } = useWords();
  const fitting = others.filter(
    ({ cadence, state }) => cadence === draft.cadence && state !== 'ended',
  );
  const error = (part: string) =>
    missing.includes(part) ? translate('content.missing') : undefined;
  return (
    <>
      <div className="content-row">
        <SelectField
          label={translate('missions.cadence')}
          value={draft.cadence}
          options={missionCadences.map((value) => ({
            value,
            label: translate(`missions.cadences.${value}`),
          }))}
          onValueChange={(value) =>
            onDraft({
              cadence: missionCadences.find((one) => one === value) ?? 'daily',
              afterId: '',
            })
          }
        />
        <SelectField
          label={translate('missions.after')}
          value={draft.afterId === '' ? 'none' : draft.afterId}
          options={[
            { value: 'none', label: translate('missions.after_none') },
            ...fitting.map(({ id, title }) => ({ value: id, label: title[locale] })),
          ]}
          onValueChange={(value) => {
            const before = fitting.find(({ id }) => id === value);
            onDraft(
              before
                ? { afterId: before.id, firstDay: before.firstDay, lastDay: before.lastDay }
                : { afterId: '' },
            );
          }}
        />
      </div>
      <div className="content-row">
        <TextField
          label={translate('missions.first_day')}
          hint={draft.cadence === 'weekly' ? translate('missions.whole_weeks') : undefined}
          type="date"
          error={error('firstDay')}
          value={draft.firstDay}
          onValueChange={(firstDay) => onDraft({ firstDay })}
        />
        <TextField
          label={translate('missions.last_day')}
          type="date"
          error={error('lastDay')}
          value={draft.lastDay}
          onValueChange={(lastDay) => onDraft({ lastDay })}
        />
        <TextField
          label={translate('missions.grace')}
          inputMode="numeric"
          error={error('graceDays')}
          value={draft.graceDays}
          onValueChange={(graceDays) => onDraft({ graceDays: graceDays.trim() })}
        />
      </div>
    </>
  );
}
