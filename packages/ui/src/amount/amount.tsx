import { useState } from 'react';
import { type Currency, currencies } from '@bahati/money/currencies.ts';
import { formatAmount } from '@bahati/money/format.ts';
import { compareDecimals } from '@bahati/ui/amount-field/typed-amount.ts';
import { VisuallyHidden } from '@bahati/ui/visually-hidden/visually-hidden.tsx';
import './amount.css';

export type AmountProps = {
  /** The wire's decimal string. */
  value: string;
  currency: Currency;
  locale: string;
  size?: 's' | 'm' | 'l' | 'xl' | undefined;
  tone?: 'text' | 'quiet' | 'win' | 'loss' | 'brass' | undefined;
  sign?: 'auto' | 'always' | undefined;
  isHidden?: boolean | undefined;
  /** Spoken in place of a hidden amount. */
  hiddenLabel?: string | undefined;
  isAnimated?: boolean | undefined;
};

type Change = { value: string; direction: 'up' | 'down' | undefined };

export function Amount({
  value,
  currency,
  locale,
  size = 'm',
  tone = 'text',
  sign = 'auto',
  isHidden = false,
  hiddenLabel,
  isAnimated = false,
}: AmountProps) {
  const [change, setChange] = useState<Change>({ value, direction: undefined });
  if (change.value !== value) {
    const isLess = compareDecimals(value, change.value) < 0;
    setChange({ value, direction: isLess ? 'down' : 'up' });
  }
  const { symbol } = currencies[currency];
  const plus = sign === 'always' && compareDecimals(value, '0') > 0 ? '+' : '';
  const minus = value.startsWith('-') ? '−' : '';
  const figures = formatAmount(value.replace('-', ''), currency, locale);
  const roll = isAnimated && !isHidden ? change.direction : undefined;
  return (
    <span className={`ui-amount ui-amount-${size} ui-amount-${tone}`} dir="ltr">
      <VisuallyHidden>
        {isHidden ? hiddenLabel : `${plus}${minus}${symbol} ${figures}`}
      </VisuallyHidden>
      <span className="ui-amount-shown" aria-hidden="true">
        <span className="ui-amount-symbol">{isHidden ? symbol : `${plus}${minus}${symbol}`}</span>
        {isHidden ? <HiddenFigures /> : <Figures text={figures} roll={roll} />}
      </span>
    </span>
  );
}

function HiddenFigures() {
  return <span className="ui-amount-dots">••••</span>;
}

/**
 * Each figure is keyed by its place and its digit: only a digit that changed is mounted
 * anew, and mounting is what rolls it in.
 */
function Figures({ text, roll }: { text: string; roll: Change['direction'] }) {
  const characters = Array.from(text);
  const pointAt = text.lastIndexOf('.');
  return (
    <span className="ui-amount-figures" data-roll={roll}>
      {characters.map((character, at) => {
        const place = characters.length - at;
        const isMinor = pointAt >= 0 && at >= pointAt;
        return (
          <span key={`${place}${character}`} className={isMinor ? 'ui-amount-minor' : undefined}>
            {character}
          </span>
        );
      })}
    </span>
  );
}
