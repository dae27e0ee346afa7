/** A stake in one line: the symbol, the figure, and what is wrong with it in words. */
import { type Currency, currencies } from '@bahati/money/currencies.ts';
import { readAmount } from '@bahati/money/typed-figure.ts';
import { groupTypedAmount } from '@bahati/ui/amount-field/typed-amount.ts';
import { useId, useState } from 'react';
import { useFigureWords } from '#features/wallet/use-amount-words.ts';
import '@bahati/ui/visually-hidden/visually-hidden.css';
import './stake-input.css';

export function StakeInput({
  label,
  isLabelShown = false,
  value,
  currency,
  placeholder,
  error,
  onValueChange,
}: {
  label: string;
  isLabelShown?: boolean | undefined;
  /** Just as typed. */
  value: string;
  currency: Currency;
  placeholder?: string | undefined;
  error?: string | undefined;
  onValueChange: (value: string) => void;
}) {
  const id = useId();
  const words = useFigureWords();
  const [isTyping, setTyping] = useState(false);
  const { symbol, minorDigits } = currencies[currency];
  const { fault } = readAmount(value, currency);
  const isUnreadable = fault !== undefined && fault !== 'empty' && !isTyping;
  const wrong = isUnreadable ? words(fault, minorDigits) : error;
  return (
    <div className="stake-input">
      <label htmlFor={id} className={isLabelShown ? 'stake-input-label' : 'ui-visually-hidden'}>
        {label}
      </label>
      <div className="stake-input-box" data-invalid={wrong ? '' : undefined}>
        <span className="stake-input-symbol" aria-hidden="true">
          {symbol}
        </span>
        <input
          id={id}
          className="stake-input-field"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          placeholder={placeholder}
          value={isTyping ? value : groupTypedAmount(value, currency)}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          onFocus={(event) => {
            setTyping(true);
            event.currentTarget.select();
          }}
          onBlur={() => setTyping(false)}
          onChange={(event) => onValueChange(event.currentTarget.value.slice(0, 20))}
        />
      </div>
      {wrong && (
        <p id={`${id}-wrong`} className="stake-input-wrong">
          {wrong}
        </p>
      )}
    </div>
  );
}
