import { type ReactNode, useId, useState } from 'react';
import { type Currency, currencies } from '@bahati/money/currencies.ts';
import { type FigureFault, readAmount, typedDecimal } from '@bahati/money/typed-figure.ts';
import { describedBy, FieldFrame } from '@bahati/ui/text-field/field-frame.tsx';
import { groupTypedAmount } from './typed-amount.ts';
import './amount-field.css';

/** Why a text is no amount; `places` is how many decimals one has. */
export type FigureWords = (fault: FigureFault, places: number) => string;

type QuickAmount = { amount: string; label?: string | undefined };

export type AmountFieldProps = {
  label: ReactNode;
  currency: Currency;
  /** The text just as typed; `typedDecimal` reads it. */
  value: string;
  onValueChange: (value: string) => void;
  quickAmounts?: readonly QuickAmount[] | undefined;
  quickLabel?: string | undefined;
  hint?: ReactNode;
  /** What else is wrong, an empty field included; a text that is no amount is told by itself. */
  error?: ReactNode;
  faultWords: FigureWords;
  isDisabled?: boolean | undefined;
  isRequired?: boolean | undefined;
  name?: string | undefined;
};

export function AmountField(props: AmountFieldProps) {
  const { label, currency, value, onValueChange, hint, isDisabled, isRequired } = props;
  const id = useId();
  const { symbol } = currencies[currency];
  const minorDigits: number = currencies[currency].minorDigits;
  const [isTyping, setTyping] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const { fault } = readAmount(value, currency);
  const isUnreadable = fault !== undefined && fault !== 'empty' && (isLeft || Boolean(props.error));
  const error = isUnreadable ? props.faultWords(fault, minorDigits) : props.error;
  const words = { label, hint, error };
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
          value={isTyping ? value : groupTypedAmount(value, currency)}
          onFocus={() => setTyping(true)}
          onBlur={() => {
            setTyping(false);
            setLeft(true);
          }}
          onChange={(event) => {
            setLeft(false);
            onValueChange(event.currentTarget.value);
          }}
        />
      </div>
    </FieldFrame>
  );
}

function QuickAmounts({
  quickAmounts,
  quickLabel,
  currency,
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
          aria-pressed={typedDecimal(value, currency) === typedDecimal(amount, currency)}
          onClick={() => onValueChange(amount)}
        >
          {label ?? groupTypedAmount(amount, currency)}
        </button>
      ))}
    </div>
  );
}
