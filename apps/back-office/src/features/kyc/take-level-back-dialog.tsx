import { useState } from 'react';
import type { MemberRow } from '@bahati/contract/back-office/members/members.ts';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';

const longestWords = 300;

type Left = 1 | 2;

/** What documents proved counts no more; the member is told, staff users read the reason. */
export function TakeLevelBackDialog({
  member: { id, username, kycLevel },
  onClose,
}: {
  member: Pick<MemberRow, 'id' | 'username' | 'kycLevel'>;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const possible: readonly Left[] = kycLevel === 3 ? [2, 1] : [1];
  const [to, setTo] = useState<Left>(possible[0] ?? 1);
  const [words, setWords] = useState('');
  return (
    <ReasonDialog
      title={translate('kyc.take_back_title', { username })}
      confirmLabel={translate('kyc.take_back_now')}
      tone="danger"
      send={(reason) =>
        call('POST /bo/members/:id/takeLevelBack', { params: { id }, body: { to, reason, words } })
      }
      tell={({ level }) =>
        translate('kyc.take_back_told', { username, level: translate(`kyc_levels.${level}`) })
      }
      onClose={onClose}
    >
      <p>{translate('kyc.take_back_hint')}</p>
      <SelectField
        label={translate('kyc.take_back_to')}
        value={String(to)}
        options={possible.map((left) => ({
          value: String(left),
          label: translate(`kyc_left.${left}`),
        }))}
        onValueChange={(value) => setTo(possible.find((left) => String(left) === value) ?? to)}
      />
      <label className="act-reason">
        <span className="ui-field-label">{translate('kyc.words')}</span>
        <textarea
          rows={2}
          maxLength={longestWords}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </label>
    </ReasonDialog>
  );
}
