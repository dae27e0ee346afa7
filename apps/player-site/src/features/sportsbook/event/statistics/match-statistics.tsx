/** The match as it is played: figures of both sides, and its story. */
import type { OfferedEvent } from '@bahati/contract/sportsbook/offer.ts';
import { storyOf } from '#features/sportsbook/event/tracker/tracker.rules.ts';
import { useIncidentWords } from '#features/sportsbook/event/tracker/use-incident-words.ts';
import type { EventAnswer } from '#features/sportsbook/event/use-event.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { orderedStatistics, shareOf } from './statistics.rules.ts';

export function MatchStatistics({
  event,
  answer: { statistics, incidents },
}: {
  event: OfferedEvent;
  answer: EventAnswer;
}) {
  const { t, has } = useTranslation();
  const known = orderedStatistics(statistics).filter(([name]) => has(`book_stat_${name}`));
  const story = storyOf(incidents);
  if (known.length === 0 && story.length === 0) return null;
  return (
    <div className="statistics-card">
      <h2>{t('book_statistics_match')}</h2>
      {known.length > 0 && (
        <dl className="statistics-bars">
          {known.map(([name, values]) => (
            <Bar key={name} name={name} values={values} />
          ))}
        </dl>
      )}
      <h3 className="statistics-story-title">{t('book_timeline')}</h3>
      {story.length === 0 ? (
        <p className="quiet">{t('book_timeline_none')}</p>
      ) : (
        <ol className="statistics-story">
          {story.map((one) => (
            <StoryLine key={one.number} event={event} incident={one} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Bar({ name, values }: { name: string; values: readonly [number, number] }) {
  const { t, has } = useTranslation();
  const key = `book_stat_${name}`;
  return (
    <div className="statistics-bar">
      <dt>{has(key) && t(key)}</dt>
      <dd>
        <b>{values[0]}</b>
        <span className="statistics-track" aria-hidden="true">
          <span style={{ width: `${shareOf(values)}%` }} />
        </span>
        <b>{values[1]}</b>
      </dd>
    </div>
  );
}

function StoryLine({
  event,
  incident,
}: {
  event: OfferedEvent;
  incident: EventAnswer['incidents'][number];
}) {
  const say = useIncidentWords(event);
  const { clock, score, side, kind } = incident;
  return (
    <li data-side={side ?? undefined} data-kind={kind}>
      {clock !== null && (
        <span className="statistics-minute">{`${Math.floor(clock / 60) + 1}'`}</span>
      )}
      <span>{say(incident)}</span>
      {score && <b className="statistics-score">{score.join('–')}</b>}
    </li>
  );
}
