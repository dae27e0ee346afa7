/** Names of sports, countries, markets and outcomes in the reader's language. */
import { isSport, sports } from '@bahati/book-rules/sports.ts';
import { useMemo } from 'react';
import { useFormat } from '#features/language/use-format.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import {
  columnName,
  marketName,
  type NamedEvent,
  outcomeName,
  partName,
  spokenName,
  type SideName,
  type Speaker,
} from './outcome-names.rules.ts';

const regions = new Map<string, Intl.DisplayNames>();

function regionName(code: string, locale: string): string {
  const made = regions.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  regions.set(locale, made);
  try {
    return made.of(code) ?? code;
  } catch {
    return code;
  }
}

const kindsOf = (sport: string) => sports[isSport(sport) ? sport : 'football'];

export function useNames() {
  const { t, has } = useTranslation();
  const { locale } = useFormat();
  return useMemo(() => {
    const speaker: Speaker = { t: t as Speaker['t'], has };
    const sport = (code: string): string => {
      const key = `book_sport_${code}`;
      return has(key) ? t(key) : code;
    };
    return {
      sport,
      country: (code: string): string =>
        code === 'INT' ? t('book_international') : regionName(code, locale),
      part: (code: string, part: number): string => partName(part, kindsOf(code).part, speaker),
      market: (key: string, event: NamedEvent): string =>
        marketName(key, event, kindsOf(event.sport), speaker),
      outcome: (key: string, outcome: string, event: NamedEvent, form?: SideName): string =>
        outcomeName(key, outcome, event, speaker, form),
      /** As a button says it aloud, without what stands around it. */
      spoken: (key: string, outcome: string, event: NamedEvent): string =>
        spokenName(key, outcome, event, kindsOf(event.sport), speaker),
      column: (key: string, outcome: string): string => columnName(key, outcome, speaker),
    };
  }, [t, has, locale]);
}
