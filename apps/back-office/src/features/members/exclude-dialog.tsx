import { useState } from 'react';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { isReasonGood, ReasonField } from '#office/forms/reason-field.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import type { MemberCard } from './member-page.tsx';

const lengths = [
  ['1 day', 'one_day'],
  ['7 days', 'seven_days'],
  ['30 days', 'thirty_days'],
  ['6 months', 'six_months'],
  ['1 year', 'one_year'],
  ['5 years', 'five_years'],
  ['for ever', 'for_ever'],
] as const;

/** Nobody makes it shorter afterwards, so it is asked for with a reason. */
export function ExcludeDialog({
  member: { id, username },
  onClose,
}: {
  member: MemberCard;
  onClose: () => void;
}) {
  const { translate, codeWords } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [length, setLength] = useState<(typeof lengths)[number][0]>('7 days');
  const [reason, setReason] = useState('');
  const [isWanting, setIsWanting] = useState(false);
  async function confirm() {
    setIsWanting(true);
    if (!isReasonGood(reason)) return;
    const body = { lasts: length, reason };
    const send = () => call('POST /bo/members/:id/exclude', { params: { id }, body });
    if (await act(send, () => translate('member_limits.told_excluded', { username }))) onClose();
  }
  return (
    <ActDialog
      title={translate('member_limits.exclude_title', { username })}
      confirmLabel={translate('member_limits.exclude_now')}
      tone="danger"
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{translate('member_limits.exclude_hint')}</p>
      <SelectField
        label={translate('member_limits.how_long')}
        value={length}
        onValueChange={(value) => {
          const chosen = lengths.find(([known]) => known === value);
          if (chosen) setLength(chosen[0]);
        }}
        options={lengths.map(([value, word]) => ({
          value,
          label: codeWords('exclusion_lengths', word),
        }))}
      />
      <ReasonField value={reason} onValueChange={setReason} isWanting={isWanting} />
    </ActDialog>
  );
}
