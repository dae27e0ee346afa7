import { useState } from 'react';
import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { CloseIcon, PlusIcon } from '@bahati/ui/icons/icons.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useFigureWords } from '#office/words/use-figure-words.ts';
import { useWords } from '#office/words/use-words.ts';
import { useRoom } from '#features/trading/room/room.ts';
import {
  type BonusStep,
  readTerms,
  type TermField,
  termFieldNames,
  termFields,
  writeTerms,
} from './settings-draft.rules.ts';
import { SettingsForm } from './settings-form.tsx';

const mostSteps = 20;

/** Bounds, delays, cash-out and the bonus on multiples. */
export function TermsForm({
  value,
  onChange,
}: {
  value: unknown;
  onChange: (value: unknown) => void;
}) {
  const { translate } = useWords();
  const { currency, can } = useRoom();
  const [draft, setDraft] = useState(() => writeTerms(value, currency));
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const isOpen = can('trading.settings');
  function save() {
    const read = readTerms(draft, currency);
    setWrong('wrong' in read ? read.wrong : new Set());
    if ('value' in read) onChange(read.value);
  }
  return (
    <SettingsForm title={translate('trading.settings.slips')} onSave={save}>
      <fieldset disabled={!isOpen} className="trading-fields">
        {termFieldNames.map((name) => (
          <Term
            key={name}
            name={name}
            value={draft.fields[name]}
            isWrong={wrong.has(name)}
            onValueChange={(text) =>
              setDraft({ ...draft, fields: { ...draft.fields, [name]: text } })
            }
          />
        ))}
      </fieldset>
      <BonusSteps
        steps={draft.bonus}
        wrong={wrong}
        isOpen={isOpen}
        onChange={(bonus) => setDraft({ ...draft, bonus })}
      />
    </SettingsForm>
  );
}

function Term({
  name,
  value,
  isWrong,
  onValueChange,
}: {
  name: TermField;
  value: string;
  isWrong: boolean;
  onValueChange: (text: string) => void;
}) {
  const { translate } = useWords();
  const { currency, can } = useRoom();
  const faultWords = useFigureWords();
  const kind = termFields[name];
  const label = translate(`trading.terms.${name}`);
  const error = isWrong && translate(`trading.settings.no_${kind}`);
  if (kind === 'money') {
    return (
      <AmountField
        label={label}
        currency={currency}
        value={value}
        onValueChange={onValueChange}
        error={error}
        faultWords={faultWords}
        isDisabled={!can('trading.settings')}
      />
    );
  }
  return (
    <TextField
      label={label}
      error={error}
      inputMode={kind === 'share' ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...(kind === 'share' ? { suffix: '%' } : {})}
      value={value}
      onValueChange={onValueChange}
    />
  );
}

const nextStep: BonusStep = { legs: '5', share: '5', leastOdds: '1.20' };

function BonusSteps({
  steps,
  wrong,
  isOpen,
  onChange,
}: {
  steps: readonly BonusStep[];
  wrong: ReadonlySet<string>;
  isOpen: boolean;
  onChange: (steps: readonly BonusStep[]) => void;
}) {
  const { translate } = useWords();
  return (
    <fieldset disabled={!isOpen} className="trading-steps">
      <legend>{translate('trading.settings.bonus')}</legend>
      {steps.length === 0 && <p className="quiet">{translate('trading.settings.no_bonus')}</p>}
      {steps.map((step, at) => (
        <div key={at} className="trading-step">
          {(['legs', 'share', 'leastOdds'] as const).map((field) => (
            <TextField
              key={field}
              label={translate(`trading.settings.step_${field}`)}
              inputMode="decimal"
              autoComplete="off"
              {...(field === 'share' ? { suffix: '%' } : {})}
              value={step[field]}
              onValueChange={(text) => onChange(steps.with(at, { ...step, [field]: text }))}
            />
          ))}
          {isOpen && (
            <IconButton
              label={translate('trading.settings.remove_step', { number: at + 1 })}
              onClick={() => onChange(steps.toSpliced(at, 1))}
            >
              <CloseIcon size={18} />
            </IconButton>
          )}
          {wrong.has(`bonus${at}`) && (
            <p className="ui-dialog-error" role="alert">
              {translate('trading.settings.no_step')}
            </p>
          )}
        </div>
      ))}
      {isOpen && steps.length < mostSteps && (
        <Button
          size="s"
          icon={<PlusIcon size={18} />}
          onClick={() => onChange([...steps, steps.at(-1) ?? nextStep])}
        >
          {translate('trading.settings.add_step')}
        </Button>
      )}
    </fieldset>
  );
}
