/** Events in play and those that start soon, for home: a row of each to slide through. */
import { ChevronRightIcon } from '@bahati/ui/icons/icons.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { Shirt } from '#features/sportsbook/names/shirt.tsx';
import { SportIcon } from '#features/sportsbook/names/sport-icon.tsx';
import { OddsButton } from '#features/sportsbook/odds/odds-button.tsx';
import {
  columnMarkets,
  columnOutcomes,
  keyOfRow,
} from '#features/sportsbook/offer/lists/columns.rules.ts';
import { LiveClock } from '#features/sportsbook/offer/live-clock.tsx';
import { useOfferedEvent, useRowKeys } from '#features/sportsbook/live/use-offer.ts';
import { useSeenTopic } from '#features/sportsbook/live/use-seen-topic.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import type { EventRow } from '@bahati/contract/sportsbook/offer.ts';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { type HomeWhen, useHomeEvents } from './use-home-events.ts';
import './home-events.css';

/** Nothing shows while it is not known, or where a brand has no book or no events. */
export function HomeEvents({ when }: { when: HomeWhen }) {
  const { t } = useTranslation();
  const rows = useHomeEvents(when);
  if (!rows || rows.length === 0) return null;
  const title = t(when === 'live' ? 'book_home_live' : 'book_home_soon');
  return (
    <section className="home-events" aria-label={title}>
      <header>
        <h2>
          {when === 'live' && <span className="live-dot" aria-hidden="true" />}
          {title}
        </h2>
        <Link to="/sports" search={{ when }} className="text-link">
          {t('book_home_all')}
          <ChevronRightIcon size={18} />
        </Link>
      </header>
      <ul>
        {rows.map((row) => (
          <HomeEvent key={row.id} row={row} />
        ))}
      </ul>
    </section>
  );
}

function HomeEvent({ row }: { row: EventRow }) {
  const ref = useRef<HTMLLIElement>(null);
  const { shortTime } = useFormat();
  const event = useOfferedEvent(row.id) ?? row;
  const keys = useRowKeys(row.id);
  useSeenTopic(ref, `row:${row.id}`);
  const code = columnMarkets(event.sport)[0] ?? 'winner';
  const key = keyOfRow(keys, code);
  return (
    <li ref={ref} className="home-event">
      <div className="home-event-head">
        <SportIcon sport={event.sport} size={16} />
        {event.state === 'live' ? (
          <LiveClock event={event} />
        ) : (
          <time dateTime={event.startsAt}>{shortTime(event.startsAt)}</time>
        )}
        <span>{event.competition.name}</span>
      </div>
      <Link to="/sports" search={{ event: event.id }} className="home-event-sides">
        {event.participants.slice(0, 2).map((side, at) => (
          <span key={side.id}>
            <Shirt colours={side.colours} />
            <span className="event-row-name">{side.name}</span>
            {event.state === 'live' && <b>{event.inPlay?.score?.[at]}</b>}
          </span>
        ))}
      </Link>
      <div className="home-event-odds">
        {key !== undefined &&
          columnOutcomes(code).map((outcome) => (
            <OddsButton key={outcome} event={event} market={key} outcome={outcome} />
          ))}
      </div>
    </li>
  );
}
