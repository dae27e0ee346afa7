import type { Currency } from '@bahati/money/currencies.ts';
import { currencySymbol, formatAmount } from '@bahati/money/format.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useBrand } from '#features/brand/use-brand.ts';

/** Regional forms: commas between thousands, the day before the month. */
const regional: Record<string, string> = { en: 'en-KE', sw: 'sw-KE' };

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const dates = {
  time: { day: 'numeric', month: 'short', year: 'numeric', ...clock },
  clock,
  shortTime: { day: 'numeric', month: 'short', ...clock },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
  shortDay: { day: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const numbers = {
  figures: twoDecimals,
  percent: { style: 'percent', ...twoDecimals },
  count: {},
  compact: { notation: 'compact', maximumFractionDigits: 1 },
  change: { style: 'percent', maximumFractionDigits: 1 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

/** A formatter is dear to make and cheap to use: each is made once. */
const made = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>();

function dateFormat(kind: keyof typeof dates, locale: string, timeZone: string | undefined) {
  const key = `${kind} ${locale} ${timeZone}`;
  let format = made.get(key) as Intl.DateTimeFormat | undefined;
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { ...dates[kind], ...(timeZone ? { timeZone } : {}) });
    made.set(key, format);
  }
  return (instant: string) => format.format(new Date(instant));
}

function numberFormat(kind: keyof typeof numbers, locale: string): Intl.NumberFormat {
  const key = `${kind} ${locale}`;
  let format = made.get(key) as Intl.NumberFormat | undefined;
  if (!format) {
    format = new Intl.NumberFormat(locale, numbers[kind]);
    made.set(key, format);
  }
  return format;
}

/** Times and figures for the eye: the reader's language, the brand's time zone. */
export function useFormat() {
  const { language: tag } = useTranslation();
  const { timeZone } = useBrand();
  const locale = regional[tag] ?? tag;
  return {
    locale,
    time: (instant: string) => dateFormat('time', locale, timeZone)(instant),
    /** As short as it is known within a year. */
    shortTime: (instant: string) => dateFormat('shortTime', locale, timeZone)(instant),
    clock: (instant: string) => dateFormat('clock', locale, timeZone)(instant),
    /** A date of the calendar, yyyy-MM-dd: the same day in every zone. */
    date: (day: string) => dateFormat('date', locale, 'UTC')(day),
    day: (instant: string) => dateFormat('day', locale, timeZone)(instant),
    /** A month of the calendar, yyyy-MM. */
    monthName: (month: string) => dateFormat('month', locale, 'UTC')(`${month}-01`),
    /** A date of the calendar as short as it is known within a year. */
    shortDay: (day: string) => dateFormat('shortDay', locale, 'UTC')(day),
    /** An amount inside a sentence; on its own it is an `Amount`. */
    money: (amount: string, currency: Currency) =>
      `${currencySymbol(currency)} ${formatAmount(amount, currency, locale)}`,
    /** The figures of a wire amount whose symbol stands apart. */
    figures: (amount: string) =>
      numberFormat('figures', locale).format(amount as Intl.StringNumericLiteral),
    percent: (basisPoints: number) => numberFormat('percent', locale).format(basisPoints / 10_000),
    count: (value: number) => numberFormat('count', locale).format(value),
    /** The end of a scale, as short as it can be read. */
    compact: (value: number) => numberFormat('compact', locale).format(value),
    /** By how much something changed, without its sign. */
    change: (basisPoints: number) => numberFormat('change', locale).format(basisPoints / 10_000),
  };
}
