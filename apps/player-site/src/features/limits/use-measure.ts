import type { PlayLimit } from '@bahati/contract/player-site/responsible-gambling/limits.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { useFormat } from '#features/system/use-format.ts';
import type { LimitKind } from './limit-words.ts';

/** A limit's measure in words: money, or hours and minutes. */
export function useMeasure(currency: Currency): (kind: LimitKind, measure: string) => string {
  const { money } = useFormat();
  const { minutes } = useLengths();
  return (kind, measure) =>
    kind === 'session' ? minutes(Number(measure)) : money(measure, currency);
}

/** Lengths of time in the reader's words: "2 hours 30 minutes", "siku 7". */
export function useLengths() {
  const { locale } = useFormat();
  const say = (value: number, unit: string, unitDisplay: 'long' | 'short' = 'long') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(value);
  return {
    /** For a chip, where there is little room. */
    shortMinutes: (all: number) =>
      all % 60 === 0 ? say(all / 60, 'hour', 'short') : say(all, 'minute', 'short'),
    days: (days: number) => say(days, 'day'),
    months: (months: number) => (months < 12 ? say(months, 'month') : say(months / 12, 'year')),
    minutes(all: number): string {
      const [hours, rest] = [Math.floor(all / 60), all % 60];
      if (hours === 0) return say(rest, 'minute');
      return rest === 0 ? say(hours, 'hour') : `${say(hours, 'hour')} ${say(rest, 'minute')}`;
    },
  };
}

/** How much of a limit is used, from 0 to 100, for the eye. */
export function percentUsed({ used, amount }: Pick<PlayLimit, 'used' | 'amount'>): number {
  const [part, whole] = [used, amount].map((measure) => BigInt(measure.replace('.', '')));
  if (!whole || part === undefined || part >= whole) return 100;
  return Number((part * 100n) / whole);
}
