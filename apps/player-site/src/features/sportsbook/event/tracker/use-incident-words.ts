import type { BookIncident, OfferedEvent } from '@bahati/contract/sportsbook/offer.ts';
import { useNames } from '#features/sportsbook/names/use-names.ts';
import { useTranslation } from '#site/words/use-translation.ts';

/** Says an incident in words; undefined for a kind that the site has none for. */
export function useIncidentWords(event: OfferedEvent) {
  const { t, has } = useTranslation();
  const names = useNames();
  return ({ kind, side, part }: BookIncident): string | undefined => {
    const key = `book_incident_${kind}`;
    if (!has(key)) return undefined;
    if (kind === 'part_start' || kind === 'part_end')
      return t('book_incident_of', { what: names.part(event.sport, part), side: t(key) });
    const who = side && event.participants[side === 'home' ? 0 : 1]?.name;
    return who ? t('book_incident_of', { what: t(key), side: who }) : t(key);
  };
}
