import { useState } from 'react';
import type { StaffChatModel } from '@bahati/contract/back-office/support/chat-models.ts';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { call } from '#office/api.ts';
import { CodeField } from '#features/content/code-field.tsx';
import { InBothFields } from '#features/content/in-both-fields.tsx';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { useDayNames } from './use-day-names.ts';

const newDepartment: StaffChatModel = {
  code: '',
  name: { en: '', sw: '' },
  isForAgents: false,
  days: [1, 2, 3, 4, 5],
  opens: '08:00',
  closes: '20:00',
  position: 10,
};

/** Adds a department, or changes its name and hours. The code names it for good. */
export function DepartmentDialog({
  department,
  onClose,
}: {
  department: StaffChatModel | undefined;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [draft, setDraft] = useState(department ?? newDepartment);
  const [isWanting, setIsWanting] = useState(false);
  const missing = missingOf(draft);
  async function confirm() {
    setIsWanting(true);
    if (missing.length > 0) return;
    const { code, name, isForAgents, days, opens, closes, position } = draft;
    const body = { name, isForAgents, days, opens, closes, position };
    const send = () =>
      department
        ? call('POST /bo/chatModels/:code', { params: { code }, body })
        : call('POST /bo/chatModels', { body: { ...body, code } });
    if (await act(send, () => translate('content.told_saved'))) onClose();
  }
  return (
    <ActDialog
      title={translate(department ? 'departments.change' : 'departments.add')}
      confirmLabel={translate('access.save')}
      isBusy={isBusy}
      refusal={isWanting && missing.length > 0 ? translate('content.incomplete') : refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      {!department && (
        <CodeField
          value={draft.code}
          isMissing={isWanting && missing.includes('code')}
          onValueChange={(code) => setDraft({ ...draft, code })}
        />
      )}
      <InBothFields
        label={translate('departments.name')}
        most={60}
        value={draft.name}
        missing={isWanting ? missing : []}
        part="name"
        onChange={(name) => setDraft({ ...draft, name })}
      />
      <Hours draft={draft} onDraft={setDraft} />
      <Checkbox
        label={translate('departments.only_agents')}
        checked={draft.isForAgents}
        onCheckedChange={(isForAgents) => setDraft({ ...draft, isForAgents })}
      />
    </ActDialog>
  );
}

function Hours({
  draft,
  onDraft,
}: {
  draft: StaffChatModel;
  onDraft: (draft: StaffChatModel) => void;
}) {
  const { translate } = useWords();
  const dayNames = useDayNames();
  const isAllDay = draft.closes === '24:00';
  return (
    <>
      <fieldset className="content-who">
        <legend className="ui-field-label">{translate('departments.days')}</legend>
        <div className="content-checks">
          {dayNames.map((name, at) => (
            <Checkbox
              key={name}
              label={name}
              checked={draft.days.includes(at + 1)}
              onCheckedChange={(isOn) => {
                const others = draft.days.filter((day) => day !== at + 1);
                onDraft({ ...draft, days: isOn ? [...others, at + 1] : others });
              }}
            />
          ))}
        </div>
      </fieldset>
      <div className="content-row">
        <TextField
          label={translate('departments.opens')}
          type="time"
          value={draft.opens}
          onValueChange={(opens) => onDraft({ ...draft, opens })}
        />
        <TextField
          label={translate('departments.closes')}
          type="time"
          disabled={isAllDay}
          value={isAllDay ? '' : draft.closes}
          onValueChange={(closes) => onDraft({ ...draft, closes })}
        />
      </div>
      <Checkbox
        label={translate('departments.until_midnight')}
        checked={isAllDay}
        onCheckedChange={(isOn) => onDraft({ ...draft, closes: isOn ? '24:00' : '20:00' })}
      />
    </>
  );
}

function missingOf({ code, name, days, opens, closes }: StaffChatModel): string[] {
  const wrong: Record<string, boolean> = {
    code: !/^[a-z][a-z0-9-]{0,30}$/.test(code),
    'name.en': name.en.trim() === '',
    'name.sw': name.sw.trim() === '',
    days: days.length === 0,
    opens: opens === '',
    closes: closes === '',
  };
  return Object.keys(wrong).filter((part) => wrong[part]);
}
