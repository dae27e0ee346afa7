import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useFigureWords } from '#office/words/use-figure-words.ts';
import { useWords } from '#office/words/use-words.ts';
import type { FieldsProps } from './field-props.ts';

/** How much it may cost, how often a member gets it, and who is held out. */
export function BudgetFields({ draft, missing, choices, onDraft }: FieldsProps) {
  const { translate } = useWords();
  const faultWords = useFigureWords();
  const error = (field: string) =>
    missing.includes(field) ? translate('content.missing') : undefined;
  const amount = (field: 'total' | 'dayBudget' | 'memberBudget', hint?: string) => (
    <AmountField
      label={translate(`campaigns.${field}`)}
      hint={hint}
      currency={choices.currency}
      faultWords={faultWords}
      error={error(field)}
      value={draft[field]}
      onValueChange={(typed) => onDraft({ [field]: typed })}
    />
  );
  const count = (field: 'times' | 'claimDays' | 'controlPercent', suffix?: string) => (
    <TextField
      label={translate(`campaigns.${field}`)}
      hint={translate(`campaigns.${field}_hint`)}
      inputMode="numeric"
      maxLength={4}
      suffix={suffix}
      error={error(field)}
      value={draft[field]}
      onValueChange={(typed) => onDraft({ [field]: typed })}
    />
  );
  return (
    <fieldset className="campaign-part">
      <legend>{translate('campaigns.part_budget')}</legend>
      {amount('total')}
      <div className="content-row">
        {amount('dayBudget', translate('campaigns.empty_is_any'))}
        {amount('memberBudget', translate('campaigns.empty_is_any'))}
      </div>
      <div className="content-row">
        {count('times')}
        {count('controlPercent', '%')}
      </div>
      <Checkbox
        label={translate('campaigns.is_automatic')}
        hint={translate('campaigns.is_automatic_hint')}
        checked={draft.isAutomatic}
        onCheckedChange={(isAutomatic) => onDraft({ isAutomatic })}
      />
      {!draft.isAutomatic && count('claimDays')}
    </fieldset>
  );
}
