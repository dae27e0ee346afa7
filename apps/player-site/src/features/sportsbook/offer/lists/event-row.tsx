/** An event in a list: when, who, how it stands, and the market of the columns. */
import type { EventRow as Row, OfferedEvent } from '@bahati/contract/sportsbook/offer.ts';
import { VisuallyHidden } from '@bahati/ui/visually-hidden/visually-hidden.tsx';
import { memo, useRef } from 'react';
import { useFormat } from '#features/language/use-format.ts';
import { useOfferedEvent, useRowKeys } from '#features/sportsbook/live/use-offer.ts';
import { useSeenTopic } from '#features/sportsbook/live/use-seen-topic.ts';
import { CountryMark } from '#features/sportsbook/names/country-mark.tsx';
import { nameOf } from '#features/sportsbook/names/event-name.ts';
import { Shirt } from '#features/sportsbook/names/shirt.tsx';
import { FavouriteStar } from '#features/sportsbook/favourites/favourite-star.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { LiveClock } from '#features/sportsbook/offer/live-clock.tsx';
import { RowMarket } from './row-market.tsx';
import { ownPoints } from '#features/sportsbook/offer/clock.rules.ts';
import { secondMarket } from './columns.rules.ts';
import { useWide } from '#features/sportsbook/offer/use-wide.ts';
import { ViewLink } from '#features/sportsbook/offer/view-link.tsx';
import './event-row.css';

export type EventRowProps = {
  row: Row;
  /** The market of the columns, by its code. */
  market: string;
  /** Under a heading that names it already it is left out. */
  isCompetitionShown: boolean;
};

export const EventRow = memo(function EventRow({ row, market, isCompetitionShown }: EventRowProps) {
  const ref = useRef<HTMLLIElement>(null);
  const event = useOfferedEvent(row.id) ?? row;
  useSeenTopic(ref, `row:${row.id}`);
  const keys = useRowKeys(row.id);
  const isWide = useWide();
  const second = isWide ? secondMarket(event.sport, market) : undefined;
  return (
    <li ref={ref} className="event-row" data-outright={event.isOutright ? '' : undefined}>
      <RowHead event={event} isCompetitionShown={isCompetitionShown} />
      {event.isOutright ? <Outright event={event} /> : <Sides event={event} />}
      <div className="event-row-markets">
        <RowMarket event={event} keys={keys} market={market} />
        {second !== undefined && <RowMarket event={event} keys={keys} market={second} />}
      </div>
    </li>
  );
});

function RowHead({
  event,
  isCompetitionShown,
}: {
  event: OfferedEvent;
  isCompetitionShown: boolean;
}) {
  const { clock } = useFormat();
  return (
    <div className="event-row-head">
      {event.state === 'live' ? (
        <LiveClock event={event} />
      ) : (
        <time className="event-row-time" dateTime={event.startsAt}>
          {clock(event.startsAt)}
        </time>
      )}
      {isCompetitionShown && (
        <span className="event-row-competition">
          <CountryMark code={event.country} />
          <span>{event.competition.name}</span>
        </span>
      )}
      <MoreMarkets event={event} />
      <FavouriteStar kind="event" id={event.id} name={nameOf(event)} />
    </div>
  );
}

function Sides({ event }: { event: OfferedEvent }) {
  const { t } = useTranslation();
  const { inPlay, participants } = event;
  const isOn = event.state === 'live' || event.state === 'ended';
  return (
    <ViewLink view={{ event: event.id }} className="event-row-sides">
      {participants.slice(0, 2).map((side, at) => (
        <span key={side.id} className="event-row-side">
          <Shirt colours={side.colours} />
          <span className="event-row-name">{side.name}</span>
          {inPlay?.turn === (at === 0 ? 'home' : 'away') && (
            <span className="event-row-turn" title={t('book_turn')} />
          )}
          {isOn && inPlay && <SideScore event={event} at={at} />}
        </span>
      ))}
    </ViewLink>
  );
}

/** Points of the running game, the running part where parts are won, and the score. */
function SideScore({ event, at }: { event: OfferedEvent; at: number }) {
  const { inPlay, sport } = event;
  if (!inPlay?.score) return null;
  const points = ownPoints(inPlay)?.[at];
  const running = inPlay.parts[inPlay.part - 1]?.[at];
  const isWonByParts = inPlay.parts.length > 0 && countsParts.has(sport);
  return (
    <span className="event-row-score">
      {points !== undefined && <span className="event-row-points">{points}</span>}
      {isWonByParts && running !== undefined && <span>{running}</span>}
      <b>{inPlay.score[at]}</b>
    </span>
  );
}

/** Their score counts sets or maps, so that the running one is shown beside it. */
const countsParts = new Set([
  'tennis',
  'table_tennis',
  'volleyball',
  'darts',
  'cs2',
  'valorant',
  'dota2',
  'lol',
]);

function Outright({ event }: { event: OfferedEvent }) {
  const { t } = useTranslation();
  return (
    <ViewLink view={{ event: event.id }} className="event-row-sides">
      <span className="event-row-name">{event.name}</span>
      <span className="event-row-field">
        {t('book_entrants', { count: event.participants.length })}
      </span>
    </ViewLink>
  );
}

function MoreMarkets({ event }: { event: OfferedEvent }) {
  const { t } = useTranslation();
  const more = event.marketCount - 1;
  return (
    <ViewLink view={{ event: event.id }} className="event-row-more">
      <VisuallyHidden>
        {t('book_more_markets', { count: Math.max(0, more), event: nameOf(event) })}
      </VisuallyHidden>
      <span aria-hidden="true">{more > 0 && `+${more}`}</span>
    </ViewLink>
  );
}
