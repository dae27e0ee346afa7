import type { Currency } from '@bahati/money/currencies.ts';
import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { categories } from '#features/catalogue/categories.ts';
import { useDayNames } from '#features/support/use-day-names.ts';
import { useFigureWords } from '#office/words/use-figure-words.ts';
import { useWords } from '#office/words/use-words.ts';
import { HelpLinesInput } from './help-lines-input.tsx';
import type { Drafted, HelpLine, SettingField } from './setting-draft.rules.ts';
import { useSettingWords } from './use-setting-words.ts';

type Props = {
  field: SettingField;
  currency: Currency;
  value: Drafted;
  isWrong: boolean;
  onValueChange: (value: Drafted) => void;
};

/** One setting, by the kind of what it says. */
export function SettingInput(props: Props) {
  const { field, value, onValueChange } = props;
  const { nameWords } = useSettingWords(props.currency);
  const label = nameWords(field);
  if (field.kind === 'switch') {
    return <Checkbox label={label} checked={value === true} onCheckedChange={onValueChange} />;
  }
  if (field.kind === 'categories') return <CategoriesInput {...props} label={label} />;
  if (field.kind === 'days') return <DaysInput {...props} label={label} />;
  if (field.kind === 'help_lines') {
    const lines = Array.isArray(value) ? (value as readonly HelpLine[]) : [];
    return <HelpLinesInput {...props} label={label} lines={lines} onLines={onValueChange} />;
  }
  return <TypedInput {...props} label={label} />;
}

function TypedInput({ field, currency, value, isWrong, onValueChange, label }: Labelled) {
  const { translate } = useWords();
  const figureWords = useFigureWords();
  const { optionWords } = useSettingWords(currency);
  const { name, kind, options, least = 0, most = 1000 } = field;
  const text = typeof value === 'string' ? value : '';
  const missing = isWrong ? translate('content.missing') : undefined;
  if (kind === 'choice') {
    const known = (options ?? []).map((option) => ({
      value: option,
      label: optionWords(name, option),
    }));
    return <SelectField label={label} value={text} options={known} onValueChange={onValueChange} />;
  }
  const typed = {
    label,
    value: text,
    onValueChange,
    hint: translate(`brand_settings.${name.split(':')[0]}_hint`, { _: '' }) || undefined,
  };
  if (kind === 'amount') {
    const own = { currency, error: missing, faultWords: figureWords };
    return <AmountField {...typed} {...own} />;
  }
  if (kind === 'time') return <TextField {...typed} type="time" error={missing} />;
  if (kind === 'count') {
    const error = isWrong ? translate('brand_settings.number_wrong', { least, most }) : undefined;
    return (
      <TextField {...typed} inputMode="numeric" maxLength={5} autoComplete="off" error={error} />
    );
  }
  return (
    <TextField
      {...typed}
      maxLength={2000}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      error={missing}
    />
  );
}

type Labelled = Props & { label: string };

function CategoriesInput({ value, onValueChange, label }: Labelled) {
  const { translate } = useWords();
  const closed: readonly unknown[] = Array.isArray(value) ? value : [];
  const withOrWithout = (category: string, isIn: boolean) =>
    categories.filter((one) => (one === category ? isIn : closed.includes(one)));
  return (
    <fieldset className="setting-set">
      <legend className="ui-field-label">{label}</legend>
      {categories.map((category) => (
        <Checkbox
          key={category}
          label={translate(`game_categories.${category}`)}
          checked={closed.includes(category)}
          onCheckedChange={(isIn) => onValueChange(withOrWithout(category, isIn))}
        />
      ))}
    </fieldset>
  );
}

const week = [1, 2, 3, 4, 5, 6, 7];

function DaysInput({ value, isWrong, onValueChange, label }: Labelled) {
  const { translate } = useWords();
  const names = useDayNames();
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <fieldset className="setting-set">
      <legend className="ui-field-label">{label}</legend>
      {week.map((day, at) => (
        <Checkbox
          key={day}
          label={names[at]}
          checked={chosen.includes(day)}
          onCheckedChange={(isIn) =>
            onValueChange(week.filter((one) => (one === day ? isIn : chosen.includes(one))))
          }
        />
      ))}
      {isWrong && <p role="alert">{translate('content.missing')}</p>}
    </fieldset>
  );
}
