/** What happened last, in words, beside the ground where there is room. */
import type { BookIncident, OfferedEvent } from '@bahati/contract/sportsbook/offer.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useIncidentWords } from './use-incident-words.ts';

/** As many as stand beside the ground. */
const shownIncidents = 9;

export function TrackerStory({
  event,
  incidents,
}: {
  event: OfferedEvent;
  incidents: readonly BookIncident[];
}) {
  const { t } = useTranslation();
  const say = useIncidentWords(event);
  const story = incidents
    .map((one) => ({ ...one, words: say(one) ?? '' }))
    .filter(({ words }) => words !== '')
    .slice(-shownIncidents)
    .toReversed();
  return (
    <section className="tracker-story" aria-label={t('book_timeline')}>
      <h2>{t('book_timeline')}</h2>
      {story.length === 0 ? (
        <p className="quiet">{t('book_timeline_none')}</p>
      ) : (
        <ol>
          {story.map(({ number, clock, side, words, score }) => (
            <li key={number} data-side={side ?? undefined}>
              {clock !== null && <span>{`${Math.floor(clock / 60) + 1}'`}</span>}
              <span>{words}</span>
              {score && <b>{score.join('–')}</b>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
