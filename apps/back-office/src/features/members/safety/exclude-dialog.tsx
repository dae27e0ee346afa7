import { useState } from 'react';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import type { MemberCard } from '#features/members/member-card.ts';

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
  const [length, setLength] = useState<(typeof lengths)[number][0]>('7 days');
  return (
    <ReasonDialog
      title={translate('member_limits.exclude_title', { username })}
      confirmLabel={translate('member_limits.exclude_now')}
      tone="danger"
      send={(reason) =>
        call('POST /bo/members/:id/exclude', { params: { id }, body: { lasts: length, reason } })
      }
      tell={() => translate('member_limits.told_excluded', { username })}
      onClose={onClose}
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
    </ReasonDialog>
  );
}
