/** A match day that takes bets: its matches with their odds. */
import type { EventRow } from '@bahati/contract/sportsbook/offer.ts';
import { useFormat } from '#features/language/use-format.ts';
import { Shirt } from '#features/sportsbook/names/shirt.tsx';
import { RowMarket } from '#features/sportsbook/offer/lists/row-market.tsx';
import { ViewLink } from '#features/sportsbook/offer/view-link.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { DayHead } from './day-head.tsx';
import type { VirtualDayShown } from './use-virtuals.ts';

export function OpenDay({
  day,
  aheadMs,
  isNext,
}: {
  day: VirtualDayShown;
  aheadMs: number;
  isNext: boolean;
}) {
  const { t } = useTranslation();
  const { clock } = useFormat();
  const endsAtMs = Math.round((Date.parse(day.startsAt) - aheadMs) / 1_000) * 1_000;
  return (
    <article className="virtual-day">
      <DayHead
        day={day}
        note={t('virtual_kick_off', { time: clock(day.startsAt) })}
        clock={isNext ? { label: t('virtual_next'), endsAtMs } : undefined}
      />
      <div className="virtual-columns" aria-hidden="true">
        <span>1</span>
        <span>X</span>
        <span>2</span>
      </div>
      <ul className="virtual-matches">
        {day.events.map((event) => (
          <OpenMatch key={event.id} event={event} />
        ))}
      </ul>
    </article>
  );
}

function OpenMatch({ event }: { event: EventRow }) {
  return (
    <li className="virtual-match">
      <ViewLink view={{ event: event.id }} className="virtual-match-sides">
        {event.participants.map((side) => (
          <span key={side.id} className="virtual-match-side">
            <Shirt colours={side.colours} />
            <span>{side.name}</span>
          </span>
        ))}
      </ViewLink>
      <RowMarket
        event={event}
        keys={event.markets.map(({ market }) => market).join(' ')}
        market="1x2"
      />
    </li>
  );
}
