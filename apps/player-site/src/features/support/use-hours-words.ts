import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';

export type Hours = { days: readonly number[]; opens: string; closes: string };

/** The first of these days of 2024 is a Monday, as is ISO's first day. */
const mondayMs = Date.UTC(2024, 0, 1, 12);
const dayMs = 86_400_000;

/** When a department answers: "Monday to Friday, 12:00–21:00". */
export function useHoursWords(): (hours: Hours) => string {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const name = (day: number) => format.format(mondayMs + (day - 1) * dayMs);
  const daysWords = (days: readonly number[]) => {
    const inOrder = days.toSorted((a, b) => a - b);
    const [first = 1, last = 7] = [inOrder[0], inOrder.at(-1)];
    if (inOrder.length === 7) return t('chat_every_day');
    const isRange = inOrder.length > 2 && last - first === inOrder.length - 1;
    if (isRange) return t('chat_days_range', { first: name(first), last: name(last) });
    return inOrder.map((day) => name(day)).join(', ');
  };
  return ({ days, opens, closes }) =>
    opens === '00:00' && closes === '24:00'
      ? t('chat_hours_all_day', { days: daysWords(days) })
      : t('chat_hours', { days: daysWords(days), opens, closes });
}
