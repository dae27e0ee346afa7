/** Who plays, when, and how it stands. */
import type { OfferedEvent } from '@bahati/contract/sportsbook/offer.ts';
import { ChevronLeftIcon } from '@bahati/ui/icons/icons.tsx';
import { VisuallyHidden } from '@bahati/ui/visually-hidden/visually-hidden.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { FavouriteStar } from '#features/sportsbook/favourites/favourite-star.tsx';
import { CountryMark } from '#features/sportsbook/names/country-mark.tsx';
import { nameOf } from '#features/sportsbook/names/event-name.ts';
import { Shirt } from '#features/sportsbook/names/shirt.tsx';
import { useNames } from '#features/sportsbook/names/use-names.ts';
import { ownPoints } from '#features/sportsbook/offer/clock.rules.ts';
import { LiveClock } from '#features/sportsbook/offer/live-clock.tsx';
import { ViewLink } from '#features/sportsbook/offer/view-link.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import './event-header.css';

export function EventHeader({ event }: { event: OfferedEvent }) {
  const { t } = useTranslation();
  const names = useNames();
  const round = useRound(event);
  return (
    <header className="event-header">
      <div className="event-header-top">
        <ViewLink
          view={{ sport: event.sport, competition: event.competition.id }}
          className="event-back"
        >
          <ChevronLeftIcon size={20} />
          <CountryMark code={event.country} />
          <VisuallyHidden>{names.country(event.country)}</VisuallyHidden>
          <span>
            {event.competition.name}
            {round !== null && <small>{round}</small>}
          </span>
        </ViewLink>
        <FavouriteStar kind="event" id={event.id} name={nameOf(event)} />
      </div>
      {event.isOutright ? <Outright event={event} /> : <Board event={event} />}
      {event.isSuspended && event.state === 'live' && (
        <p className="event-suspended" role="status">
          {t('book_suspended')}
        </p>
      )}
    </header>
  );
}

/** Rounds and races that are counted are told in the page's language; others have names. */
function useRound({ round }: OfferedEvent): string | null {
  const { t } = useTranslation();
  const [, kind, number = ''] = /^(Round|Race) (\d+)$/.exec(round ?? '') ?? [];
  if (kind === undefined) return round;
  return t(kind === 'Round' ? 'book_part_round' : 'book_part_race', { number });
}

function Outright({ event }: { event: OfferedEvent }) {
  const { t } = useTranslation();
  const { clock, day } = useFormat();
  return (
    <div className="event-outright">
      <h1>{event.name}</h1>
      <p>
        {event.state === 'upcoming' || event.state === 'live'
          ? `${day(event.startsAt)} · ${clock(event.startsAt)}`
          : t(`book_state_${event.state}`)}
      </p>
      {event.eachWay && <p>{t('book_each_way', event.eachWay)}</p>}
    </div>
  );
}

function Board({ event }: { event: OfferedEvent }) {
  const [home, away] = event.participants;
  return (
    <>
      <h1 className="event-board-name">{nameOf(event)}</h1>
      <div className="event-board">
        {home && <Side side={home} isTurn={event.inPlay?.turn === 'home'} />}
        <Middle event={event} />
        {away && <Side side={away} isTurn={event.inPlay?.turn === 'away'} />}
      </div>
      {event.inPlay && event.inPlay.parts.length > 0 && <Parts event={event} />}
    </>
  );
}

function Side({ side, isTurn }: { side: OfferedEvent['participants'][number]; isTurn: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="event-side">
      <Shirt colours={side.colours} size={44} />
      <span className="event-side-name">
        {side.name}
        {isTurn && <span className="event-row-turn" title={t('book_turn')} />}
      </span>
    </div>
  );
}

function Middle({ event }: { event: OfferedEvent }) {
  const { t } = useTranslation();
  const { clock, day } = useFormat();
  const { inPlay, state, startsAt } = event;
  const points = inPlay && ownPoints(inPlay);
  if (inPlay?.score && (state === 'live' || state === 'ended'))
    return (
      <div className="event-middle">
        <p className="event-score">
          {inPlay.score[0]}
          <span aria-hidden="true">–</span>
          {inPlay.score[1]}
        </p>
        {points && <p className="event-points">{points.join(' : ')}</p>}
        {state === 'live' ? <LiveClock event={event} /> : <p>{t('book_state_ended')}</p>}
      </div>
    );
  return (
    <div className="event-middle">
      <p className="event-score">{clock(startsAt)}</p>
      <p className="event-day">{day(startsAt)}</p>
      {state !== 'upcoming' && <p className="event-state">{t(`book_state_${state}`)}</p>}
    </div>
  );
}

/** The score of each part so far. */
function Parts({ event }: { event: OfferedEvent }) {
  const names = useNames();
  return (
    <ol className="event-parts">
      {event.inPlay?.parts.map((score, at) => (
        <li key={`${at + 1}`}>
          <span>{names.part(event.sport, at + 1)}</span>
          <b>{score.join('–')}</b>
        </li>
      ))}
    </ol>
  );
}
