import { useState } from 'react';
import type { RuleSheet } from '@bahati/contract/back-office/cashier/money-rules.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useFigureWords } from '#office/words/use-figure-words.ts';
import { useWords } from '#office/words/use-words.ts';
import type { RuleWords, ShownRules } from './rule-kind.ts';
import {
  ruleDraft,
  type RuleField as Field,
  type Rules,
  rulesOf,
  wrongRules,
} from './rule-draft.rules.ts';
import '#features/content/content.css';

/** Changes rules; what becomes less strict waits for another staff user, which is said before and after. */
export function RuleDialog({
  kind,
  sheet,
  onClose,
}: {
  kind: ShownRules;
  sheet: RuleSheet<Rules>;
  onClose: () => void;
}) {
  const { translate } = useWords();
  // What was read is what is changed, also when the list behind is read anew meanwhile.
  const [{ rules, version, currency }] = useState(sheet);
  const [draft, setDraft] = useState(() => ruleDraft(kind.fields, rules));
  const wrong = wrongRules(kind.fields, draft);
  const words = kind.words ?? 'money_rules';
  return (
    <ReasonDialog
      title={translate(`${words}.${kind.name}`)}
      confirmLabel={translate('access.save')}
      isReady={wrong.length === 0}
      send={(reason) => kind.change({ rules: rulesOf(kind.fields, draft), version, reason })}
      tell={({ wanted }) => translate(wanted ? 'money_rules.told_waits' : 'content.told_saved')}
      onClose={onClose}
    >
      {(isWanting) => (
        <>
          <p>{translate(`${words}.hint`)}</p>
          <div className="content-row">
            {kind.fields.map((field) => (
              <RuleField
                key={field.name}
                field={field}
                words={words}
                currency={currency}
                value={draft[field.name] ?? ''}
                isWrong={isWanting && wrong.includes(field.name)}
                onValueChange={(value) => setDraft({ ...draft, [field.name]: value })}
              />
            ))}
          </div>
        </>
      )}
    </ReasonDialog>
  );
}

function RuleField({
  field: { name, kind, ifEmpty, most = 1000 },
  words,
  currency,
  value,
  isWrong,
  onValueChange,
}: {
  field: Field;
  words: RuleWords;
  currency: Currency;
  value: string | boolean;
  isWrong: boolean;
  onValueChange: (value: string | boolean) => void;
}) {
  const { translate } = useWords();
  const figureWords = useFigureWords();
  const label = translate(`${words}.${name}`);
  if (kind === 'switch') {
    return <Checkbox label={label} checked={value === true} onCheckedChange={onValueChange} />;
  }
  const typed = {
    label,
    value: String(value),
    onValueChange,
    hint: ifEmpty ? translate(`${words}.${ifEmpty}`) : undefined,
  };
  if (kind === 'amount') {
    const error = isWrong ? translate('content.missing') : undefined;
    return <AmountField {...typed} currency={currency} error={error} faultWords={figureWords} />;
  }
  const isShare = kind === 'share';
  return (
    <TextField
      {...typed}
      inputMode={isShare ? 'decimal' : 'numeric'}
      maxLength={40}
      autoComplete="off"
      suffix={isShare ? '%' : undefined}
      error={
        isWrong
          ? translate('money_rules.number_wrong', { most: isShare ? most / 100 : most })
          : undefined
      }
    />
  );
}
