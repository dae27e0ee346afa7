import { useState } from 'react';
import {
  type CorrectableField,
  correctableFields,
} from '@bahati/contract/back-office/members/recovery.ts';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import type { MemberCard } from '#features/members/member-card.ts';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import './member-recovery.css';

type Draft = Partial<Record<CorrectableField, string>>;

const kinds: Readonly<Partial<Record<CorrectableField, 'date' | 'tel' | 'email'>>> = {
  birthday: 'date',
  mobile: 'tel',
  email: 'email',
};

/** What the member cannot change alone; a field that is left empty stays as it is. */
export function CorrectDialog({
  member: { id, username },
  onClose,
}: {
  member: MemberCard;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const [draft, setDraft] = useState<Draft>({});
  const fields = Object.fromEntries(
    Object.entries(draft)
      .map(([field, value]) => [field, value.trim()])
      .filter(([, value]) => value !== ''),
  ) as Draft;
  const isEmpty = Object.keys(fields).length === 0;
  return (
    <ReasonDialog
      title={translate('recovery.correct_title', { username })}
      confirmLabel={translate('recovery.ask_now')}
      size="l"
      isReady={!isEmpty}
      send={(reason) =>
        call('POST /bo/members/:id/correct', { params: { id }, body: { fields, reason } })
      }
      tell={() => translate('recovery.told_asked')}
      onClose={onClose}
    >
      {(isWanting) => (
        <>
          <p>{translate('recovery.correct_hint')}</p>
          <div className="correction-fields">
            {correctableFields.map((field) => (
              <TextField
                key={field}
                label={translate(`personal_fields.${field}`)}
                type={kinds[field] ?? 'text'}
                autoComplete="off"
                maxLength={254}
                value={draft[field] ?? ''}
                onValueChange={(value) => setDraft({ ...draft, [field]: value })}
                hint={field === 'mobile' ? translate('recovery.mobile_hint') : undefined}
              />
            ))}
          </div>
          {isWanting && isEmpty && <p role="alert">{translate('recovery.correct_empty')}</p>}
        </>
      )}
    </ReasonDialog>
  );
}
