import { type ChangeEvent, type ReactNode, useId } from 'react';
import { type Currency, currencies } from '@bahati/money/currencies.ts';
import { describedBy, FieldFrame } from '@bahati/ui/text-field/field-frame.tsx';
import {
  addDecimals,
  caretAfterGrouping,
  cleanTypedAmount,
  finishTypedAmount,
  groupTypedAmount,
} from './typed-amount.ts';
import './amount-field.css';

type QuickAmount = { amount: string; label?: string | undefined };

export type AmountFieldProps = {
  label: ReactNode;
  currency: Currency;
  /** A decimal string as typed: "", "50", "50." or "50.5". */
  value: string;
  onValueChange: (value: string) => void;
  quickAmounts?: readonly QuickAmount[] | undefined;
  quickLabel?: string | undefined;
  /** Whether a quick amount replaces what stands in the field or is added to it. */
  quickMode?: 'set' | 'add' | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  isDisabled?: boolean | undefined;
  isRequired?: boolean | undefined;
  name?: string | undefined;
};

export function AmountField(props: AmountFieldProps) {
  const { label, currency, value, onValueChange, hint, error, isDisabled, isRequired } = props;
  const id = useId();
  const { symbol } = currencies[currency];
  const minorDigits: number = currencies[currency].minorDigits;
  const words = { label, hint, error };
  function edit({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const edited = input.value;
    const caret = input.selectionStart ?? edited.length;
    const next = cleanTypedAmount(edited, value, minorDigits);
    if (next !== value) onValueChange(next);
    if (caret === edited.length) return;
    // Grouping rewrites the text, which throws the caret to its end.
    const place = caretAfterGrouping(edited, caret, groupTypedAmount(next));
    requestAnimationFrame(() => input.setSelectionRange(place, place));
  }
  return (
    <FieldFrame
      id={id}
      words={words}
      after={props.quickAmounts && <QuickAmounts {...props} quickAmounts={props.quickAmounts} />}
    >
      <div className="ui-field-box ui-amount-field" data-invalid={error ? '' : undefined}>
        <span className="ui-field-affix">{symbol}</span>
        <input
          id={id}
          name={props.name}
          className="ui-field-input"
          inputMode={minorDigits === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          enterKeyHint="done"
          disabled={isDisabled}
          required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, words)}
          value={groupTypedAmount(value)}
          onBlur={() => {
            const finished = finishTypedAmount(value);
            if (finished !== value) onValueChange(finished);
          }}
          onChange={edit}
        />
      </div>
    </FieldFrame>
  );
}

function QuickAmounts({
  quickAmounts,
  quickLabel,
  quickMode = 'set',
  value,
  onValueChange,
  isDisabled,
}: AmountFieldProps & { quickAmounts: readonly QuickAmount[] }) {
  return (
    <div className="ui-quick-amounts" role="group" aria-label={quickLabel}>
      {quickAmounts.map(({ amount, label }) => (
        <button
          key={amount}
          type="button"
          className="ui-quick-amount"
          disabled={isDisabled}
          aria-pressed={quickMode === 'set' ? finishTypedAmount(value) === amount : undefined}
          onClick={() =>
            onValueChange(
              quickMode === 'set' ? amount : addDecimals(finishTypedAmount(value), amount),
            )
          }
        >
          {label ?? `${quickMode === 'add' ? '+' : ''}${groupTypedAmount(amount)}`}
        </button>
      ))}
    </div>
  );
}
