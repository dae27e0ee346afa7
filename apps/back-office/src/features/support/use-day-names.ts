import { useMemo } from 'react';
import { useWords } from '#office/words/use-words.ts';

/** The days of the week from Monday on, in short. */
export function useDayNames(): string[] {
  const { locale } = useWords();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
    // The first of June 2026 is a Monday.
    return Array.from({ length: 7 }, (_, at) => format.format(Date.UTC(2026, 5, at + 1)));
  }, [locale]);
}
