import type { Currency } from '@bahati/money/currencies.ts';
import { currencySymbol, formatAmount } from '@bahati/money/format.ts';
import { useEffect, useRef } from 'react';
import { useFormat } from '#features/language/use-format.ts';
import { readLowData } from '#features/low-data/low-data.ts';
import { climbed } from './climb.rules.ts';

const climbMs = 1_600;

/** An amount that climbs to what the server said, never past it; a lower one is there at once. */
export function ClimbingAmount({ value, currency }: { value: string; currency: Currency }) {
  const { locale } = useFormat();
  const figures = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    const from = shown.current;
    const isStill = readLowData() || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const startedAt = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const progress = isStill ? 1 : Math.min(1, Math.max(0, (now - startedAt) / climbMs));
      shown.current = climbed(from, value, progress);
      if (figures.current)
        figures.current.textContent = formatAmount(shown.current, currency, locale);
      if (progress < 1 && shown.current !== value) frame = requestAnimationFrame(step);
    };
    step(startedAt);
    return () => cancelAnimationFrame(frame);
  }, [value, currency, locale]);
  return (
    <span className="jackpot-amount tabular" dir="ltr">
      <span className="jackpot-symbol">{currencySymbol(currency)}</span> <span ref={figures} />
    </span>
  );
}
